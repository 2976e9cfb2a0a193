/** Reads stored log entries of every released format. Unreadable data is neither used nor deleted. */
import { ok, refuse, type Result } from "../base/result";
import {
  type Check,
  type Fields,
  flag,
  isRecord,
  list,
  object,
  oneOf,
  optional,
  place,
  text,
  time,
  variant,
  whole,
} from "../base/shape";
import { type Card, parseCard } from "../rules/cards";
import { FORM_NAMES } from "../rules/forms";
import { HOUSE_RULES } from "../rules/house-rules";
import { PENALTY_NAMES } from "../rules/penalties";
import { FIRST_DEALERS, GO_TIMINGS, SKUNKS } from "../rules/ruleset";
import { CALLS } from "../rules/wrong-counts";
import {
  COUNTINGS,
  DEPTHS,
  type Fact,
  FALSE_GO_ENDS,
  FORMAT,
  type GameId,
  type LogEntry,
  type Owner,
  type TableFact,
  TYPED_FOR,
} from "./facts";
import { MATCH_PART, seatSetup } from "./row-check";
import { FALSE_GO_RULES } from "../rules/false-go";

/** `newer`: written by a newer app, and only such an app may change it. `unreadable`: not an entry of any format. */
export type ReadFault = "newer" | "unreadable";

const card: Check<Card> = (value): value is Card => typeof value === "string" && parseCard(value) === value;
const owner: Check<Owner> = (value): value is Owner =>
  value === "crib" || place(value) || (typeof value === "string" && /^second\d$/.test(value));
const rules = object({
  form: oneOf(FORM_NAMES),
  target: whole(),
  goTiming: oneOf(GO_TIMINGS),
  renege: oneOf(FALSE_GO_RULES),
  firstDealer: oneOf(FIRST_DEALERS),
  skunks: oneOf(SKUNKS),
  house: list(oneOf(HOUSE_RULES)),
});

/** The tap also ended what was open before it. */
const ends = optional(oneOf([true]));

const TABLE_FACTS = {
  gameStarted: {
    rules,
    seats: list(seatSetup),
    depth: oneOf(DEPTHS),
    counting: oneOf(COUNTINGS),
    match: optional(object(MATCH_PART)),
  },
  cut: { seat: place, card },
  dealerChosen: { dealer: place },
  depthChosen: { depth: oneOf(DEPTHS) },
  countingChosen: { counting: oneOf(COUNTINGS) },
  cardDealt: { seat: place, card },
  discarded: { seat: place, card },
  cardPassed: { seat: place, card },
  bid: { points: whole() },
  bidPassed: {},
  handForgotten: { seat: place },
  starterTurned: { card, ends },
  cardPlayed: { card, ends },
  goCalled: {},
  playEnded: {},
  cardShown: { owner, card, ends },
  suitsTold: { owner, flush: place, nobs: flag },
  handPegged: { owner, falseGame: optional(oneOf([true])) },
  handTyped: { owner, points: whole() },
  claimed: { owner: (value): value is Owner | "play" => value === "play" || owner(value), points: whole() },
  called: { at: place, of: text(8), side: place, for: oneOf(CALLS), points: whole() },
  penaltyTaken: { side: place, penalty: oneOf(PENALTY_NAMES), over: whole() },
  renegeTaken: { go: place, seat: optional(place), side: place, end: oneOf(FALSE_GO_ENDS) },
  pegged: { side: place, points: whole(), for: oneOf(TYPED_FOR), ends },
  dealEnded: {},
  dealVoided: {},
} satisfies Readonly<Record<TableFact["type"], Fields>>;

const by = variant("type", TABLE_FACTS);
const FACTS = {
  ...TABLE_FACTS,
  undone: {},
  redone: {},
  corrected: { entry: place, change: variant("how", { replaced: { by }, removed: {}, preceded: { by } }) },
} satisfies Readonly<Record<Fact["type"], Fields>>;

const isEntry: Check<LogEntry> = object({
  game: text<GameId>(),
  seq: place,
  v: whole(),
  at: time,
  fact: variant("type", FACTS),
});
const hasFormat = object({ v: whole(1) });

/**
 * Reads one stored entry of any format up to the present.
 * @returns the entry lifted to the present format, or why it cannot be read
 */
export function readEntry(raw: unknown): Result<LogEntry, ReadFault> {
  if (!hasFormat(raw)) return refuse("unreadable");
  if (raw.v > FORMAT) return refuse("newer");
  const lifted = lift(raw);
  return isEntry(lifted) ? ok(lifted) : refuse("unreadable");
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * Convert a fact of each format to the next. Format 2 added who counts and the rule for a false go; before it, the app
 * counted and a false go had the penalty of the ACC. Format 3 added house rules, the first dealer and skunks. Formats
 * 4 (matches) and 5 (a false game with the hand that claims it) added only optional fields. Format 6 lets players state
 * counts that no hand can have, a claim name the player of a false go, and a tap end what was open. So nothing is converted.
 */
const LIFTS: Readonly<Record<number, (fact: Raw) => Raw>> = {
  1: (fact) =>
    fact["type"] === "gameStarted" && isRecord(fact["rules"])
      ? { ...fact, counting: "app", rules: { ...fact["rules"], renege: "acc" } }
      : fact,
  2: (fact) =>
    fact["type"] === "gameStarted" && isRecord(fact["rules"])
      ? { ...fact, rules: { ...fact["rules"], firstDealer: "loser", skunks: "lines", house: [] } }
      : fact,
};

/** Lifts a fact, and the fact that a correction puts in, through every format since its own. */
function lift(raw: { readonly v: number; readonly fact?: unknown }): unknown {
  if (raw.v === FORMAT) return raw;
  try {
    let { v, fact } = raw;
    for (; v < FORMAT; v++) fact = liftFact(fact, LIFTS[v]);
    return { ...raw, v, fact };
  } catch {
    // A getter of the object threw, so it is not a stored entry.
    return undefined;
  }
}

function liftFact(fact: unknown, up: ((fact: Raw) => Raw) | undefined): unknown {
  if (!isRecord(fact) || !up) return fact;
  const { change } = fact;
  if (!isRecord(change)) return up(fact);
  return { ...fact, change: { ...change, by: liftFact(change["by"], up) } };
}
