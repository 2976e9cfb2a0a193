import { useState } from "preact/hooks";
import type { Device } from "../device";
import { MainButton } from "./main-button";
import { Sheet } from "./sheet";

interface ShareProps {
  readonly device: Pick<Device, "share">;
  readonly title: string;
  readonly link: () => string;
  readonly onSaid: (words: string) => void;
}

/** Sends the link, or copies it and says so; where neither is allowed it is shown, to be copied by hand. */
export function ShareButton({ device, title, link, onSaid }: ShareProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const url = link();
    const outcome = await device.share(title, url);
    setCopied(outcome === "copied");
    if (outcome === "copied") onSaid("Copied: the link is ready to paste.");
    if (outcome === "failed") setShown(url);
  };
  return (
    <>
      <MainButton kind="second" onPress={() => void share()}>
        {copied ? "Copied" : "Share"}
      </MainButton>
      <Sheet open={shown !== undefined} title="The link" onClose={() => setShown(undefined)}>
        <p>This browser can neither share nor copy it. Press and hold to copy it yourself.</p>
        <p class="link-shown">{shown}</p>
      </Sheet>
    </>
  );
}
