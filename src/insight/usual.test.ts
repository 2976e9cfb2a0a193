import { describe, expect, it } from "vitest";
import { HOUSE_RULES, houseApplies, type HouseRule } from "../rules/house-rules";
import { type Ruleset, STANDARD } from "../rules/ruleset";
import { badLoss, hasOdds, isUsual } from "./usual";

describe("a game has odds", () => {
  it.each<[string, boolean, Partial<Ruleset>]>([
    ["to 121", true, {}],
    ["to 61", true, { target: 61 }],
    ["to another hole", false, { target: 91 }],
    ["with five cards", false, { form: "fiveCard" }],
    ["of three", false, { form: "three" }],
    ["with the go pegged at once", true, { goTiming: "atGo" }],
    ["without skunks", true, { skunks: "none" }],
  ])("%s: %s", (_, odds, rules) => {
    expect(hasOdds({ ...STANDARD, ...rules })).toBe(odds);
  });

  it("with no house rule that changes the points, the cards or who can win", () => {
    const applies = (rule: HouseRule) => houseApplies(rule, { form: "sixCard", on: [rule] });
    const odds = HOUSE_RULES.filter((rule) => applies(rule) && hasOdds({ ...STANDARD, house: [rule] }));
    expect(odds).toEqual(["misdealTwo"]);
  });

  it.each(["heelsCannotWin", "stinkhole", "stinkholes"] as const)("not with %s, though its deals are usual", (rule) => {
    const rules = { ...STANDARD, house: [rule] };
    expect([hasOdds(rules), isUsual(rules)]).toEqual([false, true]);
  });
});

it.each([
  ["to 121", 121, "lines", "skunk"],
  ["to 61", 61, "lines", "lurch"],
  ["to 61, by its half", 61, "halfway", "lurch"],
  ["to 121 with the line at half way", 121, "halfway", undefined],
  ["without skunks", 121, "none", undefined],
] as const)("the bad loss of which the chance is known %s: %i %s %s", (_, target, skunks, loss) => {
  expect(badLoss({ target, skunks })).toBe(loss);
});
