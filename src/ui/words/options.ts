/** What a game can be played by, as choices: the same with a new game and in its menu. */
import { COUNTINGS, DEPTHS } from "../../game/facts";
import { COUNTING_WORDS, DEPTH_WORDS } from "./words";

export const DEPTH_OPTIONS = DEPTHS.map((value) => ({ value, label: DEPTH_WORDS[value] }));
export const COUNTING_OPTIONS = COUNTINGS.map((value) => ({ value, label: COUNTING_WORDS[value] }));
