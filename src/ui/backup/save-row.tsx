import { useState } from "preact/hooks";
import type { ReadyBackup } from "../../session/keeping/carrying";
import type { Device } from "../device";
import { CodesInTurn } from "../handover/codes-in-turn";
import { type Codes, fileCodes } from "../handover/use-codes";
import { Row } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useBackupFile } from "./use-backup-file";
import { useKeeper } from "./use-keeper";

interface SaveRowProps {
  readonly device: Device;
  /** The logs that go into the file. */
  readonly ids: readonly string[];
  readonly label: string;
  /** The file can also be shown as codes. */
  readonly codes?: boolean;
}

/** Saves some games, a scorecard or an event as a file. */
export function SaveRow({ device, ids, label, codes = false }: SaveRowProps) {
  const { file, said, save } = useBackupFile(device, useKeeper(device), ids.join(" "));
  return (
    <>
      <Row
        icon="list"
        label={label}
        hint={<span role="status">{said ?? "For another phone, or to keep"}</span>}
        onPress={() => void save()}
      />
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
