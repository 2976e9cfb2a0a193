/** What a store hands back becomes an entry, or is set aside: nothing unread is ever trusted or thrown away. */
import { parseCard } from "../rules/cards";
import { ok, refuse, type Result } from "../base/result";
import { PENALTY_NAMES, FALSE_GO_RULES } from "../rules/penalties";
import { FORM_NAMES } from "../rules/forms";
import { HOUSE_RULES } from "../rules/house";
import { FIRST_DEALERS, GO_TIMINGS, SKUNKS } from "../rules/ruleset";
import { CALLS } from "../rules/settle";
import { MATCH_LENGTHS, STAKES_NAMES } from "../rules/stakes";
import { COUNTINGS, DEPTHS, type LogEntry, type Fact, FORMAT, FALSE_GO_ENDS, type TableFact, TYPED_FOR } from "./facts";
import {
  type Check,
  fits,
  flag,
  isRecord,
  listOf,
  maybe,
  oneOf,
  place,
  type Shape,
  shaped,
  textOf,
  whole,
  within,
} from "../base/shape";

/** `newer`: told by a newer app, so this one keeps its hands off. `unreadable`: no entry of any format. */
export type ReadFault = "newer" | "unreadable";

const card: Check = (value) => typeof value === "string" && parseCard(value) === value;
const owner: Check = (value) => value === "crib" || place(value) || /^second\d$/.test(String(value));
const seat: Check = shaped({ name: textOf(200), side: place });
const rules: Check = shaped({
  form: oneOf(FORM_NAMES),
  target: whole,
  goTiming: oneOf(GO_TIMINGS),
  renege: oneOf(FALSE_GO_RULES),
  firstDealer: oneOf(FIRST_DEALERS),
  skunks: oneOf(SKUNKS),
  house: listOf(oneOf(HOUSE_RULES)),
});

const stake: Check = (value) => value === "match" || place(value);
const format: Check = shaped({
  name: oneOf(STAKES_NAMES),
  stakes: shaped({ plain: stake, skunk: stake, doubleSkunk: stake, tripleSkunk: stake, lurch: stake }),
  length: shaped({ kind: oneOf(MATCH_LENGTHS), of: within(1, 999) }),
});
const match: Check = shaped({
  id: textOf(200),
  game: within(1, 1e6),
  format,
});

/** The fields of every fact of the present format. */
const SHAPES: Readonly<Record<Fact["type"], Shape>> = {
  gameStarted: { rules, seats: listOf(seat), depth: oneOf(DEPTHS), counting: oneOf(COUNTINGS), match: maybe(match) },
  cut: { seat: place, card },
  dealerChosen: { dealer: place },
  depthChosen: { depth: oneOf(DEPTHS) },
  countingChosen: { counting: oneOf(COUNTINGS) },
  cardDealt: { seat: place, card },
  discarded: { seat: place, card },
  cardPassed: { seat: place, card },
  bid: { points: whole },
  bidPassed: {},
  handForgotten: { seat: place },
  starterTurned: { card },
  cardPlayed: { card },
  goCalled: {},
  playEnded: {},
  cardShown: { owner, card },
  suitsTold: { owner, flush: place, nobs: flag },
  handPegged: { owner },
  handTyped: { owner, points: whole },
  claimed: { owner: (value) => value === "play" || owner(value), points: whole },
  called: {
    at: place,
    of: textOf(8),
    side: place,
    for: oneOf(CALLS),
    points: whole,
  },
  penaltyTaken: { side: place, penalty: oneOf(PENALTY_NAMES), over: whole },
  renegeTaken: { go: place, side: place, end: oneOf(FALSE_GO_ENDS) },
  pegged: { side: place, points: whole, for: oneOf(TYPED_FOR) },
  dealEnded: {},
  dealVoided: {},
  undone: {},
  redone: {},
  corrected: { entry: place, change: isChange },
};

/**
 * Reads one stored entry of any format up to the present.
 * @returns the entry lifted to the present format, or why it cannot be read
 */
export function readEntry(raw: unknown): Result<LogEntry, ReadFault> {
  if (!isRecord(raw) || !Number.isInteger(raw["v"])) return refuse("unreadable");
  if ((raw["v"] as number) > FORMAT) return refuse("newer");
  if ((raw["v"] as number) < 1) return refuse("unreadable");
  const lifted = lift(raw);
  const fine = fits(lifted, { game: (id) => typeof id === "string", seq: place, at: Number.isFinite, fact: isFact });
  return fine ? ok(lifted as unknown as LogEntry) : refuse("unreadable");
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * From each format to the next, fact by fact. 1 → 2: who counts, and what a false go costs, are told at the start;
 * until then the app counted, and nobody was asked for anything. 2 → 3: house rules; there were none, the loser dealt
 * first, and the lines were drawn. 3 → 4: matches; a game without one is as it was.
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

/** Lifts a fact, and the fact a correction puts in another's place, through every format since its own. */
function lift(raw: Raw): Raw {
  if (raw["v"] === FORMAT) return raw;
  let { v, fact } = raw as { v: number; fact: unknown };
  for (; v < FORMAT; v++) fact = liftFact(fact, LIFTS[v]);
  return { ...raw, v, fact };
}

function liftFact(fact: unknown, by: ((fact: Raw) => Raw) | undefined): unknown {
  if (!isRecord(fact) || !by) return fact;
  const { change } = fact;
  if (!isRecord(change)) return by(fact);
  return { ...fact, change: { ...change, by: liftFact(change["by"], by) } };
}

function isFact(value: unknown): boolean {
  if (!isRecord(value) || typeof value["type"] !== "string" || !Object.hasOwn(SHAPES, value["type"])) return false;
  return fits(value, SHAPES[value["type"] as Fact["type"]]);
}

function isTableFact(value: unknown): value is TableFact {
  return isFact(value) && !["undone", "redone", "corrected"].includes((value as Fact).type);
}

function isChange(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value["how"] === "removed") return true;
  return (value["how"] === "replaced" || value["how"] === "preceded") && isTableFact(value["by"]);
}
