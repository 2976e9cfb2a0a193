/** Deleting games, scorecards and events, and bringing them back with one tap. */
import { signal } from "@preact/signals";
import { useContext, useEffect, useState } from "preact/hooks";
import type { Deletion, Step } from "../../game/keeping";
import type { Keeping, KeepingRefusal } from "../../session/keeping/keeping";
import { DeviceContext } from "../context";
import type { Device } from "../device";
import { Row } from "../parts/rows";
import { IconButton } from "../parts/icon-button";
import { Notice } from "../parts/notice";
import { KEEPING_WORDS, stepWords, undoneWords } from "../words/keeping";
import "./delete.css";

/** Milliseconds for which a step can be undone with one tap, also after a reload. */
const NOTICE = 60_000;

/** The last sentence about a step: a refusal, or the outcome of an undo. Empty for none. */
const said = signal("");

/** Deletes logs and says why, if that is not possible. */
export async function removeLogs(device: Device, what: Deletion["what"], logs: readonly string[]): Promise<boolean> {
  const keeping = await device.keeping();
  const done = await keeping?.remove(what, logs);
  said.value = done?.ok ? "" : refusalWords(done?.error);
  return done?.ok === true;
}

function refusalWords(why: KeepingRefusal = "lost"): string {
  return KEEPING_WORDS[why];
}

/** Beside the thing that it deletes. */
export function DeleteButton({
  what,
  logs,
  label,
}: {
  what: Deletion["what"];
  logs: readonly string[];
  label: string;
}) {
  const device = useContext(DeviceContext);
  if (!device) return null;
  return <IconButton icon="trash" label={label} onPress={() => void removeLogs(device, what, logs)} />;
}

interface DeleteRowProps {
  readonly what: Deletion["what"];
  /** The log that is open. */
  readonly log: string | undefined;
  readonly label: string;
  readonly hint: string;
  /** Leaves the screen of the log, before it is deleted. */
  readonly onLeave: () => void;
}

/** In the menu of the thing that it deletes. */
export function DeleteRow({ what, log, label, hint, onLeave }: DeleteRowProps) {
  const device = useContext(DeviceContext);
  if (!device || log === undefined) return null;
  const remove = () => {
    onLeave();
    void removeLogs(device, what, [log]);
  };
  return <Row icon="trash" label={label} hint={hint} danger onPress={remove} />;
}

/** Undoes the last deletion or import, and names it. Put it among the notices of a screen. */
export function UndoNotice() {
  const device = useContext(DeviceContext);
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => void device?.keeping().then(setKeeping), [device]);
  const last = keeping?.latest.value;
  const isNew = useIsNew(last?.step);
  if (said.value) return <Notice words={said.value} button="OK" onPress={() => (said.value = "")} />;
  if (!keeping || !last || !isNew) return null;
  const undo = async () => {
    const done = await keeping.undo(last.step);
    said.value = done.ok ? undoneWords(done.value) : refusalWords(done.error);
  };
  return <Notice words={stepWords(last)} button="Undo" onPress={() => void undo()} />;
}

/** Whether a step is less than a minute old. A clock that was ahead does not keep it on the screen. */
function useIsNew(step: Step | undefined): boolean {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const left = step ? step.at + NOTICE - Date.now() : 0;
    if (!step || left <= 0 || left > NOTICE) return undefined;
    setShown(step.id);
    const timer = setTimeout(() => setShown(undefined), left);
    return () => clearTimeout(timer);
  }, [step]);
  return step !== undefined && shown === step.id;
}
