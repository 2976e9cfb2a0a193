/** A sequence of the play laid out again, card by card, with the points and why there are no more. rules.md §2–§3. */
import { type Card, type CardClash, clash } from "../cards";
import type { PlayReason } from "./pegs";
import { lay, type PlayHappening, type PlayRefusal, sayGo, startPlay } from "./play";
import { type Play } from "./state";
import { ok, refuse, type Result } from "../../base/result";
import type { Seat } from "../ruleset";
import { type Why, whyNot } from "./why";

/** How many can sit round one pack (rules.md §1.5). */
export const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** Every player holds so many in the play, whatever their number (rules.md §1.5). */
const HELD = 4;

/** What was told: a card as it fell, or that somebody had none that fits. */
export type Move = Card | "go";

export type MoveRefusal = CardClash | PlayRefusal;

interface LaidLine {
  readonly kind: "laid";
  readonly seat: Seat;
  readonly card: Card;
  readonly count: number;
  /** Go and last card too: their point belongs to this card (rules.md §2.3.4). */
  readonly reasons: readonly PlayReason[];
  readonly why: readonly Why[];
  /** The series ended with it: the count starts anew. */
  readonly ends: boolean;
}

/** One line of the play as it is read back. */
export type CheckedLine = LaidLine | { readonly kind: "go"; readonly seat: Seat; readonly count: number };

export interface CheckedPlay {
  readonly moves: readonly Move[];
  readonly lines: readonly CheckedLine[];
  /** Points of each seat, the one who led first. */
  readonly points: readonly number[];
  readonly play: Play;
}

/** A play nobody has laid a card to: seat 0 leads, the last one deals, and nobody's cards are known. */
export function openCheck(players: TableSize): CheckedPlay {
  const held = Array.from({ length: players }, () => ({ known: [], unknown: HELD }));
  const play = startPlay(players - 1, held);
  return { moves: [], lines: [], points: held.map(() => 0), play };
}

/** Adds what was told next, and reads it back. */
export function checkMove(before: CheckedPlay, move: Move): Result<CheckedPlay, MoveRefusal> {
  const seen = move === "go" ? undefined : clash(move, cardsLaid(before.lines));
  if (seen) return refuse(seen);
  const step = move === "go" ? sayGo(before.play) : lay(before.play, move);
  if (!step.ok) return step;
  const { play, happenings } = step.value;
  const over = play.turn === undefined;
  const lines = happenings.reduce<readonly CheckedLine[]>((said, one) => readBack(said, one, over), before.lines);
  const points = before.points.map((_, seat) => pointsOf(lines, seat));
  return ok({ moves: [...before.moves, move], lines, points, play });
}

/** @returns the play as told, or why it cannot have been so. */
export function checkPlay(players: TableSize, moves: readonly Move[]): Result<CheckedPlay, MoveRefusal> {
  let now = openCheck(players);
  for (const move of moves) {
    const next = checkMove(now, move);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
}

/** @returns why the card cannot be laid now, if it cannot. */
export function cannotLay({ lines, play }: CheckedPlay, card: Card): MoveRefusal | undefined {
  const seen = clash(card, cardsLaid(lines));
  if (seen) return seen;
  const step = lay(play, card);
  return step.ok ? undefined : step.error;
}

/** @returns the cards of the series under way, or of the one that has just ended. */
export function lastSeries(lines: readonly CheckedLine[]): readonly LaidLine[] {
  const laid = laidLines(lines);
  const from = laid.slice(0, -1).findLastIndex((line) => line.ends);
  return laid.slice(from + 1);
}

function laidLines(lines: readonly CheckedLine[]): readonly LaidLine[] {
  return lines.filter((line) => line.kind === "laid");
}

function cardsLaid(lines: readonly CheckedLine[]): readonly Card[] {
  return laidLines(lines).map(({ card }) => card);
}

function pointsOf(lines: readonly CheckedLine[], seat: Seat): number {
  return laidLines(lines)
    .filter((line) => line.seat === seat)
    .reduce((sum, line) => sum + line.reasons.reduce((all, { points }) => all + points, 0), 0);
}

/** @param over nobody holds a card once the step is done, so its card is the last of all */
function readBack(lines: readonly CheckedLine[], one: PlayHappening, over: boolean): readonly CheckedLine[] {
  const { seat, count } = one;
  if (one.kind === "go") return [...lines, { kind: "go", seat, count }];
  if (one.kind === "award") return awarded(lines, one.reasons);
  const from = lines.findLastIndex((line) => line.kind === "laid" && line.ends) + 1;
  const since = lines.slice(from);
  const why = whyNot({
    series: [...cardsLaid(since), one.card],
    earlier: cardsLaid(lines.slice(0, from)),
    goSaid: since.some((line) => line.kind === "go"),
    lastOfAll: over,
  });
  return [...lines, { kind: "laid", seat, card: one.card, count, reasons: one.reasons, why, ends: count === 31 }];
}

/** The one point of a series below 31 is its last card's, however late anybody knew. */
function awarded(lines: readonly CheckedLine[], reasons: readonly PlayReason[]): readonly CheckedLine[] {
  const at = lines.findLastIndex((line) => line.kind === "laid");
  const line = lines[at];
  if (line?.kind !== "laid") return lines;
  const why = line.why.filter(({ code }) => code !== "lead" && code !== "plain");
  return lines.with(at, { ...line, reasons: [...line.reasons, ...reasons], why, ends: true });
}
