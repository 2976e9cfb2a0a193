/** House rules that are on or off, and those of them that cannot go together. rules.md §1–2, §9. */
import type { FormName } from "./forms";

/** Games of their own, which go with every form unless they contradict each other (rules.md §9.9–9.16). */
export const TWISTS = [
  "lowball",
  "jokersWild",
  "jokersNaught",
  "tossFives",
  "threeRuns",
  "auction",
  "nullPoint",
  "backTen",
] as const;

export const HOUSE_RULES = [
  ...TWISTS,
  /** Jokers wild: one declared in the play may be anything at the show (§9.10). */
  "redeclare",
  /** Jokers naught: two of them are a pair (§9.11). */
  "jokersPair",
  /** Auction: a bid takes no score below nothing (§9.14). */
  "auctionFloor",
  /** The starter jack cannot win the game (§1.8). */
  "heelsCannotWin",
  /** From the hole before the last, or from the last three, neither heels nor a go goes out (§1.8). */
  "stinkhole",
  "stinkholes",
  /** Two goes one after the other end the series (§2.4). */
  "goStops",
  /** Four players: the highest cut deals (§1.2). */
  "highCut",
  /** A misdeal gives the others two (§1.9). */
  "misdealTwo",
  /** The lone player deals every deal (§9.4). */
  "captainDeals",
  /** Captain B: he takes up the crib only when he deals, or the crib is always his (§9.4). */
  "pickUpDealing",
  "cribAlwaysHis",
  /** Who is home leaves, and the others play on for the places after (§7.5–7.6). */
  "playOn",
] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** `twoJokers` … : two that contradict each other. `houseMisplaced`: it belongs to another form or to a rule that is off. */
export const HOUSE_CLASHES = [
  "twoJokers",
  "twoStinkholes",
  "lowballMuggins",
  "lowballHome",
  "lowballPlayOn",
  "fivesPickedUp",
  "twoPickUps",
  "houseMisplaced",
] as const;
export type HouseClash = (typeof HOUSE_CLASHES)[number];

const CONTRADICTIONS: readonly (readonly [HouseRule, HouseRule, HouseClash])[] = [
  ["jokersWild", "jokersNaught", "twoJokers"],
  ["stinkhole", "stinkholes", "twoStinkholes"],
  ["lowball", "heelsCannotWin", "lowballHome"],
  ["lowball", "stinkhole", "lowballHome"],
  ["lowball", "stinkholes", "lowballHome"],
  ["lowball", "playOn", "lowballPlayOn"],
  ["pickUpDealing", "cribAlwaysHis", "twoPickUps"],
];

const LONE_FORMS: readonly FormName[] = ["captainA", "captainB"];

interface Need {
  readonly rule?: HouseRule;
  readonly forms?: readonly FormName[];
  readonly players?: number;
}

const NEEDS: Readonly<Partial<Record<HouseRule, Need>>> = {
  redeclare: { rule: "jokersWild" },
  jokersPair: { rule: "jokersNaught" },
  auctionFloor: { rule: "auction" },
  goStops: { players: 3 },
  highCut: { forms: ["four", "canadian"] },
  captainDeals: { forms: LONE_FORMS },
  pickUpDealing: { forms: ["captainB"] },
  cribAlwaysHis: { forms: ["captainB"] },
  playOn: { forms: ["three", "threeDealerSix", "five1", "five2"] },
};

/** What a table agrees on, as far as house rules depend on it. */
export interface House {
  readonly form: FormName;
  readonly players: number;
  readonly on: readonly HouseRule[];
  readonly muggins: boolean;
}

/** @returns whether the rule means anything at such a table. */
export function houseApplies(rule: HouseRule, { form, players, on }: Omit<House, "muggins">): boolean {
  const need = NEEDS[rule];
  if (!need) return true;
  if (need.rule && !on.includes(need.rule)) return false;
  if (need.forms && !need.forms.includes(form)) return false;
  return players >= (need.players ?? 0);
}

/** @returns why these house rules cannot be played together, if they cannot. */
export function houseClash(house: House): HouseClash | undefined {
  const { on, form, muggins } = house;
  if (on.some((rule) => !houseApplies(rule, house))) return "houseMisplaced";
  if (muggins && on.includes("lowball")) return "lowballMuggins";
  // The lone player takes the fives up again, so throwing them says nothing.
  if (form === "captainB" && on.includes("tossFives")) return "fivesPickedUp";
  return CONTRADICTIONS.find(([one, other]) => on.includes(one) && on.includes(other))?.[2];
}
