/** Writes the tables of `src/insight/tables/` as modules. The same deals give the same bytes. */
import { MOST_NEEDED, SKUNK_STEP, SKUNKED_AT } from "../../insight/chance/chance";
import { BASE, expected, FIRST, type TableText } from "../../insight/chance/table-text";
import { SHOWN } from "../../insight/chance/usual-deal";
import type { SimulatedDeal } from "./deals";
import { at, type Solved } from "./solve";

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

const needs = (from: number, step: number) =>
  Array.from({ length: (MOST_NEEDED - from) / step + 1 }, (_, i) => from + i * step);

/** The text of each module by its name, without the header. */
export function tableModules(solved: Solved, averages: Averages): Readonly<Record<"win" | "skunk" | "usual", string>> {
  const win = needs(1, 1).map((dealer) => needs(1, 1).map((pone) => solved.win[at(dealer, pone)]!));
  const skunk = needs(1, SKUNK_STEP).map((dealer) =>
    needs(SKUNKED_AT, SKUNK_STEP).map((pone) => solved.skunk[at(dealer, pone)]!),
  );
  const skunked = needs(1, SKUNK_STEP).map((pone) =>
    needs(SKUNKED_AT, SKUNK_STEP).map((dealer) => solved.skunked[at(dealer, pone)]!),
  );
  const type = 'import type { TableText } from "../chance/table-text";\n\n';
  const constant = (name: string, doc: string, { rows, columns, scale, text }: TableText) =>
    `/** ${doc} */\nexport const ${name}: TableText = {\n  rows: ${rows},\n  columns: ${columns},\n  scale: ${scale},\n  text: "${text}",\n};\n`;
  return {
    win:
      type +
      constant(
        "WIN",
        "The dealer’s chance to win, by the dealer’s needs from 1 and the pone’s from 1.",
        tableText(win),
      ),
    skunk:
      type +
      constant(
        "SKUNK",
        "The dealer’s chance to skunk, by every second need: the dealer’s from 1, the pone’s from 31.",
        tableText(skunk),
      ) +
      "\n" +
      constant(
        "SKUNKED",
        "The pone’s chance to skunk: the pone’s needs from 1, the dealer’s from 31.",
        tableText(skunked),
      ),
    usual: averages.module(),
  };
}

const MOST_SHOWN = 30;
const MOST_PLAY = 40;
const RANK_COUNT = 13;
/** Rarer plays, in parts of 10,000, are left out. */
const PLAY_SHARES = 10_000;

/** Adds up the parts of many deals. */
export class Averages {
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
  private readonly plays = new Float64Array(MOST_PLAY * MOST_PLAY);

  add({ heels, play, hands, crib, starter }: SimulatedDeal): void {
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
    this.plays[play[0] * MOST_PLAY + play[1]]!++;
  }

  module(): string {
    const usual = (part: string) => {
      const { sum, squares } = this.sums.get(part)!;
      const mean = sum / this.deals;
      return `{ mean: ${Number(mean.toFixed(3))}, sd: ${Number(Math.sqrt(squares / this.deals - mean * mean).toFixed(2))} }`;
    };
    const texts = (of: (shown: (typeof SHOWN)[number]) => readonly number[]) =>
      SHOWN.map((shown) => `  ${shown}: "${of(shown).join(" ")}",\n`).join("");
    const lines = Array.from({ length: MOST_PLAY }, (_, pone) =>
      [...this.plays.subarray(pone * MOST_PLAY, (pone + 1) * MOST_PLAY)].map((many) =>
        Math.round((many / this.deals) * PLAY_SHARES),
      ),
    );
    return [
      "/** Points of a deal by kind, each with its standard deviation. */\nexport const AVERAGES = {\n",
      `  pone: { play: ${usual("ponePlay")}, hand: ${usual("poneHand")} },\n`,
      `  dealer: {\n    heels: ${usual("heels")},\n    play: ${usual("dealerPlay")},\n    hand: ${usual("dealerHand")},\n    crib: ${usual("crib")},\n  },\n};\n\n`,
      "/** How often a hand or crib counts 0, 1, 2… points, of 100,000. */\nexport const TOTALS = {\n",
      texts((shown) => [...this.totals[shown]].map((many) => Math.round((many / this.deals) * 100_000))),
      "};\n\n/** The average of a hand or crib in hundredths, by the rank of the starter from the ace. */\nexport const BY_STARTER = {\n",
      texts((shown) => [...this.byStarter[shown]].map((sum, rank) => Math.round((sum / this.starters[rank]!) * 100))),
      `};\n\n/** How often the dealer pegs 0, 1, 2… in the play, of ${PLAY_SHARES.toLocaleString("en")}; a line for each number of points of the pone, from 0. */\nexport const PLAYS = [\n`,
      shorn(lines, (line) => line.some((many) => many > 0))
        .map((line) => `  "${shorn(line, (many) => many > 0).join(" ")}",\n`)
        .join(""),
      "];\n",
    ].join("");
  }
}

/** Without the members at the end that do not matter. */
function shorn<T>(all: readonly T[], matters: (one: T) => boolean): readonly T[] {
  return all.slice(0, all.findLastIndex(matters) + 1);
}
