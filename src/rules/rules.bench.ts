/** The speed of the rules: at least 12 M totals, 1 M tallies and 8 M plays per second. One bench turn is 1000 calls. */
import { afterAll, bench, describe } from "vitest";
import { shipped } from "../testing/shipped";
import { type Card, orderOf, PACK, rankOf, valueOf } from "./cards";

const built = await shipped("rules-bench", {
  show: "rules/show/tally.ts",
  fast: "rules/show/fast.ts",
  pegs: "rules/play/pegs.ts",
});
const { tally }: typeof import("./show/tally") = await import(built("show"));
const { cribTotal, handTotal }: typeof import("./show/fast") = await import(built("fast"));
const { pegsFor, playPoints }: typeof import("./play/pegs") = await import(built("pegs"));

const BATCH = 1000;
const DEALS = 12_994_800;
const EVERY_DEAL = "every deal";

/** A small random generator (Lehmer, multiplier 48271) with a fixed start, so that every machine gets the same deals. */
function shuffler(): <T>(from: readonly T[]) => T[] {
  let state = 152;
  const below = (limit: number) => (state = (state * 48_271) % 0x7fffffff) % limit;
  return (from) => {
    const all = from.slice();
    for (let i = all.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
  };
}

const shuffle = shuffler();
const deals = Array.from({ length: BATCH }, () => shuffle([...PACK.keys()]).slice(0, 5));
const hands = deals.map((deal) => deal.map((card) => PACK[card]!));
const series = Array.from({ length: BATCH }, (_, i) => {
  const laid: Card[] = [];
  let count = 0;
  for (const card of shuffle(PACK)) {
    if (count + valueOf(card) > 31 || laid.length > i % 7) break;
    laid.push(card);
    count += valueOf(card);
  }
  return laid;
});
const orders = series.map((laid) => Uint8Array.from(laid, orderOf));

/** Calls and milliseconds of each row, because Vitest does not pass its own figures to a teardown. */
const measured = new Map<string, { calls: number; ms: number; bar: string }>();
let sink = 0;

function rate(name: string, bar: string, calls: number, turn: () => number): void {
  const row = { calls: 0, ms: 0, bar };
  measured.set(name, row);
  bench(
    name,
    () => {
      const start = performance.now();
      sink += turn();
      row.ms += performance.now() - start;
      row.calls += calls;
    },
    // The warm-up is not counted. It lasts until V8 has optimised the code.
    { time: 1000, warmupTime: 700, setup: () => void Object.assign(row, { calls: 0, ms: 0 }) },
  );
}

const sum = <T>(from: readonly T[], points: (one: T) => number) => {
  let total = 0;
  for (const one of from) total += points(one);
  return total;
};

function allDeals(): number {
  let total = 0;
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) {
          for (let starter = 0; starter < 52; starter++) {
            if (starter !== a && starter !== b && starter !== c && starter !== d) {
              total += handTotal(a, b, c, d, starter);
            }
          }
        }
      }
    }
  }
  return total;
}

describe("the show", () => {
  rate("total of a hand", "12 M/s", BATCH, () => sum(deals, ([a, b, c, d, s]) => handTotal(a!, b!, c!, d!, s!)));
  rate("total of a crib", "12 M/s", BATCH, () => sum(deals, ([a, b, c, d, s]) => cribTotal(a!, b!, c!, d!, s!)));
  rate("tally, explained", "1 M/s", BATCH, () =>
    sum(hands, ([a, b, c, d, starter]) => tally([a!, b!, c!, d!], starter!, "hand").total),
  );
  rate("tally of ranks", "none", BATCH, () =>
    sum(hands, ([a, b, c, d, starter]) => tally([a!, b!, rankOf(c!), d!], starter!, "hand").total),
  );
});

describe("the play", () => {
  rate("one card, points alone", "8 M/s", BATCH, () => sum(orders, (laid) => playPoints(laid, laid.length)));
  rate("one card, explained", "8 M/s", BATCH, () => sum(series, (laid) => pegsFor(laid).length));
});

describe("every deal there is", () => {
  rate(EVERY_DEAL, "1.5 s for all", DEALS, allDeals);
});

afterAll(() => {
  for (const [name, { calls, ms, bar }] of measured) {
    const each = name === EVERY_DEAL ? `, ${((ms * DEALS) / calls / 1000).toFixed(3)} s for all` : "";
    console.log(`${name}: ${(calls / ms / 1000).toFixed(2)} M/s (bar ${bar})${each}`);
  }
  if (sink < 0) console.log(sink); // so that V8 does not drop the work as unused
});
