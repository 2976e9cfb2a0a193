import { describe, expect, it } from "vitest";
import type { Ending } from "../../game/summary";
import type { Leads } from "../../insight/story/points";
import type { Loss } from "../../rules/ruleset";
import { changeWords, fineChange, finePercent, helpWords, leadWords, percent, stepWords, titleWords } from "./insight";

const NAMES = ["Alice", "Bob"];

describe("the headline of a story", () => {
  const lost = (loss: Loss) => ({ winners: [1], losses: [{ loss, sides: [0] }] });
  const led = (side: number, by: number, changes = 0, throughout?: number) => ({
    changes,
    throughout,
    longest: { side, by, deal: 3 },
  });
  it.each<[string, Partial<Ending>, Leads | "lowball"]>([
    ["A skunk", lost("skunk"), led(1, 9, 1)],
    ["A double skunk", lost("doubleSkunk"), led(1, 9, 1)],
    ["A triple skunk", lost("tripleSkunk"), led(1, 9, 1)],
    ["Left in the lurch", lost("lurch"), led(1, 9, 1)],
    ["By a single point", { margin: 1 }, led(1, 9, 1)],
    ["15 behind, and home first", {}, led(1, 15, 2)],
    ["Alice led all the way", {}, led(0, 12, 0, 0)],
    ["Neck and neck", { margin: 2 }, led(0, 5)],
    ["Four changes of lead", {}, led(1, 9, 4)],
    ["Neck and neck", { margin: 10 }, led(1, 9, 3)],
    ["A clear win for Alice", {}, led(1, 9, 3)],
    ["A shared win", { winners: [0, 1] }, led(0, 12)],
    ["A clear win for Alice", { out: 1 }, "lowball"],
  ])("%s: %o", (words, ending, leads) => {
    const usual = { winners: [0], margin: 11, losses: [], out: undefined };
    expect(titleWords({ ...usual, ...ending }, leads === "lowball" ? undefined : leads, NAMES)).toBe(words);
  });
});

it("a row of the ledger about the other side begins with its name", () => {
  const rows = (["discard", "theirDiscards", "theirMissed", "theirs"] as const).map((kind) => stepWords(kind, "Bob"));
  expect(rows).toEqual(["Discards", "Bob’s discards", "Bob’s wrong counts", "Bob’s cards"]);
});

describe("numbers", () => {
  it("of a chance are whole, and never certain before the end", () => {
    expect([0, 0.002, 0.31, 0.997, 1].map(percent)).toEqual([
      "0\u202f%",
      "<1\u202f%",
      "31\u202f%",
      ">99\u202f%",
      "100\u202f%",
    ]);
  });

  it("of a change have a sign, and a real minus", () => {
    expect([0.09, -1.05, 0.001].map(changeWords)).toEqual(["+9", "−105", "0"]);
    expect([0.09, -1.05, 0.001].map(helpWords)).toEqual(["helped", "hurt", "even"]);
    expect([0.0091, -0.002].map(finePercent)).toEqual(["0.9\u202f%", "−0.2\u202f%"]);
    expect([0.0091, 0.0001, -0.002].map(fineChange)).toEqual(["+0.9\u202f%", "0.0\u202f%", "−0.2\u202f%"]);
  });

  it("of the lead are in words", () => {
    const longest = { side: 1, by: 11, deal: 4 };
    const words = (leads: Omit<Leads, "throughout"> | undefined) =>
      leadWords(leads && { ...leads, throughout: undefined }, NAMES);
    expect(words({ changes: 4, longest })).toBe(
      "Four changes of lead from deal to deal. Bob’s longest lead was 11, after deal 4.",
    );
    expect(words({ changes: 1, longest: undefined })).toBe("One change of lead from deal to deal.");
    expect(words({ changes: 0, longest: undefined })).toBe("No change of lead from deal to deal.");
    expect(words(undefined)).toBe("In a lowball, the lowest score wins.");
  });
});
