/**
 * The taps of a deal, on two dozen written deals. `e2e/laws/taps.spec.ts` plays some of them in the browser, and finds
 * that the robot counts right.
 */
import { expect, it } from "vitest";
import { DEPTHS, type Depth } from "../../game/facts";
import { TAP_DEALS } from "../../testing/tap-deals";
import { tapsOf } from "../../testing/tap-robot";

/** Measured on the same deals before a tap could end what was open before it, and with the chips of that time. */
const BEFORE: Readonly<Record<Depth, number>> = { cards: 16.92, hands: 20.29, points: 7.58 };
/** The most that a deal may take. */
const MOST: Readonly<Record<Depth, number>> = { cards: 16.5, hands: 16.5, points: 6.5 };

const mean = (depth: Depth): number =>
  TAP_DEALS.reduce((sum, line) => sum + tapsOf(depth, line).taps, 0) / TAP_DEALS.length;

it.each(DEPTHS)("a deal with the depth %s takes few taps", (depth) => {
  const now = mean(depth);
  console.log(`taps for a deal, ${depth}: ${now.toFixed(2)}, and ${BEFORE[depth].toFixed(2)} before`);
  expect(now).toBeLessThan(BEFORE[depth]);
  expect(now).toBeLessThanOrEqual(MOST[depth]);
});

it("hands only takes fewer taps than every card", () => {
  expect(mean("hands")).toBeLessThan(mean("cards"));
});
