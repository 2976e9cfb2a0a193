import { useEffect, useState } from "preact/hooks";
import type { ReadyBackup } from "../../session/keeping/carrying";
import type { Device } from "../device";
import { CodesInTurn } from "../handover/codes-in-turn";
import { type Codes, fileCodes } from "../handover/use-codes";
import { Row } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { MAKING_WORDS, SAVED_WORDS } from "../words/carrying";
import { useKeeper } from "./use-keeper";

interface SaveRowProps {
  readonly device: Device;
  /** The logs that go into the file. */
  readonly ids: readonly string[];
  readonly label: string;
  /** The file can also be shown as codes. */
  readonly codes?: boolean;
}

/** Saves some games, a scorecard or an event as a file. The file is made before the tap, as an iPhone needs it. */
export function SaveRow({ device, ids, label, codes = false }: SaveRowProps) {
  const keeper = useKeeper(device);
  const [file, setFile] = useState<ReadyBackup>();
  const [said, setSaid] = useState("For another phone, or to keep");
  const which = ids.join(" ");
  useEffect(() => {
    void keeper?.carrying.makeFile(which.split(" ")).then((made) => {
      if (made.ok) setFile(made.value);
      else setSaid(MAKING_WORDS[made.error]);
      return undefined;
    });
  }, [keeper, which]);
  const save = async () => {
    if (file) setSaid(SAVED_WORDS[await device.save(file.name, file.bytes, "application/gzip")]);
  };
  return (
    <>
      <Row icon="list" label={label} hint={<span role="status">{said}</span>} onPress={() => void save()} />
      {codes && <CodesRow device={device} file={file} />}
    </>
  );
}

/** Shows a file as a stream of codes, which the other phone reads in any order. */
export function CodesRow({ device, file }: { readonly device: Device; readonly file: ReadyBackup | undefined }) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<Codes>();
  const show = async () => {
    setOpen(true);
    const packing = await device.packing();
    setCodes(file && packing ? await fileCodes(file.bytes, packing) : { is: "none" });
  };
  return (
    <>
      <Row
        icon="eye"
        label="Show as codes"
        hint="The other phone’s camera reads them, without a network"
        onPress={() => void show()}
      />
      <Sheet open={open} title="Scan with the other phone" onClose={() => setOpen(false)}>
        {codes && (codes.is === "none" || codes.is === "one") ? (
          <p role="alert">That is too much for codes: save it as a file.</p>
        ) : (
          codes && <CodesInTurn {...codes} label="Codes of the file" />
        )}
      </Sheet>
    </>
  );
}
