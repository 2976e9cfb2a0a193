/** False goes: noticed, let go, or taken back so that the card is played or dead. rules.md §6.5. */
import type { Seat, Side } from "../../rules/ruleset";
import type { Count } from "./counts";
import { type Game, type Go, peg, settle, turnsOf, winnerOf } from "./game";
import { earn } from "./moves";
import { changed, countOf, fitting, pass, type Play } from "./play";
import type { Cards } from "./points";

/** `played` and `dead`: the play goes back, and the cards are played or dead. `stands`: only the points are pegged. */
export type End = "played" | "dead" | "stands";

export interface FalseGo {
  /** Its place among the goes of the deal that were not taken back. */
  readonly at: number;
  readonly seat: Seat;
  readonly count: number;
  /** The cards that fitted, as far as everybody has seen them since. */
  readonly cards: Cards;
  readonly points: number;
}

/** The cards that the seat has shown since the go and that fitted then. */
function shownSince({ play }: Game, { seat, before }: Go): Cards {
  const open: Cards = [...play.laid[seat]!, ...play.dead[seat]!];
  return fitting(before.play, seat).filter((card) => open.includes(card));
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
    if (go.stands || cards.length === 0 || (winner !== undefined && house.sides[go.seat] !== winner)) return [];
    const points = house.falseGo === "flat2" ? 2 : 2 * cards.length;
    return [{ at, seat: go.seat, count: countOf(go.before.play), cards, points }];
  });
}

/** The counts that were there before the go, as they were then. A call made since on a card before the go remains. */
function countsBefore(before: Game, now: Game): readonly Count[] {
  return before.counts.map((count, at) => {
    const { called, stated, room } = now.counts[at]!;
    return called && !count.called
      ? { ...count, called, stated: count.stated ?? 0, room: stated === undefined ? count.room : room }
      : count;
  });
}

/** The game before the go, with the penalties that were taken since. */
function backTo(before: Game, now: Game): Game {
  const counts = countsBefore(before, now);
  const penalties = now.pegs.slice(before.pegs.length).filter(({ kind }) => kind === "penalty");
  const open = before.open !== undefined && counts[before.open]?.stated !== undefined ? undefined : before.open;
  let game: Game = { ...before, open, counts, pegs: [...before.pegs, ...penalties], known: now.known };
  for (const at of counts.keys()) game = settle(game, at);
  return game;
}

function withDead(play: Play, seat: Seat, cards: Cards): Play {
  return {
    ...play,
    held: changed(play.held, seat, (held) => held.filter((card) => !cards.includes(card))),
    dead: changed(play.dead, seat, (dead) => [...dead, ...cards]),
  };
}

/** A side claims a false go and chooses how it ends. */
export function claim(game: Game, { at, seat, cards, points }: FalseGo, side: Side, end: End): Game {
  const go = game.goes[at]!;
  const penalty = { side, points, kind: "penalty" } as const;
  if (end === "stands") {
    const goes = game.goes.map((one) => (one === go ? { ...one, stands: true } : one));
    return peg({ ...game, goes }, penalty);
  }
  const back = peg(backTo(go.before, game), penalty);
  if (end === "played") return { ...back, play: { ...back.play, must: cards } };
  const play = withDead(back.play, seat, cards);
  if (winnerOf(back) !== undefined || play.held[seat]!.length > 0) return { ...back, play };
  return earn(back, pass(turnsOf(back), play, seat));
}
