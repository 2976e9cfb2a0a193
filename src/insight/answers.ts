/** Questions that take longer than a frame, and their answers. A worker gives them; tests ask here. */
import { ODDS } from "./story/odds";
import type { PlayedGame } from "./story/played";
import { type Weighed, weigh } from "./story/weighed";

export interface Question {
  readonly ask: "odds";
  readonly game: PlayedGame;
}
export type Answer = Weighed;

export function answerTo({ game }: Question): Answer {
  return weigh(game, ODDS);
}
