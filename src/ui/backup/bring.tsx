/** Brings games in: from a file, a code, a link, a text, or a copy that this phone took. A preview comes first. */
import { useEffect, useState } from "preact/hooks";
import type { Step } from "../../game/keeping";
import type { Keeper } from "../../session/keeping/carrying";
import type { Incoming, Source } from "../../session/keeping/incoming";
import type { Renames } from "../../share/backup/rename";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { TopBar } from "../parts/top-bar";
import { addressNow, go, replace, up } from "../router";
import { broughtWords, incomingWords } from "../words/incoming";
import { KEEPING_WORDS } from "../words/keeping";
import { BringPreview } from "./preview";
import { snapshotIn } from "./snapshot-address";
import { useKeeper } from "./use-keeper";
import { Ways } from "./ways";
import "./backup.css";

type Stage =
  | { readonly at: "ways"; readonly why?: string }
  | { readonly at: "reading" }
  | { readonly at: "preview"; readonly incoming: Incoming; readonly source: Source; readonly why?: string }
  | { readonly at: "brought"; readonly step: Step; readonly incoming: Incoming };

export function Bring({ device }: { readonly device: Device }) {
  const keeper = useKeeper(device);
  const [stage, setStage] = useState<Stage>({ at: "ways" });
  const [renames, setRenames] = useState<Renames>(new Map());
  const address = addressNow.value;
  const read = async (source: Source, from: Keeper | undefined = keeper) => {
    if (!from) return;
    setStage({ at: "reading" });
    const incoming = await from.readIncoming(source);
    setStage(
      incoming.ok
        ? { at: "preview", incoming: incoming.value, source }
        : { at: "ways", why: incomingWords(incoming.error) },
    );
  };
  // A link or a copy in the address is read at once.
  useEffect(() => {
    if (keeper) void sourceIn(address, keeper).then((source) => source && read(source, keeper));
  }, [keeper, address]);
  const bring = async ({ incoming, source }: Extract<Stage, { at: "preview" }>) => {
    setStage({ at: "reading" });
    const done = await keeper?.bringIn(incoming.plan, renames);
    if (done?.ok) setStage({ at: "brought", step: done.value, incoming });
    // Something here has grown meanwhile: the preview is made again.
    else if (done?.error === "taken") void read(source);
    else setStage({ at: "preview", incoming, source, why: KEEPING_WORDS[done?.error ?? "lost"] });
  };
  const again = () => {
    setRenames(new Map());
    setStage({ at: "ways" });
    replace("bring");
  };
  return (
    <main class="screen bring" aria-busy={stage.at === "reading"}>
      <TopBar
        title="Bring games in"
        subtitle={stage.at === "brought" ? undefined : "Nothing has been changed yet"}
        onBack={() => up()}
        // Taking a new version loads the page again, and the preview would be lost.
        update={stage.at === "ways" || stage.at === "brought"}
      />
      {stage.at === "ways" && <Ways device={device} why={stage.why} onRead={(source) => void read(source)} />}
      {stage.at === "reading" && (
        <p class="reading" role="status">
          Reading…
        </p>
      )}
      {stage.at === "preview" && (
        <BringPreview
          incoming={stage.incoming}
          why={stage.why}
          renames={renames}
          onRename={setRenames}
          onBring={() => void bring(stage)}
          onCancel={again}
        />
      )}
      {stage.at === "brought" && keeper && <Brought stage={stage} keeper={keeper} onUndone={again} />}
    </main>
  );
}

async function sourceIn(address: string, keeper: Keeper): Promise<Source | undefined> {
  const [, screen = "", carried] = address.split("/");
  if (screen !== "bring" || carried === undefined || carried === "") return undefined;
  const key = snapshotIn(carried);
  if (!key) return { is: "text", text: address };
  const found = await keeper.snapshot(key);
  return found.ok && found.value ? { is: "bytes", bytes: found.value } : undefined;
}

interface BroughtProps {
  readonly stage: Extract<Stage, { at: "brought" }>;
  readonly keeper: Keeper;
  readonly onUndone: () => void;
}

function Brought({ stage: { step, incoming }, keeper, onUndone }: BroughtProps) {
  const { running, preview } = incoming;
  const [why, setWhy] = useState<string>();
  const undo = async () => {
    const done = await keeper.undo(step);
    if (done.ok) onUndone();
    else setWhy(KEEPING_WORDS[done.error]);
  };
  return (
    <>
      <section class="panel brought">
        <h2>
          <span role="status">{broughtWords(preview)}</span>
        </h2>
        <p class="muted">{why ?? "Nothing was overwritten."}</p>
      </section>
      <div class="actions">
        {running === undefined ? (
          <MainButton onPress={() => go("games")}>See the games</MainButton>
        ) : (
          <MainButton onPress={() => replace("table", running)}>Go on playing</MainButton>
        )}
        <MainButton kind="second" onPress={() => void undo()}>
          Undo
        </MainButton>
      </div>
    </>
  );
}
