import { useEffect, useRef, useState } from "preact/hooks";
import type { CodeRefusal } from "../../share/codes/code-words";
import { type Scanned, type CodeReader, createCodeReader, type Part } from "../../share/codes/reader";
import type { Device } from "../device";
import { CODE_REFUSAL_WORDS } from "../words/codes";
import { Scan } from "./scan";

export interface ScanCodesProps {
  readonly device: Pick<Device, "scan" | "packing">;
  /** A game or a file, whole and as it was sent; the rules have not checked it. */
  readonly onRead: (scanned: Scanned) => void;
}

/** Reads games from codes: one code, a loop, or a stream in any order, and shows how much of it is here. */
export function ScanCodes({ device, onRead }: ScanCodesProps) {
  const reader = useRef<Promise<CodeReader | undefined> | undefined>(undefined);
  const [part, setPart] = useState<Part>();
  const [why, setWhy] = useState<CodeRefusal>();
  const isOver = useRef(false);
  useEffect(() => () => void (isOver.current = true), []);
  const read = async (text: string) => {
    reader.current ??= device.packing().then((found) => found && createCodeReader(found));
    const found = await (await reader.current)?.read(text);
    if (!found || isOver.current) return;
    if (!found.ok) return setWhy(found.error);
    setWhy(undefined);
    if (found.value.is === "part") return setPart(found.value);
    setPart(undefined);
    onRead(found.value);
  };
  return (
    <div class="scan-codes">
      <Scan
        device={device}
        onText={(text) => void read(text)}
        refusal={why && CODE_REFUSAL_WORDS[why]}
        isQuick={part !== undefined}
      />
      {part && <Progress {...part} />}
    </div>
  );
}

function Progress({ have, need }: Part) {
  const words = `${have} of ${need} codes read`;
  return (
    <div class="scan-progress">
      <progress max={need} value={have} aria-label="Codes read" />
      <p class="figures" role="status">
        {words}
      </p>
    </div>
  );
}
