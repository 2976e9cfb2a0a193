import { useEffect, useState } from "preact/hooks";
import type { LogEntry } from "../../game/facts";
import type { Story } from "../../insight/story/story";
import { useSession } from "../context";
import type { Device } from "../device";

interface Found {
  readonly of: readonly LogEntry[];
  readonly story: Story | undefined;
}

/** The story of the open game, kept for its other pages. */
let last: Found | undefined;

/** @returns the story of the open game; `failed` when it could not be worked out */
export function useStory(device: Device): { readonly story: Story | undefined; readonly failed: boolean } {
  const { entries } = useSession();
  const of = entries.value;
  const [found, setFound] = useState(last);
  useEffect(() => {
    if (last?.of === of) {
      setFound(last);
      return undefined;
    }
    let isOpen = true;
    const find = async () => {
      const late = await device.packing();
      const story = await late?.insight({ ask: "story", entries: of });
      if (!isOpen) return;
      last = { of, story };
      setFound(last);
    };
    void find();
    return () => {
      isOpen = false;
    };
  }, [device, of]);
  const here = found?.of === of ? found : undefined;
  return { story: here?.story, failed: here !== undefined && here.story === undefined };
}
