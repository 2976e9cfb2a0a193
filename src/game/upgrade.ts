/** What a store hands back becomes an entry, or is set aside: nothing unread is ever trusted or thrown away. */
import { parseCard } from "../rules/cards";
import { ok, refuse, type Result } from "../rules/result";
import { FORM_NAMES, GO_TIMINGS } from "../rules/ruleset";
import { DEPTHS, type Entry, type Fact, FORMAT, type TableFact, TYPED_FOR } from "./facts";

/** `newer`: told by a newer app, so this one keeps its hands off. `unreadable`: no entry of any format. */
export type ReadFault = "newer" | "unreadable";

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const whole: Check = (value) => Number.isInteger(value);
const place: Check = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e6;
const flag: Check = (value) => typeof value === "boolean";
const card: Check = (value) => typeof value === "string" && parseCard(value) === value;
const owner: Check = (value) => value === "crib" || place(value);
const oneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= 12 && value.every(check);
const shaped =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) && fits(value, shape);

const seat: Check = shaped({ name: (value) => typeof value === "string" && value.length <= 200, side: place });
const rules: Check = shaped({ form: oneOf(FORM_NAMES), target: whole, goTiming: oneOf(GO_TIMINGS) });

/** The fields of every fact of the present format. */
const SHAPES: Readonly<Record<Fact["type"], Shape>> = {
  gameStarted: { rules, seats: listOf(seat), depth: oneOf(DEPTHS) },
  cut: { seat: place, card },
  dealerChosen: { dealer: place },
  depthChosen: { depth: oneOf(DEPTHS) },
  cardDealt: { seat: place, card },
  discarded: { seat: place, card },
  handForgotten: { seat: place },
  starterTurned: { card },
  cardPlayed: { card },
  goCalled: {},
  playEnded: {},
  cardShown: { owner, card },
  suitsTold: { owner, flush: place, nobs: flag },
  handPegged: { owner },
  handTyped: { owner, points: whole },
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
export function readEntry(raw: unknown): Result<Entry, ReadFault> {
  if (!isRecord(raw) || !Number.isInteger(raw["v"])) return refuse("unreadable");
  if ((raw["v"] as number) > FORMAT) return refuse("newer");
  if ((raw["v"] as number) < 1) return refuse("unreadable");
  const fine = fits(raw, { game: (id) => typeof id === "string", seq: place, at: Number.isFinite, fact: isFact });
  return fine ? ok(raw as unknown as Entry) : refuse("unreadable");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fits(record: Readonly<Record<string, unknown>>, shape: Shape): boolean {
  return Object.entries(shape).every(([field, check]) => Object.hasOwn(record, field) && check(record[field]));
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
