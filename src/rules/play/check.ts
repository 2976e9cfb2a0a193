/** Replays a play card by card, with the points of each card and the reason it pegs nothing extra. rules.md §2–3. */
import { type Card, type CardClash, clash, isDeclared, JOKER, valueOf } from "../cards";
import type { PlayReason } from "./pegs";
import { passedOver } from "./passed-over";
import { lay, type PlayHappening, type PlayRefusal, sayGo, startPlay } from "./play";
import { type Play, size } from "./state";
import { ok, refuse, type Result } from "../../base/result";
import type { Seat } from "../ruleset";
import { type FalseGo, falseGoCards, falseGoPoints } from "../false-go";
import { FORM_NAMES, FORMS } from "../forms";
import { scoringOf, type ScoringRules } from "../scoring";
import { pointsOf } from "../show/combinations";
import { countRulesOf, jokersIn, playRulesOf } from "../table-rules";
import { oneAward, type Why, whyNot } from "./why";

/** The numbers of players there are games for (rules.md §1.5). */
export const TABLE_SIZES: readonly number[] = [...new Set(FORM_NAMES.map((form) => FORMS[form].players))];

/** A card played, or a go. */
export type Move = Card | "go";

export type MoveRefusal = CardClash | PlayRefusal | "declareJoker";

export interface LaidLine {
  readonly kind: "laid";
  readonly seat: Seat;
  /** The number of its series, from 0. */
  readonly series: number;
  readonly card: Card;
  readonly count: number;
  /** Including go and last card, whose point belongs to this card (rules.md §2.3.4). */
  readonly reasons: readonly PlayReason[];
  readonly why: readonly Why[];
  /** The series ended with this card. */
  readonly ends: boolean;
}

interface GoLine {
  readonly kind: "go";
  readonly seat: Seat;
  readonly series: number;
  readonly count: number;
  /** The seat that pegs one at once, where a go is pegged when it is said (rules.md §2.4). */
  readonly pays: Seat | undefined;
}

export type CheckedLine = LaidLine | GoLine;

/** A go, or the end of a series without one: by a player who alone was left, or at 31 by each player passed over. */
interface Stop {
  readonly seat: Seat;
  readonly count: number;
  /** The line of the go, or of the last card of the series. */
  readonly line: number;
}

/** A false go, at the line of the go or of the last card of its series. */
export type FalseStop = FalseGo & Stop;

export interface CheckedPlay {
  readonly rules: ScoringRules;
  readonly moves: readonly Move[];
  readonly lines: readonly CheckedLine[];
  readonly stops: readonly Stop[];
  /** The points of each seat; seat 0 leads. */
  readonly points: readonly number[];
  readonly play: Play;
}

/** A play before its first card: seat 0 leads, the last seat deals, and no hand is known. */
export function openCheck(rules: ScoringRules): CheckedPlay {
  const { players, hand } = FORMS[rules.form];
  const held = Array.from({ length: players }, () => ({ known: [], unknown: hand }));
  const play = startPlay(players - 1, held, playRulesOf(rules), jokersIn(countRulesOf(rules)));
  return { rules: scoringOf(rules), moves: [], lines: [], stops: [], points: held.map(() => 0), play };
}

export function checkMove(before: CheckedPlay, move: Move): Result<CheckedPlay, MoveRefusal> {
  const why = move === "go" ? undefined : cannotBe(before, move);
  if (why) return refuse(why);
  const step = move === "go" ? sayGo(before.play) : lay(before.play, move);
  if (!step.ok) return step;
  const { play, happenings } = step.value;
  let now: CheckedPlay = { ...before, moves: [...before.moves, move] };
  const { turn, count } = before.play;
  // A card past 31 leads the next series: nobody who was passed over had anything that fitted.
  if (move !== "go" && turn !== undefined && count + valueOf(move) > 31)
    now = ended({ ...now, stops: [...now.stops, ...silentStops(before)] });
  // At 31 only a joker fits, and the play does not report who has none.
  else if (move === "go" && turn !== undefined && happenings.every(({ kind }) => kind !== "go"))
    now = goSaid(now, turn, count);
  now = happenings.reduce((so, one) => readBack(so, one, play), now);
  if (play.series.length === 0) now = ended(now);
  return ok({ ...now, play });
}

