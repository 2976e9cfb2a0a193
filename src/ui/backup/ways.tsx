import { useState } from "preact/hooks";
import type { Source } from "../../session/keeping/incoming";
import type { Device } from "../device";
import { ScanCodes } from "../handover/scan-codes";
import { Icon } from "../parts/icons";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { BRING_WORDS } from "../words/incoming";

interface WaysProps {
  readonly device: Device;
  /** The reason why the last one could not be read. */
  readonly why?: string | undefined;
  /** An import was undone. */
  readonly undone?: boolean | undefined;
  /** The text in the field. It stays when it is refused. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (source: Source) => void;
}

/** The ways in: a file, a code, or a text that was copied. */
export function Ways({ device, why, undone = false, text, onText, onRead }: WaysProps) {
  const [scanning, setScanning] = useState(false);
  const choose = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = "";
    if (file) onRead({ is: "file", file });
  };
  if (scanning)
    return (
      <ScanCodes
        device={device}
        onRead={(scanned) =>
          onRead(scanned.is === "log" ? scanned : { is: "bytes", bytes: new Uint8Array(scanned.bytes) })
        }
      />
    );
  const isEmpty = text.trim() === "";
  const refusal = why !== undefined && (
    <p class="panel bring-why" role="alert">
      {why}
    </p>
  );
  return (
    <>
      {undone && (
        <p class="panel bring-why" role="status">
          {BRING_WORDS.undone}
        </p>
      )}
      {isEmpty && refusal}
      <MainButton onPress={() => setScanning(true)}>Scan a code</MainButton>
      <Rows>
        <label class="row-line choose-file">
          <Icon name="list" />
          <span class="words">
            Choose a file
            <span class="hint">A backup, a game or a .crib text</span>
          </span>
          <input type="file" class="unseen" onChange={(event) => choose(event.currentTarget)} />
        </label>
      </Rows>
      <label class="bring-text">
        <span class="section">Or paste a link or a text</span>
        <textarea
          rows={4}
          value={text}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {!isEmpty && refusal}
      <div class="actions">
        <MainButton off={isEmpty} onPress={() => isEmpty || onRead({ is: "text", text })}>
          Read the text
        </MainButton>
      </div>
    </>
  );
}
