/** The data of the tables of the chance to win and of a usual deal, from simulated deals. */
import { MOST_NEEDED, SKUNKED_AT } from "../../insight/chance/chance";
import { BASE, expected, FIRST, type TableText } from "../../insight/chance/table-text";
import type { Shown, USUAL } from "../../insight/chance/usual-deal";
import { chanceOf } from "../robot";
import { Plays } from "./plays";
import { type SimulatedDeal, simulatedDeal } from "./deals";
import { at, type Solved, Solver } from "./solve";

const SCALE = 1000;

function tableText(rows: readonly (readonly number[])[]): TableText {
  const columns = rows[0]!.length;
  const table = Int16Array.from(rows.flat(), (chance) => Math.round(chance * SCALE));
  let text = "";
  const write = (code: number) => (text += String.fromCharCode(FIRST + code));
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns; column++) {
      const difference = table[row * columns + column]! - expected(table, columns, row, column);
      const code = difference >= 0 ? 2 * difference : -2 * difference - 1;
      if (code >= BASE) for (const one of [BASE, Math.trunc(code / BASE), code % BASE]) write(one);
      else write(code);
    }
  }
  return { rows: rows.length, columns, scale: SCALE, text };
}

const needs = (from: number) => Array.from({ length: MOST_NEEDED - from + 1 }, (_, i) => from + i);

/** The dealer’s chance to win: a row for each need of the dealer from 1, a column for each need of the pone from 1. */
const winTable = ({ win }: Solved): TableText =>
  tableText(needs(1).map((dealer) => needs(1).map((pone) => win[at(dealer, pone)]!)));

/** The chances to skunk: a row for each need of the winner from 1, a column for each need of the loser from 31. */
const skunkTables = ({ skunk, skunked }: Solved): Readonly<Record<"dealer" | "pone", TableText>> => ({
  dealer: tableText(needs(1).map((dealer) => needs(SKUNKED_AT).map((pone) => skunk[at(dealer, pone)]!))),
  pone: tableText(needs(1).map((pone) => needs(SKUNKED_AT).map((dealer) => skunked[at(dealer, pone)]!))),
});

const MOST_SHOWN = 30;
const RANK_COUNT = 13;
const SHOW_SHARES = 100_000;

interface UsualTable {
  readonly deals: number;
  readonly averages: typeof USUAL;
  readonly totals: Readonly<Record<Shown, string>>;
  readonly byStarter: Readonly<Record<Shown, string>>;
  readonly plays: string;
}

/** Adds up the parts of many deals. */
class Averages {
  private deals = 0;
  private readonly sums = new Map<string, { sum: number; squares: number }>();
  private readonly totals = {
    pone: new Float64Array(MOST_SHOWN),
    dealer: new Float64Array(MOST_SHOWN),
    crib: new Float64Array(MOST_SHOWN),
  };
  private readonly byStarter = {
    pone: new Float64Array(RANK_COUNT),
    dealer: new Float64Array(RANK_COUNT),
    crib: new Float64Array(RANK_COUNT),
  };
  private readonly starters = new Float64Array(RANK_COUNT);
  private readonly plays = new Plays();

  add({ heels, play, played, hands, crib, starter }: SimulatedDeal): void {
    this.deals++;
    const parts = { heels, ponePlay: play[0], dealerPlay: play[1], poneHand: hands[0], dealerHand: hands[1], crib };
    for (const [part, points] of Object.entries(parts)) {
      const found = this.sums.get(part) ?? { sum: 0, squares: 0 };
      this.sums.set(part, { sum: found.sum + points, squares: found.squares + points * points });
    }
    this.starters[starter - 1]!++;
    for (const [shown, points] of [
      ["pone", hands[0]],
      ["dealer", hands[1]],
      ["crib", crib],
    ] as const) {
      this.totals[shown][points]!++;
      this.byStarter[shown][starter - 1]! += points;
    }
    this.plays.add(played);
  }

  /** The numbers of a usual deal; the comments in `src/insight/chance/usual-deal.ts` say how to read them. */
  table(): UsualTable {
    const usual = (part: string) => {
      const { sum, squares } = this.sums.get(part)!;
      const mean = sum / this.deals;
      return { mean: Number(mean.toFixed(3)), sd: Number(Math.sqrt(squares / this.deals - mean * mean).toFixed(2)) };
    };
    const texts = (of: (shown: Shown) => ArrayLike<number>) => ({
      pone: written(of("pone")),
      dealer: written(of("dealer")),
      crib: written(of("crib")),
    });
    return {
      deals: this.deals,
      averages: {
        pone: { play: usual("ponePlay"), hand: usual("poneHand") },
        dealer: { heels: usual("heels"), play: usual("dealerPlay"), hand: usual("dealerHand"), crib: usual("crib") },
      },
      totals: texts((shown) => this.totals[shown].map((many) => (many / this.deals) * SHOW_SHARES)),
      byStarter: texts((shown) => this.byStarter[shown].map((sum, rank) => (sum / this.starters[rank]!) * 100)),
      plays: this.plays.text(),
    };
  }
}

const written = (numbers: ArrayLike<number>) => shorn(Array.from(numbers, Math.round), (many) => many > 0).join(" ");

/** Without the members at the end that do not matter. */
function shorn<T>(all: readonly T[], matters: (one: T) => boolean): readonly T[] {
  return all.slice(0, all.findLastIndex(matters) + 1);
}

/** Deals of the tables. */
export const DEALS = 400_000;
export const SEED = 121;

interface DealTables {
  readonly win: TableText;
  readonly skunk: Readonly<Record<"dealer" | "pone", TableText>>;
  readonly usual: UsualTable;
}

let made: DealTables | undefined;

/** All of them, from one simulation. The same seed gives the same data. */
export function dealTables(): DealTables {
  made ??= simulated();
  return made;
}

function simulated(): DealTables {
  const chance = chanceOf(SEED);
  const [solver, averages] = [new Solver(), new Averages()];
  for (let deal = 0; deal < DEALS; deal++) {
    const one = simulatedDeal(chance);
    solver.add(one);
    averages.add(one);
  }
  const solved = solver.solve();
  return { win: winTable(solved), skunk: skunkTables(solved), usual: averages.table() };
}
