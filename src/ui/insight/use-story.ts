import { useEffect, useState } from "preact/hooks";
import { type DealPlayed, dealsPlayed } from "../../game/deals-played";
import type { Replay } from "../../game/replay";
import { playedGame } from "../../insight/story/played";
import { type Story, storyOf } from "../../insight/story/story";
import { useSession } from "../context";
import type { Device } from "../device";

interface Found {
  readonly game: string | undefined;
  readonly of: Replay;
  readonly story: Story | undefined;
  readonly deals: readonly DealPlayed[];
}

/** The story of the open game, kept for its other pages. */
let last: Found | undefined;

/** @returns the story of the open game; `failed` when it could not be worked out */
export function useStory(device: Device): Pick<Found, "story" | "deals"> & { readonly failed: boolean } {
  const session = useSession();
  const of = session.now.value;
  const game = session.openId.value;
  const [found, setFound] = useState(last);
  useEffect(() => {
    if (last?.of === of) {
      setFound(last);
      return undefined;
    }
    let isOpen = true;
    const find = async () => {
      const now = { game, of, ...(await worked(of, device)) };
      // An answer is kept also where its page was left; a failure is not, so that the next visit tries again.
      if (now.story) last = now;
      if (isOpen) setFound(now);
    };
    void find();
    return () => {
      isOpen = false;
    };
  }, [device, game, of]);
  // After a change the story of before stays until the new one is there, so that nothing on screen closes.
  const here = found?.game === game ? found : undefined;
  return { story: here?.story, deals: here?.deals ?? [], failed: here !== undefined && here.story === undefined };
}

/** Without a story where anything of it fails: a damaged log, or a worker that gives no answer. */
async function worked(now: Replay, device: Device): Promise<Pick<Found, "story" | "deals">> {
  try {
    const deals = dealsPlayed(now);
    const game = now.state && playedGame(now.state, deals);
    const weighed = game && (await (await device.packing())?.insight({ ask: "odds", game }));
    return { story: game && !weighed ? undefined : storyOf(now, deals, weighed), deals };
  } catch {
    return { story: undefined, deals: [] };
  }
}
