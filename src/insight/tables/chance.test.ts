/** `npm run tables` writes the tables of the chance to win; without it this file checks those that are there. */
import { writeFileSync } from "node:fs";
import { describe, it } from "vitest";
import { learnCribs, simulatedDeal } from "../../testing/insight/deals";
import { Solver } from "../../testing/insight/solve";
import { Averages, tableModules } from "../../testing/insight/write-tables";
import { chanceOf } from "../../testing/robot";

const SEED = 121;
/** Deals of the tables, and of each round in which the players learn what a crib is worth. */
const DEALS = 100_000;
const LEARNT = { deals: 50_000, rounds: 4 };
const AN_HOUR = 3_600_000;

const made = process.env["TABLES"] === "all";

describe("the tables of the chance to win", () => {
  it.runIf(made)("are made from simulated deals", { timeout: AN_HOUR }, () => {
    const from = performance.now();
    const chance = chanceOf(SEED);
    const cribs = learnCribs(chance, LEARNT.deals, LEARNT.rounds);
    const [solver, averages] = [new Solver(), new Averages()];
    for (let deal = 0; deal < DEALS; deal++) {
      const one = simulatedDeal(chance, cribs);
      solver.add(one);
      averages.add(one);
    }
    const modules = tableModules(solver.solve(), averages);
    const seconds = Math.round((performance.now() - from) / 1000);
    for (const [name, text] of Object.entries(modules)) {
      const header = `/**\n * Made by \`npm run tables\` in ${seconds} s: ${DEALS.toLocaleString("en")} deals, seed ${SEED}.\n * Do not edit it.\n */\n`;
      writeFileSync(new URL(`${name}.ts`, import.meta.url), header + text);
    }
    console.log(`chance tables: seed ${SEED}, ${DEALS} deals, ${seconds} s`);
  });
});
