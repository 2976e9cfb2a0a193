/** How well a player counts: only games in which the players stated their counts can say it. */
import type { Card } from "../../rules/cards";
import type { GameId } from "../../game/facts";
import type { Played } from "./counted-games";
import { type Mistake, MISTAKE_KINDS, type MistakeKind } from "./facts";
import { FEWEST_DEALS } from "./figures";

interface KindCount {
  readonly kind: MistakeKind;
  /** Counts with this mistake: points missed, and points that were not there. */
  readonly missed: number;
  readonly over: number;
  readonly games: readonly GameId[];
}

export interface CountingPart {
  /** Hands, cribs and cards of the play whose count was stated. */
  readonly stated: number;
  readonly fewest: number;
  /** Wrong counts and their points. */
  readonly missed: { readonly times: number; readonly points: number };
  readonly over: { readonly times: number; readonly points: number };
  /** Points taken from others by muggins. */
  readonly muggins: number;
  /** The most frequent first; kinds without a mistake are left out. */
  readonly kinds: readonly KindCount[];
  readonly games: readonly GameId[];
}

/** A hand that was counted wrong, for the drill. */
export interface MissedHand {
  readonly cards: readonly Card[];
  readonly of: "hand" | "crib";
  readonly kinds: readonly MistakeKind[];
}

const isMissed = ({ stated, truth }: Mistake) => stated < truth;

const part = (some: readonly Mistake[]) => ({
  times: some.length,
  points: some.reduce((sum, { stated, truth }) => sum + Math.abs(stated - truth), 0),
});

export function countingOf(games: readonly Played[]): CountingPart {
  const counted = games.filter(({ own }) => own.stated > 0 || own.mistakes.length > 0);
  const all = counted.flatMap(({ game, own }) => own.mistakes.map((mistake) => ({ ...mistake, game: game.id })));
  const kinds = MISTAKE_KINDS.map((kind) => {
    const some = all.filter((mistake) => mistake.kinds.includes(kind));
    const missed = some.filter(isMissed).length;
    return { kind, missed, over: some.length - missed, games: [...new Set(some.map(({ game }) => game))] };
  });
  return {
    stated: counted.reduce((sum, { own }) => sum + own.stated, 0),
    fewest: FEWEST_DEALS,
    missed: part(all.filter(isMissed)),
    over: part(all.filter((mistake) => !isMissed(mistake))),
    muggins: games.reduce((sum, { own }) => sum + own.muggins, 0),
    kinds: kinds
      .filter(({ missed, over }) => missed + over > 0)
      .toSorted((one, other) => other.missed + other.over - one.missed - one.over),
    games: counted.map(({ game }) => game.id),
  };
}

/** The hands and cribs that a player counted wrong and whose cards are known, the newest first. */
export function missedHands(games: readonly Played[]): readonly MissedHand[] {
  return games
    .flatMap(({ own }) => own.mistakes)
    .flatMap(({ cards, of, kinds }) => (of === "play" || cards.length === 0 ? [] : [{ cards, of, kinds }]))
    .toReversed();
}
