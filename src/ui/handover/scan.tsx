import { useEffect, useRef, useState } from "preact/hooks";
import type { Device, Scanner } from "../device";
import { MainButton } from "../parts/main-button";
import { look, type Sight } from "./scan-look";
import "../parts/refusal.css";
import "./scan.css";

export interface ScanProps {
  readonly device: Pick<Device, "scan">;
  /** Receives the text of a code, a picture or the field, unchecked. */
  readonly onText: (text: string) => void;
  /** Why the last text cannot be imported. */
  readonly refusal?: string | undefined;
  /** More codes are expected at once. */
  readonly isQuick?: boolean | undefined;
}

const SIGHT_WORDS: Readonly<Record<Sight, string>> = {
  asking: "Waiting for the camera. Your phone may ask for permission.",
  ok: "Hold the code inside the frame.",
  denied: "The camera is blocked. Allow it in the phone’s or browser’s settings, or paste the text below.",
  none: "No camera was found. Paste the text below, or choose a picture of the code.",
  busy: "Another app is using the camera. Close it and try again.",
};

/** Reads a code from the camera or a picture, or takes pasted text. */
export function Scan({ device, onText, refusal, isQuick = false }: ScanProps) {
  const [wrong, setWrong] = useState<string>();
  const take = (text: string) => {
    setWrong(undefined);
    onText(text);
  };
  return (
    <div class="scan">
      <Camera device={device} onText={take} isQuick={isQuick} />
      <div class="refusal" role="alert">
        {(wrong ?? refusal) !== undefined && <span>{wrong ?? refusal}</span>}
      </div>
      <Paste onText={take} onWrong={setWrong} />
      <ChosenPicture device={device} onText={take} onWrong={setWrong} />
    </div>
  );
}

/** The camera picture. The camera is on only while this is on screen and the page is visible. */
function Camera({ device, onText, isQuick }: Pick<ScanProps, "device" | "onText" | "isQuick">) {
  const video = useRef<HTMLVideoElement>(null);
  const [sight, setSight] = useState<Sight>("asking");
  const [attempt, setAttempt] = useState(0);
  const now = useRef({ onText, isQuick });
  useEffect(() => {
    now.current = { onText, isQuick };
  });
  useEffect(() => {
    if (!video.current) return undefined;
    const { scan } = device;
    const take = (text: string) => now.current.onText(text);
    return look(scan, video.current, setSight, take, () => now.current.isQuick === true);
  }, [device, attempt]);
  const again = sight === "denied" || sight === "busy";
  return (
    <div class="scan-picture" data-sight={sight}>
      <video ref={video} muted playsInline hidden={sight !== "asking" && sight !== "ok"} aria-label="Camera picture" />
      {/* Inside the frame, because the camera answers late, and nothing below may move then. */}
      <div class="scan-says">
        <p role="status">{SIGHT_WORDS[sight]}</p>
        {again && (
          <MainButton kind="second" onPress={() => setAttempt(attempt + 1)}>
            Try the camera again
          </MainButton>
        )}
      </div>
    </div>
  );
}

interface ByHandProps {
  readonly onText: (text: string) => void;
  readonly onWrong: (words: string) => void;
}

function Paste({ onText, onWrong }: ByHandProps) {
  const [text, setText] = useState("");
  const empty = text.trim() === "";
  return (
    <>
      <label class="field">
        <span class="field-label">Paste a link or text</span>
        <textarea
          class="input scan-paste"
          rows={2}
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <MainButton
        kind={empty ? "second" : "main"}
        off={empty}
        onPress={() => (empty ? onWrong("Paste something first.") : onText(text))}
      >
        Read the text
      </MainButton>
    </>
  );
}

function ChosenPicture({ device, onText, onWrong }: ByHandProps & Pick<ScanProps, "device">) {
  const file = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const read = async (picture: Blob) => {
    setReading(true);
    const scanner: Scanner | undefined = await device.scan();
    const text = await scanner?.read(picture);
    setReading(false);
    if (text === undefined) onWrong("No code was found in that picture.");
    else onText(text);
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture of a code"
        onChange={({ currentTarget }) => {
          const [picture] = currentTarget.files ?? [];
          if (picture) void read(picture);
          // Allows choosing the same picture again.
          currentTarget.value = "";
        }}
      />
      <MainButton kind="second" waiting={reading} onPress={() => file.current?.click()}>
        Choose a picture
      </MainButton>
    </>
  );
}
