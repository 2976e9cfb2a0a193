import { describe, expect, it } from "vitest";
import { FORM_NAMES, type FormName } from "./forms";
import { type House, HOUSE, HOUSE_RULES, houseApplies, houseClash, type HouseRule, TWISTS } from "./house";

describe("a house rule is offered only where it means something", () => {
  const ANY = FORM_NAMES;
  const APPLIES: Readonly<Record<HouseRule, readonly FormName[]>> = {
    lowball: ANY,
    jokersWild: ANY,
    jokersNaught: ANY,
    tossFives: ANY,
    threeRuns: ANY,
    auction: ANY,
    nullPoint: ANY,
    backTen: ANY,
    redeclare: ANY,
    jokersPair: ANY,
    auctionFloor: ANY,
    heelsCannotWin: ANY,
    stinkhole: ANY,
    stinkholes: ANY,
    goStops: ANY.filter((form) => !["sixCard", "fivePlusTwo", "fiveCard", "tenCard"].includes(form)),
    highCut: ["four", "canadian"],
    misdealTwo: ANY,
    captainDeals: ["captainA", "captainB"],
    pickUpDealing: ["captainB"],
    cribAlwaysHis: ["captainB"],
    playOn: ["three", "threeDealerSix", "five1", "five2"],
  };
  it.each(HOUSE_RULES)("%s applies in these forms and no others", (rule) => {
    const on = [rule, HOUSE[rule].needs?.rule ?? rule];
    expect(FORM_NAMES.filter((form) => houseApplies(rule, { form, on }))).toEqual(APPLIES[rule]);
  });

  it("a rule about jokers or bids needs the twist it belongs to", () => {
    const dependent = HOUSE_RULES.filter((rule) => !houseApplies(rule, { form: "captainB", on: [rule] }));
    expect(dependent).toEqual(expect.arrayContaining(["redeclare", "jokersPair", "auctionFloor"]));
  });

  it("every twist goes with every form", () => {
    for (const twist of TWISTS) expect(APPLIES[twist]).toBe(ANY);
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
