/** Whole games between two usual players, put together from simulated deals. */
import { chanceBefore, SKUNKED_AT } from "../../insight/chance/chance";
import { DEALER } from "../../insight/chance/pegging";
import type { Chance } from "../real-deal";
import type { SimulatedDeal } from "./deals";

type Pegs = Pick<SimulatedDeal, "pegs">;

/** The end of a game, and how the table saw it. */
interface PlayedGame {
  readonly firstDealerWon: boolean;
  /** The points the loser still needed. */
  readonly short: number;
  /** The change of the chance to win in each deal. */
  readonly changes: readonly number[];
}

/** @param pool deals to take at random. @param target 121 or 61 */
function playedGame(chance: Chance, pool: readonly Pegs[], target: number): PlayedGame {
  const needs: [number, number] = [target, target];
  const changes: number[] = [];
  for (let dealer = 0; ; dealer = 1 - dealer) {
    const pone = 1 - dealer;
    const before = chanceBefore({ dealer: needs[dealer]!, pone: needs[pone]! }).win;
    for (const { side, points } of pool[Math.trunc(chance() * pool.length)]!.pegs) {
      const seat = side === DEALER ? dealer : pone;
      needs[seat]! -= points;
      if (needs[seat]! > 0) continue;
      changes.push((seat === dealer ? 1 : 0) - before);
      return { firstDealerWon: seat === 0, short: needs[1 - seat]!, changes };
    }
    changes.push(1 - chanceBefore({ dealer: needs[pone]!, pone: needs[dealer]! }).win - before);
  }
}

/** Shares of games, each 0 to 1. */
export interface GameShares {
  readonly firstDealerWins: number;
  readonly firstDealerSkunks: number;
  readonly firstPoneSkunks: number;
  /** The loser ends one point short, and two points. */
  readonly loserOneShort: number;
  readonly loserTwoShort: number;
  readonly deals: number;
  /** The standard deviation of the change of the chance to win in the first deal, and in any. */
  readonly firstDealMoves: number;
  readonly dealMoves: number;
}

export function gameShares(chance: Chance, pool: readonly Pegs[], games: number, target = 121): GameShares {
  const all = { firstDealerWins: 0, firstDealerSkunks: 0, firstPoneSkunks: 0, loserOneShort: 0, loserTwoShort: 0 };
  let [deals, squares, firstSquares] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const { firstDealerWon, short, changes } = playedGame(chance, pool, target);
    const skunk = Number(short >= SKUNKED_AT) / games;
    all.firstDealerWins += Number(firstDealerWon) / games;
    if (firstDealerWon) all.firstDealerSkunks += skunk;
    else all.firstPoneSkunks += skunk;
    all.loserOneShort += Number(short === 1) / games;
    all.loserTwoShort += Number(short === 2) / games;
    deals += changes.length;
    for (const change of changes) squares += change * change;
    firstSquares += changes[0]! ** 2;
  }
  return {
    ...all,
    deals: deals / games,
    firstDealMoves: Math.sqrt(firstSquares / games),
    dealMoves: Math.sqrt(squares / deals),
  };
}
