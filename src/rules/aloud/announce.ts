/** What is said aloud, in lower case throughout. rules.md §5. */
import type { PlayReason } from "../play/pegs";
import { never } from "../../base/result";
import { units, type Unit } from "../show/units";
import type { Tally } from "../show/combinations";

/** Said by a player none of whose cards fits. */
export const GO_CALL = "go";
/** Said by the dealer when a jack is turned up. */
export const HEELS_CALL = "two for his heels";
/** A hand of nothing, by the score no hand can have (rules.md §4.5). */
export const NOTHING_CALL = "nineteen";
/** The same where nineteen can be counted. */
export const NO_POINTS_CALL = "no points";
/** Said by the dealer when a joker of naught is turned up (rules.md §9.11). */
export const JOKER_CALL = "one for the joker";

const NUMBER_WORDS = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven " +
  "twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven " +
  "thirty-eight thirty-nine forty"
).split(" ");

/** @returns "zero" to "forty"; digits for any other number. */
export function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}

/**
 * A card laid in the play: the count and what it pegs (rules.md §5.1).
 * @param count the series' count with the card, 1 to 31.
 * @param reasons in any order; none when the card pegs nothing.
 */
export function announcePlay(count: number, reasons: readonly PlayReason[]): string {
  const at = reasons.find((reason) => reason.kind === "fifteen" || reason.kind === "thirtyOne");
  const others = reasons.filter((reason) => reason !== at);
  if (at !== undefined && others.length === 0) return `${numberWord(count)} for ${numberWord(at.points)}`;
  const [only, ...more] = others;
  if (only === undefined) return numberWord(count);
  if (at === undefined && more.length === 0) return `${numberWord(count)} and ${paid(only)}`;
  const start =
    at === undefined ? `${numberWord(count)} and ${named(only)}` : `${opening(count, at)}, and ${named(only)}`;
  const total = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return [start, ...more.map((reason) => `and ${named(reason)}`), `makes ${numberWord(total)}`].join(", ");
}

function opening(count: number, { kind, points }: PlayReason): string {
  return kind === "fifteen" ? `fifteen ${numberWord(points)}` : `${numberWord(count)} for ${numberWord(points)}`;
}

/** A reason beside others, whose points are told in the sum. */
function named({ kind, points }: PlayReason): string {
  switch (kind) {
    case "pair":
      return "a pair";
    case "pairRoyal":
      return "a pair royal";
    case "doublePairRoyal":
      return "a double pair royal";
    case "fiveAlike":
      return "five of a kind";
    case "sixAlike":
      return "six of a kind";
    case "run":
      return `a run of ${numberWord(points)}`;
    case "go":
      return `${numberWord(points)} for go`;
    case "lastCard":
      return `${numberWord(points)} for last`;
    case "fifteen":
      return "fifteen";
    case "thirtyOne":
      return "thirty-one";
    default:
      return never(kind);
  }
}

/** A reason that stands alone, with its points. */
function paid(reason: PlayReason): string {
  const alreadyPaid = reason.kind === "go" || reason.kind === "lastCard";
  return alreadyPaid ? named(reason) : `${named(reason)} for ${numberWord(reason.points)}`;
}

/** A hand or crib counted aloud, as most tables do (rules.md §5.2). Open questions of suit are not said. */
export function announceTally(tally: Tally, nothing = NOTHING_CALL): string {
  return tally.combinations.length === 0 ? nothing : canonical(units(tally));
}

/**
 * The first item takes no "and", the last one does; those between are said bare, as the sources say them:
 * "fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine".
 */
function canonical(said: readonly Unit[]): string {
  return said
    .map((unit, i) => {
      if (unit.kind === "fifteen") return fifteen(unit);
      const sum = `makes ${numberWord(unit.running)}`;
      if (i === 0) return unit.kind === "nobs" ? ONE_FOR_NOBS : `${withArticle(unit)} for ${numberWord(unit.points)}`;
      if (i < said.length - 1) return `${[nameOf(unit), ...price(unit)].join(" ")} ${sum}`;
      if (unit.kind === "nobs") return `and ${afterPrice(said, i) ? nameOf(unit) : ONE_FOR_NOBS} ${sum}`;
      return `and ${[withArticle(unit), ...price(unit)].join(" ")}${price(unit).length > 0 ? "," : ""} ${sum}`;
    })
    .join(", ");
}

const ONE_FOR_NOBS = "one for his nobs";

/** "For twelve … for his nobs" would say "for" twice running, so the second is dropped, as in the call of the 29. */
function afterPrice(said: readonly Unit[], place: number): boolean {
  return place > 1 && price(said[place - 1]!).length > 0;
}

/** "Fifteen four": the second fifteen. */
export function fifteen({ running }: Unit): string {
  return `fifteen ${numberWord(running)}`;
}

/** The unit's bare name. Runs of three go without their length where the name has only one meaning in four cards. */
export function nameOf({ kind, runs, length }: Unit): string {
  const ofMore = length > 3 ? ` of ${numberWord(length)}` : "";
  switch (kind) {
    case "fifteen":
      return "fifteen";
    case "run":
      return `run of ${numberWord(length)}`;
    case "doubleRun":
      return `double run of ${numberWord(length)}`;
    case "tripleRun":
      return `triple run${ofMore}`;
    case "doubleDoubleRun":
      return `double double run${ofMore}`;
    case "manyRuns":
      return `${numberWord(runs)} runs of ${numberWord(length)}`;
    case "pair":
      return "pair";
    case "twoPair":
      return "two pair";
    case "pairRoyal":
      return "pair royal";
    case "doublePairRoyal":
      return "double pair royal";
    case "fiveAlike":
      return "five of a kind";
    case "sixAlike":
      return "six of a kind";
    case "flush":
      return "flush";
    case "nobs":
      return "his nobs";
    default:
      return never(kind);
  }
}

function withArticle(unit: Unit): string {
  const countsItself = ["twoPair", "manyRuns", "fiveAlike", "sixAlike"].includes(unit.kind);
  return countsItself ? nameOf(unit) : `a ${nameOf(unit)}`;
}

/** What is said of the unit's points, when its name does not tell them: "for eight". */
function price(unit: Unit): readonly string[] {
  const known: readonly Unit["kind"][] = ["fifteen", "run", "pair", "nobs"];
  return known.includes(unit.kind) ? [] : [`for ${numberWord(unit.points)}`];
}
