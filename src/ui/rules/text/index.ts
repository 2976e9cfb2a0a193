/** The rules page: a text for every topic, and the order they stand in. */
import type { Topic } from "../../../rules/topics";
import { BEFORE } from "./before";
import { END } from "./end";
import { FAULTS } from "./faults";
import { MATCHES } from "./matches";
import { PLAY } from "./play";
import { SHOW } from "./show";
import { SPOKEN } from "./spoken";
import { TWISTED } from "./twists";
import type { RuleText } from "./types";
import { WAYS } from "./ways";

export const RULE_TEXTS: Readonly<Record<Topic, RuleText>> = {
  ...BEFORE,
  ...PLAY,
  ...SHOW,
  ...SPOKEN,
  ...FAULTS,
  ...END,
  ...MATCHES,
  ...WAYS,
  ...TWISTED,
};

export const GROUPS: readonly { readonly title: string; readonly topics: readonly Topic[] }[] = [
  { title: "Before the play", topics: ["cards", "cut", "deal", "crib", "starter", "heels", "misdeal"] },
  { title: "The play", topics: ["play", "go", "thirtyOne", "lastCard", "playFifteen", "playPairs", "playRuns"] },
  {
    title: "The show",
    topics: ["show", "showOrder", "fifteens", "pairs", "runs", "flush", "cribFlush", "nobs", "impossible"],
  },
  { title: "Spoken counting", topics: ["spoken"] },
  {
    title: "Claims, muggins and penalties",
    topics: ["muggins", "overcount", "callTime", "renege", "penalties", "falseClaim"],
  },
  { title: "The end", topics: ["end", "skunk", "playOn"] },
  {
    title: "Matches and tournaments",
    topics: ["match", "matchOfMany", "gamePoints", "standings", "crossCheck", "playoffs"],
  },
  {
    title: "Other ways to play",
    topics: [
      "fiveCard",
      "tenCard",
      "fiveAndTwo",
      "threeHanded",
      "captain",
      "fourHanded",
      "canadian",
      "fiveHanded",
      "sixHanded",
      "lowball",
      "jokersWild",
      "jokersNaught",
      "tossFives",
      "threeRuns",
      "auction",
      "nullPoint",
      "backTen",
      "squares",
      "solitaire",
    ],
  },
];
