/** House rules that can be switched on, and the ones that cannot be played together. rules.md §1–2, §7, §9. */
import { keysOf } from "../base/lists";
import { type Form, type FormName, FORMS } from "./forms";
import type { Topic } from "./topics";

/** `houseMisplaced`: the rule needs another form, or another rule that is off. The others: two choices that contradict each other. */
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

/** A rule can also contradict a way of counting or a kind of form. */
type Condition = "muggins" | "pickUp";

interface Entry<Rule extends string> {
  /** A twist: offered beside the forms. The others are customs of the table. */
  readonly twist?: true;
  /** Not a twist, but it decides what cards are worth. */
  readonly cards?: true;
  /** The topic of the rules page that explains it. */
  readonly topic: Topic;
  /** The rule applies only with this other rule, or only in the forms for which `form` is true. */
  readonly needs?: { readonly rule?: Rule; readonly form?: (form: Form) => boolean };
  /** The rules and conditions it cannot be played with, each pair listed once, with the reason. */
  readonly clashes?: readonly (readonly [other: Rule | Condition, why: HouseClash])[];
}

const isLone = ({ seatings }: Form) => seatings.includes("lone");
const isPickUp = ({ pickUp }: Form) => pickUp;

const RULES = {
  lowball: {
    twist: true,
    topic: "lowball",
    clashes: [
      ["muggins", "lowballMuggins"],
      ["heelsCannotWin", "lowballHome"],
      ["stinkhole", "lowballHome"],
      ["stinkholes", "lowballHome"],
      ["playOn", "lowballPlayOn"],
    ],
  },
  jokersWild: { twist: true, topic: "jokersWild", clashes: [["jokersNaught", "twoJokers"]] },
  jokersNaught: { twist: true, topic: "jokersNaught" },
  // The lone player takes the fives up again, so throwing them away means nothing.
  tossFives: { twist: true, topic: "tossFives", clashes: [["pickUp", "fivesPickedUp"]] },
  threeRuns: { twist: true, topic: "threeRuns" },
  auction: { twist: true, topic: "auction" },
  nullPoint: { twist: true, topic: "nullPoint" },
  backTen: { twist: true, topic: "backTen" },
  /** A joker declared in the play may be a different card at the show (§9.10). */
  redeclare: { cards: true, topic: "jokersWild", needs: { rule: "jokersWild" } },
  /** Two naught jokers are a pair (§9.11). */
  jokersPair: { cards: true, topic: "jokersNaught", needs: { rule: "jokersNaught" } },
  /** A bid never takes a score below 0 (§9.14). */
  auctionFloor: { topic: "auction", needs: { rule: "auction" } },
  /** The starter jack cannot win the game (§1.8). */
  heelsCannotWin: { topic: "heels" },
  /** Neither heels nor a go wins from the last hole before the game hole (§1.8). */
  stinkhole: { topic: "heels", clashes: [["stinkholes", "twoStinkholes"]] },
  /** Neither heels nor a go wins from any of the last three holes before the game hole. */
  stinkholes: { topic: "heels" },
  /** Two goes in a row end the series (§2.4). */
  goStops: { cards: true, topic: "go", needs: { form: ({ players }) => players >= 3 } },
  /** Four players in two partnerships: the highest cut deals (§1.2). */
  highCut: { topic: "cut", needs: { form: ({ seatings }) => seatings.includes("partners") } },
  /** A misdeal gives the other sides 2 (§1.9). */
  misdealTwo: { topic: "misdeal" },
  /** The lone player deals every deal (§9.4). */
  captainDeals: { topic: "captain", needs: { form: isLone } },
  /** The lone player takes up the crib only when dealing (§9.4 B). */
  pickUpDealing: { topic: "captain", needs: { form: isPickUp }, clashes: [["cribAlwaysHis", "twoPickUps"]] },
  /** The crib counts for the lone player, even when another player deals (§9.4 B). */
  cribAlwaysHis: { topic: "captain", needs: { form: isPickUp } },
  /** A player who is home leaves; the others play on for the next places (§7.5–7.6). */
  playOn: {
    topic: "playOn",
    needs: { form: ({ players, seatings }) => players >= 3 && seatings.every((seating) => seating === "solo") },
  },
} as const satisfies Readonly<Record<string, Entry<string>>>;

export type HouseRule = keyof typeof RULES;

/** Every house rule: what it needs, what it contradicts and the topic that explains it. */
export const HOUSE: Readonly<Record<HouseRule, Entry<HouseRule>>> = RULES;
export const HOUSE_RULES: readonly HouseRule[] = keysOf(HOUSE);
/** The twists (rules.md §9.9–9.16), and the customs of a table. */
export const TWISTS: readonly HouseRule[] = HOUSE_RULES.filter((rule) => HOUSE[rule].twist);
export const CUSTOMS: readonly HouseRule[] = HOUSE_RULES.filter((rule) => !HOUSE[rule].twist);

/** The part of an agreement that decides which house rules can be played. */
export interface House {
  readonly form: FormName;
  readonly on: readonly HouseRule[];
  readonly muggins: boolean;
}

/** @returns whether the rule means anything in this form with these rules on. */
export function houseApplies(rule: HouseRule, { form, on }: Omit<House, "muggins">): boolean {
  const { needs } = HOUSE[rule];
  if (needs?.rule && !on.includes(needs.rule)) return false;
  return needs?.form?.(FORMS[form]) ?? true;
}

/** @returns why these house rules cannot be played together; undefined if they can. */
export function houseClash(house: House): HouseClash | undefined {
  const { on, form, muggins } = house;
  if (on.some((rule) => !houseApplies(rule, house))) return "houseMisplaced";
  const holds = (other: HouseRule | Condition) => {
    if (other === "muggins") return muggins;
    return other === "pickUp" ? FORMS[form].pickUp : on.includes(other);
  };
  return on.flatMap((rule) => HOUSE[rule].clashes ?? []).find(([other]) => holds(other))?.[1];
}
