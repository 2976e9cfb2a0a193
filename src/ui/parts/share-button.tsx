import { useState } from "preact/hooks";
import type { Device } from "../device";
import { MainButton } from "./main-button";
import { Sheet } from "./sheet";
import "./share-button.css";

interface ShareProps {
  readonly device: Pick<Device, "share">;
  readonly title: string;
  readonly link: () => string;
  readonly onSaid: (words: string) => void;
}

/** Shares the link, or copies it and says so. Where the browser allows neither, the link is shown to copy by hand. */
export function ShareButton({ device, title, link, onSaid }: ShareProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const url = link();
    const outcome = await device.share(title, url);
    setCopied(outcome === "copied");
    if (outcome === "copied") onSaid("Link copied.");
    if (outcome === "failed") setShown(url);
  };
  return (
    <>
      <MainButton kind="second" onPress={() => void share()}>
        {copied ? "Copied" : "Share"}
      </MainButton>
      <Sheet open={shown !== undefined} title="The link" onClose={() => setShown(undefined)}>
        <p>This browser can’t share or copy the link. Press and hold it to copy it yourself.</p>
        <p class="link-shown">{shown}</p>
      </Sheet>
    </>
  );
}
