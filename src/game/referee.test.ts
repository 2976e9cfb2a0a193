/** The app against a referee who has only read the rules: the same random deals at both tables. */
import { expect, test } from "vitest";
import { seed } from "../testing/seed";
import { playGame } from "../testing/referee/random-play";

const DEALS = Number(process.env["DEALS"] ?? 2000);

test("the app and the referee agree after every step of a random deal", () => {
  const first = seed("the referee");
  const faults: string[] = [];
  const tally = { games: 0, deals: 0, falseGoes: 0, claims: 0 };
  const t = performance.now();
  while (tally.deals < DEALS && faults.length < Number(process.env["FAULTS"] ?? 3)) {
    try {
      const { deals, falseGoes, claims } = playGame(first + tally.games);
      tally.deals += deals;
      tally.falseGoes += falseGoes;
      tally.claims += claims;
    } catch (error) {
      faults.push((error as Error).message + (process.env["STACK"] ? (error as Error).stack : ""));
      tally.deals += 1;
    }
    tally.games += 1;
  }
  console.log(`${JSON.stringify(tally)} in ${Math.round(performance.now() - t)} ms`);
  expect(faults.join("\n\n")).toBe("");
});