/** @returns the whole play, or why it is impossible. */
export function checkPlay(rules: ScoringRules, moves: readonly Move[]): Result<CheckedPlay, MoveRefusal> {
  let now = openCheck(rules);
  for (const move of moves) {
    const next = checkMove(now, move);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
}

/** @returns why the card cannot be played now; undefined if it can. */
export function cannotLay(checked: CheckedPlay, card: Card): MoveRefusal | undefined {
  const why = cannotBe(checked, card);
  if (why) return why;
  const step = lay(checked.play, card);
  return step.ok ? undefined : step.error;
}

/** @returns the current series, or the last one if it has just ended. */
export function lastSeries(lines: readonly CheckedLine[]): readonly LaidLine[] {
  const last = lines.findLast((line) => line.kind === "laid")?.series;
  return laidLines(lines).filter(({ series }) => series === last);
}

/** @returns the goes at which a card fitted that their player laid later. */
export function falseGoesIn({ lines, stops, rules }: CheckedPlay): readonly FalseStop[] {
  return stops.flatMap((stop) => {
    const later = laidLines(lines.slice(stop.line + 1)).filter(({ seat }) => seat === stop.seat);
    const cards = falseGoCards(
      stop.count,
      later.map(({ card }) => card),
    );
    return cards.length > 0 ? [{ ...stop, cards, points: falseGoPoints(rules.renege, cards.length) }] : [];
  });
}

/** The players whom the lead of the next series passes over. */
function silentStops({ play, lines }: CheckedPlay): readonly Stop[] {
  const line = lastLaid(lines);
  return passedOver(play).flatMap(({ turn, count }) => (turn === undefined ? [] : [{ seat: turn, count, line }]));
}

function lastLaid(lines: readonly CheckedLine[]): number {
  return lines.findLastIndex((line) => line.kind === "laid");
}

function laidLines(lines: readonly CheckedLine[]): readonly LaidLine[] {
  return lines.filter((line) => line.kind === "laid");
}

/** Why this card cannot be in this play at all, or not without being declared. */
function cannotBe({ lines, rules }: CheckedPlay, card: Card): MoveRefusal | undefined {
  const { jokers } = countRulesOf(rules);
  if (isDeclared(card) && jokers !== "wild") return "noJokers";
  const laid = laidLines(lines).map((line) => line.card);
  return clash(card, laid, jokersIn({ jokers })) ?? (card === JOKER && jokers === "wild" ? "declareJoker" : undefined);
}

/** The number of the series that the next line belongs to. */
function seriesNow(lines: readonly CheckedLine[]): number {
  const last = lines.findLast((line) => line.kind === "laid");
  if (!last) return 0;
  return last.ends ? last.series + 1 : last.series;
}

function goSaid(now: CheckedPlay, seat: Seat, count: number): CheckedPlay {
  const line: GoLine = { kind: "go", seat, series: seriesNow(now.lines), count, pays: undefined };
  return { ...now, lines: [...now.lines, line], stops: [...now.stops, { seat, count, line: now.lines.length }] };
}

/** @param after the play after the whole step */
function readBack(now: CheckedPlay, one: PlayHappening, after: Play): CheckedPlay {
  if (one.kind === "go") return goSaid(now, one.seat, one.count);
  const points = now.points.with(one.seat, (now.points[one.seat] ?? 0) + pointsOf(one.reasons));
  if (one.kind === "award") return { ...now, points, lines: awarded(now.lines, one, after) };
  const { seat, card, count, reasons } = one;
  const series = seriesNow(now.lines);
  const laid = laidLines(now.lines);
  const why = whyNot({
    rules: after.rules,
    series: [...laid.filter((line) => line.series === series).map((line) => line.card), card],
    earlier: laid.filter((line) => line.series < series).map((line) => line.card),
    reasons,
    goSaid: now.lines.some((line) => isGoIn(line, series)),
    lastOfAll: isOver(after),
    falseAt: now.stops.filter((stop) => stop.seat === seat && falseGoCards(stop.count, [card]).length > 0).map(countOf),
  });
  return {
    ...now,
    points,
    lines: [...now.lines, { kind: "laid", seat, series, card, count, reasons, why, ends: false }],
  };
}

const countOf = ({ count }: Stop) => count;

function isGoIn(line: CheckedLine, series: number): boolean {
  return line.kind === "go" && line.series === series && line.count < 31;
}

function isOver({ held }: Play): boolean {
  return held.every((hand) => size(hand) === 0);
}

type Award = Extract<PlayHappening, { kind: "award" }>;

/**
 * Adds the point for go or last card to the card that earned it; the point is known only after that card. A go that is
 * pegged when it is said belongs to no card.
 */
function awarded(lines: readonly CheckedLine[], { seat, reasons }: Award, after: Play): readonly CheckedLine[] {
  const newest = lines.at(-1);
  const atOnce = after.rules.goTiming === "atGo" && reasons[0]?.kind === "go" && newest?.kind === "go";
  if (atOnce && newest.seat !== seat) return [...lines.slice(0, -1), { ...newest, pays: seat }];
  const at = lastLaid(lines);
  const line = lines[at];
  if (line?.kind !== "laid") return lines;
  const said = lines.some((one) => isGoIn(one, line.series));
  const why = [
    ...oneAward({ reasons, goSaid: said, lastOfAll: isOver(after) }),
    ...line.why.filter(({ code }) => code !== "lead" && code !== "plain"),
  ];
  return lines.with(at, { ...line, reasons: [...line.reasons, ...reasons], why });
}

/** Marks the last card as the end of its series. */
function ended(now: CheckedPlay): CheckedPlay {
  const at = lastLaid(now.lines);
  const line = now.lines[at];
  return line?.kind === "laid" ? { ...now, lines: now.lines.with(at, { ...line, ends: true }) } : now;
}
