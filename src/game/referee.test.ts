/** The app against a referee who has only read the rules: random deals at both tables, compared after every step. */
import { expect, test } from "vitest";
import { playGame, type Played } from "../testing/referee/random-play";
import { seed } from "../testing/seed";

/** `npm run referee` plays all of them; `npm test` plays a sample. */
const DEALS = process.env["REFEREE"] === "all" ? 20_000 : 1_000;
const MOST_FAULTS = 5;
const TEN_MINUTES = 600_000;

test(
  `the app and the referee agree after every step of ${DEALS} random deals`,
  () => {
    const first = seed("the referee");
    const faults: string[] = [];
    const all: Omit<Played, "log"> = { deals: 0, falseGoes: 0, claims: 0 };
    for (let game = 0; all.deals < DEALS && faults.length < MOST_FAULTS; game++) {
      try {
        const { deals, falseGoes, claims } = playGame(first + game);
        all.deals += deals;
        all.falseGoes += falseGoes;
        all.claims += claims;
      } catch (fault) {
        faults.push(fault instanceof Error ? fault.message : String(fault));
      }
    }
    console.log(`${all.deals} deals, ${all.falseGoes} false goes, ${all.claims} claims`);
    expect(faults).toEqual([]);
    expect(all.falseGoes, "false goes").toBeGreaterThan(DEALS / 2);
    expect(all.claims, "claimed false goes").toBeGreaterThan(DEALS / 4);
  },
  TEN_MINUTES,
);
