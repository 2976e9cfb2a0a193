/** Times the statistics of many games. Those of 10,000 may take 300 ms at most, from their stored packs on. */
import { describe } from "vitest";
import { printTimes, shipped, time } from "../../testing/shipped";
import { usualGame } from "../../testing/usual-games";
import type { GameFacts } from "./facts";
import { gameFacts } from "./game-facts";
import { inOneGo } from "./steps";

const built = await shipped("many-bench", {
  pack: "insight/many/pack.ts",
  games: "insight/many/counted-games.ts",
  player: "insight/many/player.ts",
  pair: "insight/many/pair.ts",
  facts: "insight/many/game-facts.ts",
});
const { packFacts, unpackFacts, PACK_SIZE }: typeof import("./pack") = await import(built("pack"));
const { countedOnce }: typeof import("./counted-games") = await import(built("games"));
const { playerSteps }: typeof import("./player") = await import(built("player"));
const { pairSteps }: typeof import("./pair") = await import(built("pair"));
const { gameFacts: builtFacts }: typeof import("./game-facts") = await import(built("facts"));

const GAMES = 10_000;
const LOGS = Array.from({ length: 40 }, (_, i) => usualGame(i + 1));
const SOME = LOGS.flatMap((entries) => gameFacts(entries) ?? []);

/** As many games as asked for, all of the same two players. */
const all = Array.from({ length: GAMES }, (_, i): GameFacts => {
  const game = SOME[i % SOME.length]!;
  const sides = game.sides.map((side, at) => Object.assign({}, side, { players: [["Alice", "Bob"][at] ?? ""] }));
  return {
    ...game,
    id: `3b1f0c1e-5a5a-4000-a000-${String(i).padStart(12, "0")}` as GameFacts["id"],
    startedAt: i * 3.6e6,
    sides,
    luck: sides.map(() => ({ start: 558_000, skill: -12_345 - (i % 7919), both: 31_415, luck: -i })),
  };
});
const packs = Array.from({ length: Math.ceil(GAMES / PACK_SIZE) }, (_, i) =>
  packFacts(all.slice(i * PACK_SIZE, (i + 1) * PACK_SIZE)),
);
console.log(`${GAMES} games: ${(packs.join("").length / 1e6).toFixed(1)} MB in ${packs.length} packs`);
const cold = { at: performance.now(), cpu: process.cpuUsage() };
const unpacked = countedOnce(packs.flatMap((pack) => unpackFacts(pack) ?? []));
inOneGo(playerSteps("Alice", unpacked));
const { user, system } = process.cpuUsage(cold.cpu);
console.log(
  `the first time, all of it: ${(performance.now() - cold.at).toFixed(0)} ms, ` +
    `of the processor ${((user + system) / 1000).toFixed(0)} ms (bar 300 ms)`,
);
if (unpacked.length !== GAMES) throw new Error("games were lost in the packs");

describe("statistics of many games", () => {
  time(`unpack ${GAMES} games`, "200 ms", () => packs.flatMap((pack) => unpackFacts(pack) ?? []).length);
  time(`a player of ${GAMES} games`, "50 ms", () => inOneGo(playerSteps("Alice", unpacked)).games.length);
  time(`a pair of ${GAMES} games`, "50 ms", () => inOneGo(pairSteps(["Alice", "Bob"], unpacked)).games.length);
  time("the facts of one game", "5 ms", () => builtFacts(LOGS[0]!)?.deals ?? 0);
  printTimes();
});
