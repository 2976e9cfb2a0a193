/**
 * The figures of simulated deals and games beside published ones. `npm run insight` plays them with a new seed;
 * `npm test` checks the averages that are stored with the tables.
 */
import { describe, expect, it } from "vitest";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { meanPegs } from "../../testing/insight/mean-pegs";
import { simulatedDeal } from "../../testing/insight/deals";
import { gameShares } from "../../testing/insight/games";
import { Solver } from "../../testing/insight/solve";
import { PACK } from "../../rules/cards";
import { chanceBefore, chances, MOST_NEEDED, placeOf } from "./chance";
import { KNOWN_FROM } from "../known-from";
import { exactly } from "./shares";
import { USUAL } from "./usual-deal";
import { playOf } from "./usual-play";
import { chanceWithin } from "./within";

const ALL = process.env["INSIGHT"] === "all";
const DEALS = 100_000;
const GAMES = 200_000;
const TABLE_BOUND = KNOWN_FROM.win.bound?.size ?? 0;
const A_WHILE = 3_600_000; // milliseconds

/** Averages of a part of a deal as published (Chambers), and how far ours may be from them. */
const PUBLISHED = {
  ponePlay: [2, 2.1, 0.2],
  dealerPlay: [3.5, 3.5, 0.2],
  poneHand: [8.1, 8.1, 0.1],
  dealerHand: [8, 8, 0.1],
  crib: [4.7, 4.7, 0.1],
} as const;
type Part = keyof typeof PUBLISHED;

function expectPublished(part: Part, mean: number): void {
  const [low, high, far] = PUBLISHED[part];
  const isNear = mean > low - far && mean < high + far;
  expect({ part, mean, isNear }).toMatchObject({ isNear: true });
}

describe("a usual deal beside published averages", () => {
  const stored: Readonly<Record<Part, number>> = {
    ponePlay: USUAL.pone.play.mean,
    dealerPlay: USUAL.dealer.play.mean,
    poneHand: USUAL.pone.hand.mean,
    dealerHand: USUAL.dealer.hand.mean,
    crib: USUAL.dealer.crib.mean,
  };

  it.each(Object.keys(PUBLISHED) as Part[])("%s, from the tables", (part) => expectPublished(part, stored[part]));

  it("the whole deal is worth 10.2 and 16.2, give or take 0.2 for the play", () => {
    const { pone, dealer } = USUAL;
    expect(Math.abs(pone.play.mean + pone.hand.mean - 10.2)).toBeLessThan(0.2);
    expect(Math.abs(dealer.play.mean + dealer.hand.mean + dealer.crib.mean - 16.2)).toBeLessThan(0.2);
  });

  it("heels come with one starter in thirteen", () => {
    expect(Math.abs(USUAL.dealer.heels.mean - 2 / 13)).toBeLessThan(0.005);
  });
});

