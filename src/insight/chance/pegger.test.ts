import { describe, expect, it } from "vitest";
import { simulatedDeal } from "../../testing/insight/deals";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { orderOf, parseCards, PACK } from "../../rules/cards";
import { playPoints } from "../../rules/play/pegs";
import { choose, oddsOf } from "./pegger";
import { DEALER, lay, type Pegging, PONE, type Side, startPegging } from "./pegging";

const DEALS = 5000;
const orders = (cards: string) => parseCards(cards)!.map(orderOf);

/** The odds of each card of the side whose turn it is, after some cards were laid in turn. */
function oddsAfter(pone: string, dealer: string, laid: string): (card: string) => number {
  const play = startPegging(orders(pone), orders(dealer));
  for (const order of orders(laid)) lay(play, order);
  const odds = new Float64Array(14);
  oddsOf(play, 0, odds);
  return (card) => odds[orders(card)[0]!]!;
}

describe("the usual player", () => {
  it("hardly ever leads a five", () => {
    expect(oddsAfter("5 T J 4", "2 3 8 9", "")("5")).toBeLessThan(0.05);
  });
  it("pairs a card, and makes fifteen", () => {
    expect(oddsAfter("3 4 8 9", "3 Q K 6", "3")("3")).toBeGreaterThan(0.8);
    expect(oddsAfter("8 4 3 9", "7 Q K 2", "8")("7")).toBeGreaterThan(0.9);
  });
  it("rather leaves another count than 21", () => {
    const odds = oddsAfter("7 9 T 2", "4 6 T 3", "7 4");
    expect(odds("T")).toBeLessThan(odds("2") + odds("9"));
  });
  it("lays a card that it holds, and that fits", () => {
    const odds = oddsAfter("T J 9 A", "Q 2 6 3", "T Q 9");
    expect(odds("2")).toBeGreaterThan(0);
    expect(odds("3")).toBe(0);
    expect(odds("6")).toBe(0);
    expect(odds("A")).toBe(0);
  });
});

/** Takes the most points of one card, and among equals the highest card. */
function greedy(play: Pegging): number {
  let [best, most] = [0, -1];
  for (let order = 1; order <= 13; order++) {
    if (play.held[play.turn!][order] === 0 || play.count + Math.min(order, 10) > 31) continue;
    play.series[play.length] = order;
    const points = playPoints(play.series, play.length + 1);
    if (points >= most) [best, most] = [order, points];
  }
  return best;
}

describe("against a player who takes the most points of one card", () => {
  it.each([
    ["pone", PONE],
    ["dealer", DEALER],
  ] as const)("the usual %s pegs more than that player would", (_, side: Side) => {
    const chance = chanceOf(seed("usual against greedy"));
    let gained = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const { cards } = simulatedDeal(chance);
      const [pone, dealer] = [cards.pone, cards.dealer].map((four) => four.map((card) => orderOf(PACK[card]!)));
      const ahead = (careful: boolean) => {
        const play = startPegging(pone!, dealer!);
        let points = 0;
        for (let turn = play.turn; turn !== undefined; turn = play.turn) {
          const order = careful && turn === side ? choose(play, orderOf(PACK[cards.starter]!), chance()) : greedy(play);
          const pegged = lay(play, order);
          points += turn === side ? pegged : -pegged;
        }
        return points;
      };
      gained += (ahead(true) - ahead(false)) / DEALS;
    }
    expect(gained).toBeGreaterThan(0);
  });
});
