/** Replays a play card by card, with the points of each card and the reason it pegs nothing extra. rules.md §2–3. */
import { type Card, type CardClash, clash } from "../cards";
import type { PlayReason } from "./pegs";
import { lay, type PlayHappening, type PlayRefusal, sayGo, startPlay } from "./play";
import type { Play } from "./state";
import { ok, refuse, type Result } from "../../base/result";
import type { Seat } from "../ruleset";
import { pointsOf } from "../show/combinations";
import { type Why, whyNot } from "./why";

/** The numbers of players who can play with one pack (rules.md §1.5). */
export const TABLE_SIZES = [2, 3, 4, 5, 6] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** Every player holds four cards in the play, whatever the number of players (rules.md §1.5). */
const HELD = 4;

/** A card played, or a go. */
export type Move = Card | "go";

export type MoveRefusal = CardClash | PlayRefusal;

interface LaidLine {
  readonly kind: "laid";
  readonly seat: Seat;
  readonly card: Card;
  readonly count: number;
  /** Including go and last card, whose point belongs to this card (rules.md §2.3.4). */
  readonly reasons: readonly PlayReason[];
  readonly why: readonly Why[];
  /** The series ended with this card. */
  readonly ends: boolean;
}

export type CheckedLine = LaidLine | { readonly kind: "go"; readonly seat: Seat; readonly count: number };

export interface CheckedPlay {
  readonly moves: readonly Move[];
  readonly lines: readonly CheckedLine[];
  /** The points of each seat; seat 0 leads. */
  readonly points: readonly number[];
  readonly play: Play;
}

/** A play before its first card: seat 0 leads, the last seat deals, and no hand is known. */
export function openCheck(players: TableSize): CheckedPlay {
  const held = Array.from({ length: players }, () => ({ known: [], unknown: HELD }));
  const play = startPlay(players - 1, held);
  return { moves: [], lines: [], points: held.map(() => 0), play };
}

export function checkMove(before: CheckedPlay, move: Move): Result<CheckedPlay, MoveRefusal> {
  const seen = move === "go" ? undefined : clash(move, cardsLaid(before.lines));
  if (seen) return refuse(seen);
  const step = move === "go" ? sayGo(before.play) : lay(before.play, move);
  if (!step.ok) return step;
  const { play, happenings } = step.value;
  const over = play.turn === undefined;
  const lines = happenings.reduce<readonly CheckedLine[]>((said, one) => readBack(said, one, over), before.lines);
  const points = before.points.map((_, seat) => pointsOfSeat(lines, seat));
  return ok({ moves: [...before.moves, move], lines, points, play });
}

/** @returns the whole play, or why it is impossible. */
export function checkPlay(players: TableSize, moves: readonly Move[]): Result<CheckedPlay, MoveRefusal> {
  let now = openCheck(players);
  for (const move of moves) {
    const next = checkMove(now, move);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
}

/** @returns why the card cannot be played now; undefined if it can. */
export function cannotLay({ lines, play }: CheckedPlay, card: Card): MoveRefusal | undefined {
  const seen = clash(card, cardsLaid(lines));
  if (seen) return seen;
  const step = lay(play, card);
  return step.ok ? undefined : step.error;
}

/** @returns the current series, or the last one if it has just ended. */
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

function pointsOfSeat(lines: readonly CheckedLine[], seat: Seat): number {
  return pointsOf(laidLines(lines).flatMap((line) => (line.seat === seat ? line.reasons : [])));
}

/** @param over the play is over after this step, so its card is the last of all */
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

/** Adds the point for go or last card to the card that earned it. The point is known only after that card. */
function awarded(lines: readonly CheckedLine[], reasons: readonly PlayReason[]): readonly CheckedLine[] {
  const at = lines.findLastIndex((line) => line.kind === "laid");
  const line = lines[at];
  if (line?.kind !== "laid") return lines;
  const why = line.why.filter(({ code }) => code !== "lead" && code !== "plain");
  return lines.with(at, { ...line, reasons: [...line.reasons, ...reasons], why, ends: true });
}
