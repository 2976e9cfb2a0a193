import { useCallback, useEffect, useState } from "preact/hooks";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { type SharedResult, resultMessage } from "./result";
import { PICTURE_SIZE } from "./pen";
import { resultFile } from "./result-picture";

interface ShareSheetProps {
  readonly result: SharedResult;
  readonly device: Pick<Device, "copy" | "shareFile">;
}

type Said = "copied" | "saved" | "failed";
const SAID_WORDS: Readonly<Record<Said, string>> = {
  copied: "Text copied.",
  saved: "Picture saved.",
  failed: "This browser can’t share pictures. Copy the text below.",
};

/** The picture of the result. */
export function ShareSheet({ result, device }: ShareSheetProps) {
  const draw = useCallback(() => resultFile(result), [result]);
  return <PictureSheet draw={draw} message={resultMessage(result)} device={device} />;
}

interface PictureSheetProps {
  /** Undefined until everything for the picture is here. */
  readonly draw: (() => Promise<File | undefined>) | undefined;
  readonly message: string;
  readonly device: Pick<Device, "copy" | "shareFile">;
}

/** A picture, and two ways to hand it on: as a picture with its text, or as text alone. */
export function PictureSheet({ draw, message, device }: PictureSheetProps) {
  const [picture, setPicture] = useState<{ readonly file: File; readonly url: string }>();
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    let url: string | undefined;
    let isOpen = true;
    const make = async () => {
      const file = await draw?.();
      if (!file || !isOpen) return;
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    };
    void make();
    return () => {
      isOpen = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [draw]);
  const share = async (file: File) => {
    const outcome = await device.shareFile(file, message);
    setSaid(outcome === "saved" || outcome === "failed" ? outcome : undefined);
  };
  return (
    <div class="stack sharing">
      <div class="shared-picture">
        {picture && <img src={picture.url} width={PICTURE_SIZE} height={PICTURE_SIZE} alt={message} />}
      </div>
      <MainButton off={!picture} onPress={() => picture && void share(picture.file)}>
        Share the picture
      </MainButton>
      <MainButton
        kind="second"
        onPress={() => void device.copy(message).then((done) => setSaid(done ? "copied" : "failed"))}
      >
        Copy as text
      </MainButton>
      <p role="status" class="muted">
        {said && SAID_WORDS[said]}
      </p>
      {said === "failed" && <p class="shared-text">{message}</p>}
    </div>
  );
}
