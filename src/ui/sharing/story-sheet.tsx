import { useEffect, useState } from "preact/hooks";
import type { LogEntry } from "../../game/facts";
import { packGame, payloadLink } from "../../share/codes/payload";
import type { Device } from "../device";
import { codeOf, fitsOneCode } from "../handover/qr";
import { PictureSheet } from "./share-sheet";
import { resultMessage } from "./result";
import { storyFile, type SharedStory } from "./story-picture";

interface StorySheetProps {
  readonly story: SharedStory;
  readonly entries: readonly LogEntry[];
  readonly device: Device;
}

/** The link that opens the game, if one code can hold it; undefined otherwise. */
async function linkOf(entries: readonly LogEntry[], device: Device): Promise<string | undefined> {
  const packing = await device.packing();
  const id = entries[0]?.game;
  const payload = packing && id !== undefined ? await packGame({ id, entries }, packing) : undefined;
  const link = payload && payloadLink(payload, location.href.replace(/#.*/s, ""));
  return link !== undefined && fitsOneCode(link) ? link : undefined;
}

/** The picture of a story, with a code that opens the game. */
export function StorySheet({ story, entries, device }: StorySheetProps) {
  const [link, setLink] = useState<{ readonly is: string | undefined }>();
  useEffect(() => {
    let isOpen = true;
    void linkOf(entries, device).then((is) => isOpen && setLink({ is }));
    return () => {
      isOpen = false;
    };
  }, [entries, device]);
  const message = resultMessage(story);
  return (
    <PictureSheet
      draw={link && (() => storyFile(story, link.is === undefined ? undefined : codeOf(link.is)))}
      message={message}
      device={device}
    />
  );
}
