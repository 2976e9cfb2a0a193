/** Brings games in: from a file, a code, a link, a text, or a copy that this phone took. A preview comes first. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../game/keeping";
import type { WholeLogs } from "../../session/keeping/whole-logs";
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
  /** An import was undone. */
  readonly undone?: boolean;
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
  | { readonly at: "brought"; readonly wholeLogs: WholeLogs; readonly step: Step; readonly incoming: Incoming };

const WAYS: WaysIn = { at: "ways" };

export function Bring({ device }: { readonly device: Device }) {
  const [stage, setStage] = useState<Stage>(WAYS);
  const [text, setText] = useState("");
  /** A job that is overtaken by a later one shows nothing. */
  const jobs = useRef(0);
  const address = addressNow.value;
  /** Shows the stage that a job leads to; if it fails, the one before with the reason. */
  const show = useCallback(
    async (before: WaysIn | Previewed, job: (wholeLogs: WholeLogs) => Promise<Stage>) => {
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
    if (screen === "bring" && carried !== "") void show(WAYS, (wholeLogs) => fromAddress(address, carried, wholeLogs));
  }, [show, address]);
  const again = (undone = false) => {
    if (undone) setText("");
    setStage({ at: "ways", undone });
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
          undone={stage.undone}
          text={text}
          onText={setText}
          onRead={(source) => void show(WAYS, (wholeLogs) => preview(source, wholeLogs))}
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
          onBring={() => void show(stage, (wholeLogs) => bring(stage, wholeLogs))}
          onCancel={() => again()}
        />
      )}
      {stage.at === "brought" && <Brought {...stage} onUndone={() => again(true)} />}
    </main>
  );
}

async function stageAfter(
  before: WaysIn | Previewed,
  device: Device,
  job: (wholeLogs: WholeLogs) => Promise<Stage>,
): Promise<Stage> {
  try {
    const wholeLogs = await device.keeping();
    return wholeLogs ? await job(wholeLogs) : { ...before, why: BRING_WORDS.missing };
  } catch {
    return { ...before, why: BRING_WORDS.failed };
  }
}

/** @param again the answers so far, where something here has changed since they were given */
async function preview(source: Source, wholeLogs: WholeLogs, again?: Renames): Promise<Stage> {
  const read = await wholeLogs.readIncoming(source);
  if (!read.ok) return { at: "ways", why: incomingWords(read.error) };
  const why = again && BRING_WORDS.changed;
  return { at: "preview", incoming: read.value, source, renames: again ?? new Map(), why };
}

async function fromAddress(address: string, carried: string, wholeLogs: WholeLogs): Promise<Stage> {
  const key = snapshotIn(carried);
  if (!key) return preview({ is: "text", text: address }, wholeLogs);
  const found = await wholeLogs.snapshot(key);
  if (!found.ok) return { at: "ways", why: incomingWords({ from: "store", why: found.error }) };
  return found.value ? preview({ is: "bytes", bytes: found.value }, wholeLogs) : { at: "ways", why: BRING_WORDS.gone };
}

async function bring(stage: Previewed, wholeLogs: WholeLogs): Promise<Stage> {
  const { incoming, source, renames } = stage;
  const done = await wholeLogs.bringIn(incoming.plan, renames);
  if (done.ok) return { at: "brought", wholeLogs, step: done.value, incoming };
  return done.error === "taken" ? preview(source, wholeLogs, renames) : { ...stage, why: KEEPING_WORDS[done.error] };
}
