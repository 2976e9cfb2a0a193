/** Wiring that is not needed at the start: books, everything that is done with whole logs, and the rescue screen. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { createBreathe } from "./device/breathe";
import { packing as codePacking } from "./device/packing";
import { asker } from "./device/worker";
import type { Answer } from "./insight/answers";
// oxlint-disable-next-line import/default -- the build makes a piece of it and gives its address
import workerUrl from "./insight-worker?worker&url";
import type { ReadyFile } from "./device/download";
import { filePorts } from "./device/file-ports";
import { newId } from "./device/ids";
import { oneFile } from "./device/one-file";
import { spaceUsed } from "./device/persist";
import type { Books } from "./session/club/books";
import { createBackupFile } from "./session/keeping/backup-file";
import type { WholeLogs } from "./session/keeping/whole-logs";
import type { Facts } from "./session/people/facts";
import type { Weigh } from "./session/people/luck-of-log";
import { createIncoming } from "./session/keeping/incoming";
import { createKeeping } from "./session/keeping/keeping";
import { createOldRows } from "./session/keeping/old-rows";
import type { Ports } from "./session/ports";
import type { Session } from "./session/session";
import { newFile, writeFile } from "./share/backup/file";
import type { Kept } from "./share/backup/kept";
import { indexedLogOf } from "./storage/indexed-log";
import { indexedPacks } from "./storage/packs";
import { busyLogs, indexedKeeping } from "./storage/keeping";
import { exportText, wipe } from "./storage/rescue";
import type { storeOpener } from "./storage/open";

import { screen } from "./ui/router";
import { Rescue } from "./ui/rescue/rescue";
import { FAULT_WORDS } from "./ui/words/faults";
import type { StoreFault } from "./game/log";

type OpenStore = ReturnType<typeof storeOpener>;

/** The keepers of this tab, each once it is loaded, and what the whole tab shares. */
export interface Opened {
  session?: Session;
  books?: Books;
}

type Wiring = readonly [ports: Ports, openStore: OpenStore, opened: Opened];

/** @returns a function that makes one thing for the whole tab. If that fails, the next call tries again */
function shared<T>(make: (...wiring: Wiring) => Promise<T>): (...wiring: Wiring) => Promise<T> {
  let made: Promise<T> | undefined;
  return (...wiring) =>
    (made ??= make(...wiring).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

export const sharedBooks = shared(async (ports, openStore, opened): Promise<Books> => {
  const [{ createBooks }, { readBookEntry, isBookRow }, { BOOK_PREFIX, isBookId }] = await Promise.all([
    import("./session/club/books"),
    import("./club/book-read"),
    import("./club/book-facts"),
  ]);
  const kind = { readOne: readBookEntry, isRow: isBookRow, isMine: isBookId, prefix: BOOK_PREFIX };
  const made = createBooks({ ...ports, log: indexedLogOf(openStore, kind), settings: ports.log, newId });
  await made.loadRows();
  return (opened.books = made);
});

export const sharedKeeping = shared(async (ports, openStore, opened): Promise<WholeLogs> => {
  const files = filePorts();
  const store = indexedKeeping(openStore);
  const keeping = createKeeping({
    ...ports,
    store,
    newId,
    busy: busyLogs,
    keepers: () => [opened.session, opened.books].flatMap((one) => one ?? []),
    refresh: () => Promise.all([opened.session?.refresh(), opened.books?.loadRows()]),
    newFile: beginFile,
    breathe: files.breathe,
  });
  const backup = createBackupFile({ ...ports, keeping, dayOf, oneFile });
  await Promise.all([keeping.ready, backup.ready]);
  const rows = () => [...(opened.session?.rows.peek() ?? []), ...(opened.books?.rows.peek() ?? [])];
  const played = () => rows().flatMap(({ names }) => names);
  const names = () => [...new Set([...(opened.session?.preferences.names.signal.peek() ?? []), ...played()])];
  const readIncoming = createIncoming({ ...ports, store, files, packing, names, rows });
  const addForms = createOldRows({
    ...ports,
    store,
    rows: () => opened.session?.rows.peek() ?? [],
    refresh: async () => opened.session?.refresh(),
    breathe: files.breathe,
  });
  return { ...keeping, backup, readIncoming, spaceUsed, addForms };
});

const weigh: Weigh = (game) => packing.insight({ ask: "odds", game });

export const sharedFacts = shared(async ({ log }, openStore, { session }): Promise<Facts> => {
  if (!session) throw new Error("the list of games is not there yet");
  const { createFacts } = await import("./session/people/facts");
  const { rows, whole } = session;
  return createFacts({ store: indexedPacks(openStore), log, rows, whole, weigh, breathe: createBreathe() });
});

/** Keeps the screen on while a game is on show. */
export async function keepAwake(session: Session): Promise<void> {
  const awake = (await import("./device/wake-lock")).wakeLock();
  effect(() => {
    const open = session.openId.value !== undefined;
    const wanted = session.preferences.keepAwake.signal.value;
    if ((screen.value === "table" || screen.value === "handover") && open && wanted) awake.hold();
    else awake.release();
  });
}

const about = () => ({ version: import.meta.env.APP_VERSION, at: Date.now() });
const beginFile = () => newFile(about(), filePorts());

/** @returns the bytes of a backup file; undefined where the browser cannot compress */
function packFile(kept: Kept): Promise<Uint8Array | undefined> {
  return writeFile(kept, about(), filePorts());
}

export const packing = { ...codePacking, packFile, insight: asker<Answer>(workerUrl) };

/** Swedes write their dates as ISO 8601 does. */
const dayOf = (at: number) => new Date(at).toLocaleDateString("sv-SE");

/** Shown when the storage cannot be opened. */
export function showRescue(
  root: Element,
  why: StoreFault,
  fileOf: (name: string, text: string) => Promise<ReadyFile>,
): void {
  render(
    <Rescue
      reason={FAULT_WORDS[why]}
      onRetry={() => location.reload()}
      makeFile={async () => fileOf("fifteen-two-rescue.json", await exportText())}
      onWipe={async () => {
        const gone = await wipe();
        if (gone) location.reload();
        return gone;
      }}
    />,
    root,
  );
}