describe.runIf(ALL)("simulated deals with a new seed", () => {
  const chance = chanceOf(ALL ? seed("games of simulated deals") : 1);
  const deals = ALL ? Array.from({ length: DEALS }, () => simulatedDeal(chance)) : [];
  const average = (of: (deal: (typeof deals)[number]) => number) =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / DEALS;

  it("have the published averages", () => {
    const means: Readonly<Record<Part, number>> = {
      ponePlay: average(({ play }) => play[0]),
      dealerPlay: average(({ play }) => play[1]),
      poneHand: average(({ hands }) => hands[0]),
      dealerHand: average(({ hands }) => hands[1]),
      crib: average(({ crib }) => crib),
    };
    console.log(`${DEALS} deals:`, means);
    for (const [part, mean] of Object.entries(means)) expectPublished(part as Part, mean);
  });

  it("give games with the published results", { timeout: A_WHILE }, () => {
    const shares = gameShares(chance, deals, GAMES);
    console.log(`${GAMES} games:`, shares);
    expect(shares.firstDealerWins).toBeGreaterThan(0.55);
    expect(shares.firstDealerWins).toBeLessThan(0.565);
    expect(Math.abs(shares.firstDealerSkunks - 0.08)).toBeLessThan(0.005);
    // The published shares are of games between people, who hold back a player who is nearly home.
    expect(Math.abs(shares.loserOneShort - 0.034)).toBeLessThan(0.006);
    expect(Math.abs(shares.loserTwoShort - 0.037)).toBeLessThan(0.006);
    expect(Math.abs(shares.firstDealMoves - 0.126)).toBeLessThan(0.005);
    // The squares of all changes add up to the uncertainty of the start, whatever the deals are.
    const uncertain = shares.firstDealerWins * (1 - shares.firstDealerWins);
    expect(Math.abs(shares.deals * shares.dealMoves ** 2 - uncertain)).toBeLessThan(0.003);
    const { win, skunk, skunked } = chanceBefore({ dealer: 121, pone: 121 });
    expect(Math.abs(shares.firstDealerWins - win)).toBeLessThan(0.005);
    expect(Math.abs(shares.firstDealerSkunks - skunk)).toBeLessThan(0.005);
    expect(Math.abs(shares.firstPoneSkunks - skunked)).toBeLessThan(0.005);
    const short = gameShares(chance, deals, GAMES, 61);
    console.log(`${GAMES} games to 61:`, short);
    const start = chanceBefore({ dealer: 61, pone: 61 });
    expect(Math.abs(short.firstDealerWins - start.win)).toBeLessThan(0.005);
    expect(Math.abs(short.firstDealerSkunks - start.skunk)).toBeLessThan(0.005);
  });

  it("give the same table within a tenth of a point of a percent", { timeout: A_WHILE }, () => {
    const solver = new Solver();
    for (const deal of deals) solver.add(deal);
    const fresh = solver.solve();
    for (const part of ["win", "skunk", "skunked"] as const) {
      const off: number[] = [];
      for (let dealer = 1; dealer <= MOST_NEEDED; dealer++) {
        for (let pone = 1; pone <= MOST_NEEDED; pone++) {
          const place = placeOf(dealer, pone);
          off.push(Math.abs(fresh[part][place]! - chances()[part][place]!));
        }
      }
      const rms = Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length);
      const most = Math.max(...off);
      const near = off.filter((one) => one < TABLE_BOUND).length / off.length;
      console.log(
        `${part}: rms ${(rms * 100).toFixed(3)}, most ${(most * 100).toFixed(2)} points of a percent; ` +
          `${(near * 100).toFixed(1)} % within ${TABLE_BOUND * 100}`,
      );
      expect(near).toBeGreaterThan(0.95);
      expect(rms).toBeLessThan(0.001);
      expect(most).toBeLessThan(0.008);
    }
  });

  it.each([
    [121, 121],
    [60, 60],
    [20, 10],
    [10, 10],
    [16, 26],
  ])("within a deal the chance stays the same on average: %i, %i", { timeout: A_WHILE }, (dealer, pone) => {
    const few = deals.slice(0, 20_000);
    let [sum, squares] = [0, 0];
    for (const { cards, heels, hands, crib } of few) {
      const [starter, ...both] = [cards.starter, ...cards.pone, ...cards.dealer].map((card) => PACK[card]!);
      const play = playOf({ pone: both.slice(0, 4), dealer: both.slice(4), starter });
      const coming = { pone: exactly(hands[0]), dealer: exactly(hands[1]), crib: exactly(crib) };
      const { win } = chanceWithin({ dealer: dealer - heels, pone }, { play, ...coming });
      sum += win;
      squares += win * win;
    }
    const mean = sum / few.length;
    const error = Math.sqrt((squares / few.length - mean * mean) / few.length);
    const before = chanceBefore({ dealer, pone }).win;
    console.log(`${dealer}, ${pone}: ${mean.toFixed(4)} ± ${error.toFixed(4)}, before the deal ${before}`);
    expect(Math.abs(mean - before)).toBeLessThan(0.004 + 3 * error);
  });

  it("peg what the usual player pegs with these hands", { timeout: A_WHILE }, () => {
    const few = deals.slice(0, 20_000);
    const off: [number, number] = [0, 0];
    for (const { cards, play } of few) {
      const [starter, ...both] = [cards.starter, ...cards.pone, ...cards.dealer].map((card) => PACK[card]!);
      const usual = meanPegs(playOf({ pone: both.slice(0, 4), dealer: both.slice(4), starter }));
      off[0] += (usual.pone - play[0]) / few.length;
      off[1] += (usual.dealer - play[1]) / few.length;
    }
    console.log("usual points of the play less those pegged:", off);
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.05);
  });
});
