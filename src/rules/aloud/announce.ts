/** Counting aloud, always in lower case. rules.md §5. */
import type { PlayReason } from "../play/pegs";
import { listWords } from "../../base/lists";
import { never } from "../../base/result";
import { units, type Unit } from "../show/units";
import type { Tally } from "../show/combinations";

export const GO_CALL = "go";
export const HEELS_CALL = "two for his heels";
/** A hand of no points, called after a count no hand can have (rules.md §4.5). */
const NOTHING_CALL = "nineteen";
/** A hand of no points in games in which a hand can count nineteen. */
export const NO_POINTS_CALL = "no points";
/** Called when a naught joker is turned up (rules.md §9.11). */
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
 * @param count the count of the series including the card, 1 to 31
 * @param reasons in any order; none when the card pegs nothing
 */
export function announcePlay(count: number, reasons: readonly PlayReason[]): string {
  const at = reasons.find(isCount);
  const others = reasons.filter((reason) => reason !== at);
  const word = numberWord(count);
  const total = numberWord(reasons.reduce((sum, reason) => sum + reason.points, 0));
  if (at === undefined) {
    const [only, ...more] = others;
    if (only === undefined) return word;
    return more.length === 0 ? `${word}${alone(only)}` : `${word}: ${reasonWords(others)}, ${total}`;
  }
  const points = numberWord(at.points);
  if (others.length === 0) return `${word} for ${points}`;
  const opening = at.kind === "fifteen" ? `fifteen ${points}` : `${word} for ${points}`;
  return [opening, ...others.map((reason) => `and ${withPoint(reason)}`), `makes ${total}`].join(", ");
}

/** @returns the reasons without their points: "run of three and last card". */
export function reasonWords(reasons: readonly PlayReason[]): string {
  return listWords([...reasons.filter(isCount), ...reasons.filter((reason) => !isCount(reason))].map(reasonName));
}

function isCount({ kind }: PlayReason): boolean {
  return kind === "fifteen" || kind === "thirtyOne";
}

/** The words after the count if there is only one reason. A run needs no points, because its length gives them. */
function alone(reason: PlayReason): string {
  if (reason.kind === "run") return `, ${reasonName(reason)}`;
  const paid = reason.kind === "go" || reason.kind === "lastCard";
  return ` and ${withPoint(reason)}${paid ? "" : ` for ${numberWord(reason.points)}`}`;
}

/** The reason as it follows "and": with its article, or with its points. */
function withPoint(reason: PlayReason): string {
  switch (reason.kind) {
    case "go":
      return `${numberWord(reason.points)} for go`;
    case "lastCard":
      return `${numberWord(reason.points)} for last`;
    case "fiveAlike":
    case "sixAlike":
      return reasonName(reason);
    default:
      return `a ${reasonName(reason)}`;
  }
}

function reasonName({ kind, points }: PlayReason): string {
  return kind === "run" ? `run of ${numberWord(points)}` : REASON_NAMES[kind];
}

const REASON_NAMES: Readonly<Record<Exclude<PlayReason["kind"], "run">, string>> = {
  fifteen: "fifteen",
  thirtyOne: "thirty-one",
  pair: "pair",
  pairRoyal: "pair royal",
  doublePairRoyal: "double pair royal",
  fiveAlike: "five of a kind",
  sixAlike: "six of a kind",
  go: "go",
  lastCard: "last card",
};

/** A hand or crib counted aloud in the usual style (rules.md §5.2), without points that depend on unknown suits. */
export function announceTally(tally: Tally, nothing = NOTHING_CALL): string {
  return tally.combinations.length === 0 ? nothing : canonical(units(tally));
}

/**
 * A hand or crib in few words: its total, its fifteens together and each of its other items.
 * @returns "twenty: fifteen eight, double run of three, flush"; "eight: fifteen eight"; "no points"
 */
export function announceBriefly(tally: Tally): string {
  if (tally.combinations.length === 0) return NO_POINTS_CALL;
  const all = units(tally);
  const last = all.findLast(({ kind }) => kind === "fifteen");
  const others = all.filter(({ kind }) => kind !== "fifteen").map(nameOf);
  return `${numberWord(tally.total)}: ${[...(last ? [fifteen(last)] : []), ...others].join(", ")}`;
}

/**
 * Only the last item has an "and", as in the sources:
 * "fifteen two, fifteen four, run of four makes eight, and one for his nobs makes nine".
 */
function canonical(said: readonly Unit[]): string {
  return said
    .map((unit, i) => {
      if (unit.kind === "fifteen") return fifteen(unit);
      const sum = `makes ${numberWord(unit.running)}`;
      if (i === 0) return first(unit);
      if (i < said.length - 1) return `${[nameOf(unit), ...price(unit)].join(" ")} ${sum}`;
      if (unit.kind === "nobs") return `and ${afterPrice(said, i) ? nameOf(unit) : ONE_FOR_NOBS} ${sum}`;
      return `and ${[withArticle(unit), ...price(unit)].join(" ")}${price(unit).length > 0 ? "," : ""} ${sum}`;
    })
    .join(", ");
}

/** "A pair is two", "a double run of three for eight". */
function first(unit: Unit): string {
  if (unit.kind === "nobs") return ONE_FOR_NOBS;
  if (unit.kind === "run") return `a run is ${numberWord(unit.points)}`;
  return `${withArticle(unit)} ${unit.kind === "pair" ? "is" : "for"} ${numberWord(unit.points)}`;
}

const ONE_FOR_NOBS = "one for his nobs";

/** Whether the item before ends in "for twelve": then "one for his nobs" becomes "his nobs", as in the call of the 29. */
function afterPrice(said: readonly Unit[], place: number): boolean {
  return place > 1 && price(said[place - 1]!).length > 0;
}

/** "fifteen four" for the second fifteen. */
export function fifteen({ running }: Unit): string {
  return `fifteen ${numberWord(running)}`;
}

/** The name without an article. Triple and double double runs are of three unless a length is given. */
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

/** "for eight", for units whose points do not follow from the name. */
function price(unit: Unit): readonly string[] {
  const known: readonly Unit["kind"][] = ["fifteen", "run", "pair", "nobs"];
  return known.includes(unit.kind) ? [] : [`for ${numberWord(unit.points)}`];
}
