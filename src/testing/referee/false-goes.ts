/** False goes: noticed, let go, or taken back so that the card is played or dead. rules.md §6.5. */
import type { Seat, Side } from "../../rules/ruleset";
import { type Count, missing, tooMany } from "./counts";
import { type Game, type Go, peg, winnerOf } from "./game";
import { call, callGo, state } from "./moves";
import { changed, countOf, fitting } from "./play";
import type { Cards } from "./points";

/** `played` and `dead`: the play goes back, and the cards are played or dead. `stands`: only the points are pegged. */
export type End = "played" | "dead" | "stands";

export interface FalseGo {
  /** Its place among the goes of the deal that were not taken back. */
  readonly at: number;
  readonly seat: Seat;
  readonly count: number;
  /** The cards that fitted and that everybody has seen since. */
  readonly cards: Cards;
  readonly points: number;
}

/** The cards that the seat has shown since the go and that fitted then. */
function shownSince({ play }: Game, { seat, before }: Go): Cards {
  const open = new Set([...play.laid[seat]!, ...play.dead[seat]!]);
  return fitting(before.play, seat).filter((card) => open.has(card));
}

/**
 * The false goes that may be claimed. The players themselves watch that a claim comes before the next card of the
 * claiming side; a claim made here is one in time. The first hand that is announced ends all of them. So does a win,
 * except for the false goes of the side that won.
 */
export function falseGoes(game: Game): readonly FalseGo[] {
  const { house, goes } = game;
  const winner = winnerOf(game);
  if (house.falseGo === "none" || game.shown > 0) return [];
  return goes.flatMap((go, at) => {
    const cards = shownSince(game, go);
    if (go.settled || cards.length === 0 || (winner !== undefined && house.sides[go.seat] !== winner)) return [];
    const points = house.falseGo === "flat2" ? 2 : 2 * cards.length;
    return [{ at, seat: go.seat, count: countOf(go.before.play), cards, points }];
  });
}

/** The game before the go. Claims on earlier goes remain. */
function backTo(before: Game, now: Game): Game {
  return { ...before, goes: before.goes.map((go, at) => ({ ...go, settled: now.goes[at]!.settled })) };
}

/**
 * Only the cards played since the go are taken back with their points. So a count stated or called since for the card
 * before them still holds, less a point for a go that is gone.
 */
function withLaterWords(game: Game, now: Game): Game {
  const { open } = game;
  let next = game;
  const count = open === undefined ? undefined : game.counts[open];
  const late = open === undefined ? undefined : now.counts[open];
  if (open !== undefined && count && late?.stated !== undefined && sameCount(count, late)) {
    const said = Math.min(late.truth - count.truth, Math.max(0, late.stated - count.truth));
    const forGo = late.added ? 1 : said;
    next = state(game, late.stated - forGo);
  }
  for (const [at, { called, ...one }] of now.counts.entries()) {
    const same = next.counts[at];
    if (!called || !same || same.called || same.stated === undefined || !sameCount(same, one)) continue;
    if ((called.for === "over" ? tooMany(same) : missing(same)) > 0) next = call(next, at, called);
  }
  return next;
}

function sameCount(one: Pick<Count, "of" | "seat">, other: Pick<Count, "of" | "seat">): boolean {
  return one.of === other.of && one.seat === other.seat;
}

/** One of the cards must be played next, and everybody knows that the seat holds them. */
function withNamed(game: Game, seat: Seat, cards: Cards, seenAs: Game["seenAs"]): Game {
  const named = game.play.named.with(seat, [
    ...game.play.named[seat]!,
    ...cards.map((card) => seenAs.get(card) ?? card),
  ]);
  return { ...game, play: { ...game.play, must: cards, named } };
}

/** The cards are dead. Without them the go was right and need not be said again. */
function withDead(game: Game, seat: Seat, cards: Cards): Game {
  const { play } = game;
  const held = changed(play.held, seat, (others) => others.filter((card) => !cards.includes(card)));
  return { ...game, play: { ...play, held, dead: changed(play.dead, seat, (others) => [...others, ...cards]) } };
}

/** A side claims a false go and chooses how it ends. */
export function claim(game: Game, { at, seat, cards, points }: FalseGo, side: Side, end: End): Game {
  const go = game.goes[at]!;
  const penalty = { side, points, kind: "penalty" } as const;
  if (end === "stands") {
    const goes = game.goes.map((one) => (one === go ? { ...one, settled: true } : one));
    return peg({ ...game, goes }, penalty);
  }
  const back = backTo(go.before, game);
  const replayed =
    end === "played"
      ? withNamed(back, seat, cards, game.seenAs)
      : callGo(withDead(back, seat, cards), { settled: true });
  // No penalty is taken back.
  const since = game.pegs.slice(go.before.pegs.length).filter(({ kind }) => kind === "penalty");
  return peg(withLaterWords(replayed, game), ...since, penalty);
}
