/** All the rules, by topic, and the titles of the chapters. */
import type { Chapter, Topic } from "../../../rules/topics";
import { ALONE } from "./alone";
import { ALOUD } from "./aloud";
import { BEFORE } from "./before";
import { END } from "./end";
import { FAULTS } from "./faults";
import { FORMS_OF_PLAY } from "./forms";
import { MATCHES } from "./matches";
import { PLAY } from "./play";
import { SHOW } from "./show";
import { TWISTED } from "./twists";
import type { Rule } from "./types";

export const RULES: Readonly<Record<Topic, Rule>> = {
  ...BEFORE,
  ...PLAY,
  ...SHOW,
  ...ALOUD,
  ...FAULTS,
  ...END,
  ...MATCHES,
  ...FORMS_OF_PLAY,
  ...TWISTED,
  ...ALONE,
};

export const CHAPTER_TITLES: Readonly<Record<Chapter, string>> = {
  before: "Before the play",
  play: "The play",
  show: "The show",
  aloud: "Counting aloud",
  faults: "Muggins, wrong counts and penalties",
  end: "The end of the game",
  matches: "Matches and tournaments",
  forms: "Other forms of the game",
  twists: "Twists",
  alone: "Solitaire",
};
