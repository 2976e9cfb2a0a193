/**
 * The topics of the rules, by chapter. Links to the rules page contain topic names (`#/rules/nobs`), so a published
 * name must not change; a title may.
 */
const CHAPTER_TOPICS = {
  before: ["cards", "cut", "deal", "crib", "starter", "heels", "misdeal"],
  play: ["play", "go", "thirtyOne", "lastCard", "playFifteen", "playPairs", "playRuns"],
  show: ["show", "showOrder", "fifteens", "pairs", "runs", "flush", "cribFlush", "nobs", "impossible"],
  aloud: ["spoken"],
  faults: ["muggins", "overcount", "callTime", "renege", "penalties", "falseClaim"],
  end: ["end", "skunk", "playOn"],
  matches: ["match", "matchOfMany", "gamePoints", "standings", "crossCheck", "playoffs"],
  forms: [
    "fiveCard",
    "tenCard",
    "fiveAndTwo",
    "threeHanded",
    "captain",
    "fourHanded",
    "canadian",
    "fiveHanded",
    "sixHanded",
  ],
  twists: ["lowball", "jokersWild", "jokersNaught", "tossFives", "threeRuns", "auction", "nullPoint", "backTen"],
  alone: ["squares", "solitaire"],
} as const;

export type Chapter = keyof typeof CHAPTER_TOPICS;
export type TopicOf<C extends Chapter> = (typeof CHAPTER_TOPICS)[C][number];
export type Topic = TopicOf<Chapter>;

export const CHAPTERS: Readonly<Record<Chapter, readonly Topic[]>> = CHAPTER_TOPICS;

/** All the topics, in the order of the rules page. */
export const TOPICS: readonly Topic[] = Object.values(CHAPTERS).flat();
