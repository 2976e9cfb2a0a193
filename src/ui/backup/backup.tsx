/** Everything that keeps the games safe: the backup file, the promise of the browser, and the copies of the last days. */
import { useEffect, useState } from "preact/hooks";
import type { SnapshotKey } from "../../game/keeping";
import type { ReadyBackup } from "../../session/keeping/backup-file";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { useWaited } from "../parts/waited";
import { TopBar } from "../parts/top-bar";
import { go, openAddress, addressOf, up } from "../router";
import { countsWords, lastBackupWords, MAKING_WORDS, SAVED_WORDS, sizeWords, SNAPSHOT_WORDS } from "../words/backup";
import { capital, timeWords } from "../words/common";
import { CodesRow } from "./save-row";
import { snapshotAddress } from "./snapshot-address";
import { CanBeUndone, newestSteps } from "./undoable";
import { useBackupFile } from "./use-backup-file";
import { useWholeLogs } from "./use-whole-logs";
import { type Listed, LIST_LOST_WORDS, useList } from "./use-list";
import "./backup.css";

export function Backup({ device }: { readonly device: Device }) {
  const wholeLogs = useWholeLogs(device);
  const waited = useWaited();
  if (!wholeLogs && !waited) return <main class="screen" aria-busy="true" />;
  return (
    <main class="screen split backup">
      <TopBar title="Backup" onBack={() => up()} update />
      <div class="split-a">
        {wholeLogs && <SaveEverything wholeLogs={wholeLogs} device={device} />}
        <Rows>
          <Row
            icon="plus"
            label="Bring games in"
            hint="From a file, a code, a link or a text"
            leads
            onPress={() => go("bring")}
          />
        </Rows>
      </div>
      <div class="split-b">
        <Storage wholeLogs={wholeLogs} device={device} />
        {wholeLogs && <KeptBesides wholeLogs={wholeLogs} />}
      </div>
    </main>
  );
}

/** Everything as a file: a new one, or the one that the person has chosen, with the same tap. */
function SaveEverything({ wholeLogs, device }: { wholeLogs: WholeLogs; device: Device }) {
  const { backup } = wholeLogs;
  const { file, why, said, save } = useBackupFile(device, wholeLogs);
  const [written, setWritten] = useState<"saved" | "cancelled">();
  const name = backup.fileName.value;
  const saveNew = async () => {
    setWritten(undefined);
    if ((await save()) === "saved") await backup.saved();
  };
  const saveAgain = async () => {
    if (file && (await backup.saveAgain(file))) setWritten("saved");
    else await saveNew();
  };
  const choose = async (ready: ReadyBackup) => {
    setWritten((await backup.saveToFile(ready)) ? "saved" : "cancelled");
  };
  return (
    <>
      <section class="panel save-all">
        <h2>{file ? capital(countsWords(file.counts)) : "Your games"}</h2>
        <p class="muted">{lastBackupWords(backup.savedAt.value, backup.now())}</p>
        <MainButton waiting={!file} onPress={() => void (name === undefined ? saveNew() : saveAgain())}>
          {name === undefined ? (
            "Save everything"
          ) : (
            <>
              Save to <bdi>{name}</bdi> again
            </>
          )}
        </MainButton>
        <p class="save-said" role="status">
          {written ? SAVED_WORDS[written] : (said ?? (file ? `One file, ${sizeWords(file.bytes.length)}` : ""))}
        </p>
      </section>
      <Rows>
        {backup.canChooseFile() && (
          <Row
            icon="share"
            label={name === undefined ? "Save to the same file each time" : "Save to another file"}
            hint="Choose it once; after that, one tap is enough"
            // A button only once there is a file, so that no tap is lost.
            onPress={file && (() => void choose(file))}
          />
        )}
        <CodesRow device={device} file={file} why={why} />
      </Rows>
    </>
  );
}

/** Says in plain words whether this phone keeps the games, and how much room they take. */
function Storage({ wholeLogs, device }: { wholeLogs: WholeLogs | undefined; device: Device }) {
  const [space, setSpace] = useState("");
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const words = (bytes: number | undefined) => setSpace(bytes === undefined ? "Unknown" : sizeWords(bytes));
    void wholeLogs?.spaceUsed().then(words);
  }, [wholeLogs]);
  const kept = device.persisted.value;
  const ask = async () => {
    setAsked(false);
    await device.askPersist();
    setAsked(true);
  };
  return (
    <section class="stack">
      <h2 class="section">On this phone</h2>
      <Rows>
        <Row
          label="Kept for good"
          value={kept === "kept" ? "Yes" : kept === "evictable" ? "No" : "Unknown"}
          quiet
          hint={
            kept === "kept"
              ? "The browser has promised not to delete your games."
              : "The browser may delete them if storage runs low or you don’t open the app for weeks."
          }
        />
        <Row label="Space used" value={space} quiet />
      </Rows>
      {kept === "evictable" && (
        <MainButton kind="second" onPress={() => void ask()}>
          Keep them for good
        </MainButton>
      )}
      <p class="save-said" role="status">
        {asked &&
          (kept === "kept" ? "Yes. The browser keeps them." : "No. The browser does not promise it. Save a backup.")}
      </p>
    </section>
  );
}

/** The copies, and the steps that can be undone. They come together, so that the copies do not move the steps. */
function KeptBesides({ wholeLogs }: { wholeLogs: WholeLogs }) {
  const copies = useList(wholeLogs, wholeLogs.snapshots);
  const steps = useList(wholeLogs, newestSteps);
  if (!copies.isRead || !steps.isRead) return null;
  return (
    <>
      <Snapshots wholeLogs={wholeLogs} copies={copies} />
      <CanBeUndone wholeLogs={wholeLogs} steps={steps} />
    </>
  );
}

interface SnapshotsProps {
  readonly wholeLogs: WholeLogs;
  readonly copies: Listed<SnapshotKey>;
}

/** Copies that the phone takes by itself, to look at and to bring back. */
function Snapshots({ wholeLogs, copies: { list: keys, isLost } }: SnapshotsProps) {
  const fault = wholeLogs.copyFault.value;
  if (keys.length === 0 && !isLost && fault === undefined) return null;
  return (
    <section>
      <h2 class="section">Copies of the last days</h2>
      {isLost && <p role="alert">{LIST_LOST_WORDS}</p>}
      {fault !== undefined && <p role="alert">The last copy could not be made. {MAKING_WORDS[fault]}</p>}
      {keys.length > 0 && (
        <>
          <Rows>
            {keys.map(({ at, why }) => (
              <Row
                key={`${at} ${why}`}
                label={timeWords(at)}
                hint={SNAPSHOT_WORDS[why]}
                leads
                onPress={() => openAddress(addressOf("bring", snapshotAddress({ at, why })))}
              />
            ))}
          </Rows>
          <p class="muted save-said">They are lost with the phone. A backup file is not.</p>
        </>
      )}
    </section>
  );
}
