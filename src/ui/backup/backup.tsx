/** Everything that keeps the games safe: the backup file, the promise of the browser, and the copies of the last days. */
import { useEffect, useState } from "preact/hooks";
import type { Keeper, MakingRefusal, ReadyBackup } from "../../session/keeping/carrying";
import type { SnapshotKey } from "../../game/keeping";
import type { Device, Saved } from "../device";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { go, openAddress, addressOf, up } from "../router";
import { countsWords, MAKING_WORDS, SAVED_WORDS, sizeWords, SNAPSHOT_WORDS } from "../words/carrying";
import { capital, timeWords } from "../words/common";
import { CodesRow } from "./save-row";
import { snapshotAddress } from "./snapshot-address";
import { useKeeper } from "./use-keeper";
import "./backup.css";

export function Backup({ device }: { readonly device: Device }) {
  const keeper = useKeeper(device);
  return (
    <main class="screen split backup">
      <TopBar title="Backup" onBack={() => up()} update />
      <div class="split-a">
        {keeper && <SaveEverything keeper={keeper} device={device} />}
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
        <Storage keeper={keeper} device={device} />
        {keeper && <Snapshots keeper={keeper} />}
      </div>
    </main>
  );
}

/** The file is made before the tap: an iPhone shares only what is ready within it. */
function SaveEverything({ keeper, device }: { keeper: Keeper; device: Device }) {
  const [file, setFile] = useState<ReadyBackup>();
  const [refused, setRefused] = useState<MakingRefusal>();
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    void keeper.carrying.makeFile().then((made) => (made.ok ? setFile(made.value) : setRefused(made.error)));
  }, [keeper]);
  const save = async () => {
    if (!file) return;
    const outcome = await device.save(file.name, file.bytes, "application/gzip");
    setSaved(outcome);
    if (outcome === "saved") await keeper.carrying.saved();
  };
  const last = keeper.carrying.savedAt.value;
  return (
    <>
      <section class="panel save-all">
        <h2>{file ? capital(countsWords(file.counts)) : "Your games"}</h2>
        <p class="muted">
          {last === undefined
            ? "No backup yet. If the phone is lost, its games are lost too."
            : `Last backup: ${timeWords(last)}`}
        </p>
        <MainButton waiting={!file} onPress={() => void save()}>
          Save everything
        </MainButton>
        <p class="save-said" role="status">
          {refused
            ? MAKING_WORDS[refused]
            : saved
              ? SAVED_WORDS[saved]
              : file
                ? `One file, ${sizeWords(file.bytes.length)}`
                : ""}
        </p>
      </section>
      <Rows>
        <CodesRow device={device} file={file} />
      </Rows>
    </>
  );
}

/** Says in plain words whether this phone keeps the games, and how much room they take. */
function Storage({ keeper, device }: { keeper: Keeper | undefined; device: Device }) {
  const [space, setSpace] = useState<number>();
  const [asked, setAsked] = useState(false);
  useEffect(() => void keeper?.spaceUsed().then(setSpace), [keeper]);
  const kept = device.persisted.value;
  const ask = () => {
    setAsked(true);
    device.askPersist();
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
        {space !== undefined && <Row label="Space used" value={sizeWords(space)} quiet />}
      </Rows>
      {kept === "evictable" && (
        <MainButton kind="second" onPress={ask}>
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

/** Copies that the phone takes by itself, to look at and to bring back. */
function Snapshots({ keeper }: { keeper: Keeper }) {
  const [keys, setKeys] = useState<readonly SnapshotKey[]>([]);
  useEffect(() => void keeper.snapshots().then((found) => setKeys(found.ok ? found.value : [])), [keeper]);
  if (keys.length === 0) return null;
  return (
    <section>
      <h2 class="section">Copies of the last days</h2>
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
    </section>
  );
}
