import { useEffect, useState } from "preact/hooks";
import type { ReadyBackup } from "../../session/keeping/backup-file";
import type { Device } from "../device";
import { CodesInTurn } from "../handover/codes-in-turn";
import { type Codes, fileCodes } from "../handover/use-codes";
import { NO_CODES_WORDS } from "../words/codes";
import { Row } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useBackupFile } from "./use-backup-file";
import { useWholeLogs } from "./use-whole-logs";

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
  const { file, why, said, save } = useBackupFile(device, useWholeLogs(device), ids.join(" "));
  return (
    <>
      <Row
        icon="list"
        label={label}
        hint={<span role="status">{said ?? "For another phone, or to keep"}</span>}
        onPress={() => void save()}
      />
      {codes && <CodesRow device={device} file={file} why={why} />}
    </>
  );
}

interface CodesRowProps {
  readonly device: Pick<Device, "packing">;
  /** Undefined until it is made. */
  readonly file: ReadyBackup | undefined;
  /** Why it could not be made. */
  readonly why: string | undefined;
}

/** Shows a file as a stream of codes, which the other phone reads in any order. */
export function CodesRow({ device, file, why }: CodesRowProps) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<Codes>();
  useEffect(() => {
    let isOver = false;
    setCodes(undefined);
    const making = open && file && device.packing().then((packing) => fileCodes(file.bytes, packing));
    if (making) void making.then((made) => isOver || setCodes(made));
    return () => {
      isOver = true;
    };
  }, [open, file, device]);
  return (
    <>
      <Row
        icon="eye"
        label="Show as codes"
        hint="The other phone’s camera reads them, without a network"
        onPress={() => setOpen(true)}
      />
      <Sheet open={open} title="Scan with the other phone" onClose={() => setOpen(false)}>
        {why !== undefined ? (
          <p role="alert">{why}</p>
        ) : !codes ? (
          <p role="status">One moment…</p>
        ) : codes.is === "loop" || codes.is === "stream" ? (
          <CodesInTurn {...codes} label="Codes of the file" />
        ) : codes.is === "none" ? (
          <p role="alert">{NO_CODES_WORDS[codes.why]}</p>
        ) : null}
      </Sheet>
    </>
  );
}
