/** The questions that take longer than a frame. A worker answers them; tests and old browsers ask here. */
import type { LogEntry } from "../game/facts";
import { replay } from "../game/replay";
import { ODDS } from "./story/odds";
import { type Story, storyOf } from "./story/story";

export interface Question {
  readonly ask: "story";
  readonly entries: readonly LogEntry[];
}
export type Answer = Story | undefined;

export function answerTo({ entries }: Question): Answer {
  return storyOf(replay(entries), ODDS);
}
