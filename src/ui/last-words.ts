import { lastHeard } from "../game/last-heard";
import type { Replay } from "../game/replay";
import { lazyValue } from "./lazy";
import type { EventWords } from "./words/events";

const eventWords = lazyValue(async () => (await import("./words/events"))?.eventWords);
const NONE: EventWords = { words: "", pegged: undefined };

/**
 * The last event of a game in words. Empty until the words are loaded: the scores and the pad of a resumed game do not
 * wait for them.
 */
export function lastWords(now: Replay): EventWords {
  return (now.state && eventWords()?.(now.state, lastHeard(now))) ?? NONE;
}
