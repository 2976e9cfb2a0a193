import { describe, expect, it } from "vitest";
import { FORM_NAMES, type FormName } from "./forms";
import { type House, HOUSE, HOUSE_RULES, houseApplies, houseClash, type HouseRule, TWISTS } from "./house-rules";

describe("a house rule is offered only where it means something", () => {
  const EVERYWHERE: readonly FormName[] = FORM_NAMES;
  const TWO: readonly FormName[] = ["sixCard", "fivePlusTwo", "fiveCard", "tenCard"];
  const LONE: readonly FormName[] = ["captainA", "captainB"];
  /** Forms in which the rule applies, and forms in which it does not. A form that is in neither list is not tested. */
  const APPLIES: Readonly<Record<HouseRule, readonly [applies: readonly FormName[], not?: readonly FormName[]]>> = {
    lowball: [EVERYWHERE],
    jokersWild: [EVERYWHERE],
    jokersNaught: [EVERYWHERE],
    tossFives: [EVERYWHERE],
    threeRuns: [EVERYWHERE],
    auction: [EVERYWHERE],
    nullPoint: [EVERYWHERE],
    backTen: [EVERYWHERE],
    redeclare: [EVERYWHERE],
    jokersPair: [EVERYWHERE],
    auctionFloor: [EVERYWHERE],
    heelsCannotWin: [EVERYWHERE],
    stinkhole: [EVERYWHERE],
    stinkholes: [EVERYWHERE],
    goStops: [["three", "threeDealerSix", ...LONE, "four", "canadian", "five1", "five2", "six"], TWO],
    highCut: [
      ["four", "canadian"],
      [...TWO, ...LONE, "three", "threeDealerSix", "five1", "five2", "six"],
    ],
    misdealTwo: [EVERYWHERE],
    captainDeals: [LONE, [...TWO, "three", "threeDealerSix", "four", "canadian", "five1", "five2", "six"]],
    pickUpDealing: [["captainB"], ["captainA", ...TWO, "three", "four", "five1", "six"]],
    cribAlwaysHis: [["captainB"], ["captainA", ...TWO, "three", "four", "five1", "six"]],
    playOn: [
      ["three", "threeDealerSix", "five1", "five2"],
      [...TWO, ...LONE, "four", "canadian", "six"],
    ],
  };
  it.each(HOUSE_RULES)("%s applies in these forms and not in those", (rule) => {
    const on = [rule, HOUSE[rule].needs?.rule ?? rule];
    const [applies, not = []] = APPLIES[rule];
    expect(applies.filter((form) => !houseApplies(rule, { form, on }))).toEqual([]);
    expect(not.filter((form) => houseApplies(rule, { form, on }))).toEqual([]);
  });

  it("a rule about jokers or bids needs the twist it belongs to", () => {
    const dependent = HOUSE_RULES.filter((rule) => !houseApplies(rule, { form: "captainB", on: [rule] }));
    expect(dependent).toEqual(expect.arrayContaining(["redeclare", "jokersPair", "auctionFloor"]));
  });

  it("every twist goes with every form", () => {
    for (const twist of TWISTS) expect(APPLIES[twist]).toEqual([EVERYWHERE]);
  });
});

describe("house rules that contradict each other are refused", () => {
  const clashOf = (on: readonly HouseRule[], more: Partial<House>) =>
    houseClash({ form: "sixCard", on, muggins: false, ...more });
  it.each<readonly [readonly HouseRule[], Partial<House>, ReturnType<typeof houseClash>]>([
    [["jokersWild", "jokersNaught"], {}, "twoJokers"],
    [["stinkhole", "stinkholes"], {}, "twoStinkholes"],
    [["lowball"], { muggins: true }, "lowballMuggins"],
    [["lowball", "heelsCannotWin"], {}, "lowballHome"],
    [["stinkhole", "lowball"], {}, "lowballHome"],
    [["tossFives"], { form: "captainB" }, "fivesPickedUp"],
    [["lowball", "playOn"], { form: "three" }, "lowballPlayOn"],
    [["playOn"], { form: "three", muggins: true }, undefined],
    [["playOn"], { form: "four" }, "houseMisplaced"],
    [["playOn"], {}, "houseMisplaced"],
    [["cribAlwaysHis", "pickUpDealing"], { form: "captainB" }, "twoPickUps"],
    [["redeclare"], {}, "houseMisplaced"],
    [["goStops"], {}, "houseMisplaced"],
    [["highCut"], {}, "houseMisplaced"],
    [["lowball", "jokersWild", "auction", "nullPoint", "backTen", "threeRuns", "tossFives"], {}, undefined],
  ])("%j with %j: %s", (on, more, why) => expect(clashOf(on, more)).toBe(why));
});
