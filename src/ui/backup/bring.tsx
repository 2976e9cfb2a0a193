/** Brings games in: from a file, a code, a link, a text, or a copy that this phone took. A preview comes first. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../game/keeping";
import type { Keeper } from "../../session/keeping/carrying";
import type { Incoming, Source } from "../../session/keeping/incoming";
import type { Renames } from "../../share/backup/rename";
import type { Device } from "../device";
import { TopBar } from "../parts/top-bar";
import { addressNow, replace, up } from "../router";
import { BRING_WORDS, incomingWords } from "../words/incoming";
import { KEEPING_WORDS } from "../words/keeping";
import { Brought } from "./brought";
import { BringPreview } from "./preview";
import { snapshotIn } from "./snapshot-address";
import { Ways } from "./ways";
import "./backup.css";

interface WaysIn {
  readonly at: "ways";
  /** Why the last one could not be read. */
  readonly why?: string | undefined;
}

interface Previewed {
  readonly at: "preview";
  readonly incoming: Incoming;
  readonly source: Source;
  /** The answers so far about people who may be known here. */
  readonly renames: Renames;
  /** Why it was not brought in. */
  readonly why?: string | undefined;
}

type Stage =
  | WaysIn
  | { readonly at: "reading" }
  | Previewed
  | { readonly at: "brought"; readonly keeper: Keeper; readonly step: Step; readonly incoming: Incoming };

const WAYS: WaysIn = { at: "ways" };

export function Bring({ device }: { readonly device: Device }) {
  const [stage, setStage] = useState<Stage>(WAYS);
  /** A job that is overtaken by a later one shows nothing. */
  const jobs = useRef(0);
  const address = addressNow.value;
  /** Shows the stage that a job leads to; if it fails, the one before with the reason. */
  const show = useCallback(
    async (before: WaysIn | Previewed, job: (keeper: Keeper) => Promise<Stage>) => {
      jobs.current += 1;
      const mine = jobs.current;
      setStage({ at: "reading" });
      const next = await stageAfter(before, device, job);
      if (mine === jobs.current) setStage(next);
    },
    [device],
  );
  // A link or a copy in the address is read at once.
  useEffect(() => {
    const [, screen = "", carried = ""] = address.split("/");
    if (screen === "bring" && carried !== "") void show(WAYS, (keeper) => fromAddress(address, carried, keeper));
  }, [show, address]);
  const again = () => {
    setStage(WAYS);
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
      {stage.at === "ways" && (
        <Ways
          device={device}
          why={stage.why}
          onRead={(source) => void show(WAYS, (keeper) => preview(source, keeper))}
        />
      )}
      {stage.at === "reading" && (
        <p class="reading" role="status">
          Reading…
        </p>
      )}
      {stage.at === "preview" && (
        <BringPreview
          incoming={stage.incoming}
          why={stage.why}
          renames={stage.renames}
          onRename={(renames) => setStage({ ...stage, renames })}
          onBring={() => void show(stage, (keeper) => bring(stage, keeper))}
          onCancel={again}
        />
      )}
      {stage.at === "brought" && <Brought {...stage} onUndone={again} />}
    </main>
  );
}

async function stageAfter(
  before: WaysIn | Previewed,
  device: Device,
  job: (keeper: Keeper) => Promise<Stage>,
): Promise<Stage> {
  try {
    const keeper = await device.keeping();
    return keeper ? await job(keeper) : { ...before, why: BRING_WORDS.missing };
  } catch {
    return { ...before, why: BRING_WORDS.failed };
  }
}

/** @param again the answers so far, where something here has changed since they were given */
async function preview(source: Source, keeper: Keeper, again?: Renames): Promise<Stage> {
  const read = await keeper.readIncoming(source);
  if (!read.ok) return { at: "ways", why: incomingWords(read.error) };
  const why = again && BRING_WORDS.changed;
  return { at: "preview", incoming: read.value, source, renames: again ?? new Map(), why };
}

async function fromAddress(address: string, carried: string, keeper: Keeper): Promise<Stage> {
  const key = snapshotIn(carried);
  if (!key) return preview({ is: "text", text: address }, keeper);
  const found = await keeper.snapshot(key);
  if (!found.ok) return { at: "ways", why: incomingWords({ from: "store", why: found.error }) };
  return found.value ? preview({ is: "bytes", bytes: found.value }, keeper) : { at: "ways", why: BRING_WORDS.gone };
}

async function bring(stage: Previewed, keeper: Keeper): Promise<Stage> {
  const { incoming, source, renames } = stage;
  const done = await keeper.bringIn(incoming.plan, renames);
  if (done.ok) return { at: "brought", keeper, step: done.value, incoming };
  return done.error === "taken" ? preview(source, keeper, renames) : { ...stage, why: KEEPING_WORDS[done.error] };
}
