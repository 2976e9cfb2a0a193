import { describe, expect, it } from "vitest";
import { evolve } from "../../game/evolve/evolve";
import type { TableFact } from "../../game/facts";
import { FORM_NAMES, type FormName, formsFor, type Seating } from "../../rules/forms";
import { HOUSE_RULES, houseApplies, type HouseRule, TWISTS } from "../../rules/house-rules";
import { STANDARD } from "../../rules/ruleset";
import { newSession, startSession } from "../../testing/start-session";
import { Tabs } from "../../testing/tabs";
import { type Setup, setupOf } from "./setup";
import { setsOf } from "./kept-rules";
import { PLAYERS, usual } from "./rules";

function fresh(tabs = new Tabs(), session = newSession(tabs.tab())) {
  return { tabs, session, setup: setupOf(session), sets: setsOf(session.preferences) };
}

/** The form after a reload. */
async function again(tabs: Tabs) {
  const woken = fresh(tabs, await startSession(tabs.tab()));
  woken.setup.prepare();
  return woken;
}

/** The first fact of the game that the form starts, and its effect. */
async function begun(setup: Setup, session: ReturnType<typeof newSession>) {
  const id = await setup.start(undefined);
  const fact = session.entries.value[0]?.fact as TableFact | undefined;
  return { id, fact, outcome: fact && evolve(undefined, fact) };
}

describe("the players", () => {
  it("are two to six", () => {
    const { setup } = fresh();
    expect(PLAYERS).toEqual([2, 3, 4, 5, 6]);
    for (const count of PLAYERS) {
      setup.choosePlayers(count);
      expect(setup.names.value).toHaveLength(count);
      expect(setup.form.value).toBe(formsFor(count)[0]);
    }
    for (const count of [7, 1, 0, -2, 2.5, Number.NaN]) setup.choosePlayers(count);
    expect(setup.form.value).toBe("six");
  });

  it("keep a typed name at its seat while the number of players changes", () => {
    const { setup } = fresh();
    setup.choosePlayers(4);
    setup.rename(3, "Zoe");
    setup.rename(0, "Ann");
    setup.choosePlayers(2);
    expect(setup.names.value).toEqual(["Ann", "Bob"]);
    setup.choosePlayers(4);
    expect(setup.names.value).toEqual(["Ann", "Bob", "Claire", "Zoe"]);
  });

  it("never have a name twice: an invented name gives way to a typed one", async () => {
    const { setup, session } = fresh();
    setup.rename(0, "claire");
    setup.choosePlayers(3);
    expect(setup.names.value).toEqual(["claire", "Bob", "David"]);
    expect((await begun(setup, session)).outcome?.ok).toBe(true);
  });

  it("come first from those who played here before", async () => {
    const { setup, session, tabs } = fresh();
    setup.choosePlayers(4);
    for (const [seat, name] of ["Ann", "Ben", "Cleo", "Dan"].entries()) setup.rename(seat, name);
    await setup.start(0);
    setup.choosePlayers(2);
    await setup.start(0);
    expect(session.preferences.names.signal.value).toEqual(["Ann", "Ben", "Cleo", "Dan"]);
    const woken = await again(tabs);
    woken.setup.choosePlayers(5);
    expect(woken.setup.names.value).toEqual(["Ann", "Ben", "Cleo", "Dan", "Alice"]);
  });

  it("can swap neighbouring seats, and the lone player stays alone", () => {
    const { setup } = fresh();
    setup.chooseForm("captainA");
    setup.swap(0);
    expect([setup.names.value, setup.lone.value]).toEqual([["Bob", "Alice", "Claire"], 1]);
    setup.swap(1);
    expect([setup.names.value, setup.lone.value]).toEqual([["Bob", "Claire", "Alice"], 2]);
    setup.swap(1);
    expect([setup.names.value, setup.lone.value]).toEqual([["Bob", "Alice", "Claire"], 1]);
  });
});

const SIDES: readonly (readonly [FormName, Seating, readonly number[]])[] = [
  ["sixCard", "solo", [0, 1]],
  ["three", "solo", [0, 1, 2]],
  ["four", "partners", [0, 1, 0, 1]],
  ["four", "solo", [0, 1, 2, 3]],
  ["canadian", "partners", [0, 1, 0, 1]],
  ["five1", "solo", [0, 1, 2, 3, 4]],
  ["six", "twoTeams", [0, 1, 0, 1, 0, 1]],
  ["six", "threePairs", [0, 1, 2, 0, 1, 2]],
  ["six", "solo", [0, 1, 2, 3, 4, 5]],
];

describe("the sides", () => {
  it.each(SIDES)("of the form %s, seated %s, are %j", async (form, seating, sides) => {
    const { setup, session } = fresh();
    setup.chooseForm(form);
    setup.seating.value = seating;
    expect(setup.sides.value).toEqual(sides);
    const { fact } = await begun(setup, session);
    expect(fact).toMatchObject({ seats: sides.map((side) => ({ side })) });
  });

  it.each([0, 1, 2])("give the first side to the lone player in seat %i", async (lone) => {
    const { setup, session } = fresh();
    setup.chooseForm("captainA");
    setup.lone.value = lone;
    const { fact, outcome } = await begun(setup, session);
    expect(fact).toMatchObject({ seats: [0, 1, 2].map((seat) => ({ side: seat === lone ? 0 : 1 })) });
    expect(outcome?.ok && outcome.value.state.targets).toEqual([61, 121]);
  });

  it("are partners among four and two teams among six unless the players choose otherwise", () => {
    const { setup } = fresh();
    setup.choosePlayers(4);
    expect(setup.seating.value).toBe("partners");
    setup.choosePlayers(6);
    expect(setup.seating.value).toBe("twoTeams");
    setup.seating.value = "solo";
    setup.choosePlayers(4);
    expect(setup.seating.value).toBe("solo");
  });

  it("become the usual ones when the next form does not have the chosen seating", () => {
    const { setup } = fresh();
    setup.chooseForm("four");
    setup.seating.value = "solo";
    setup.chooseForm("canadian");
    expect(setup.seating.value).toBe("partners");
    setup.chooseForm("three");
    expect(setup.seating.value).toBe("solo");
  });
});

describe("the forms", () => {
  it.each(FORM_NAMES)("%s starts as chosen, with its usual target", async (name) => {
    const { setup, session } = fresh();
    setup.chooseForm(name);
    const { fact, outcome } = await begun(setup, session);
    const { target, skunks } = usual(name, []);
    expect(fact).toMatchObject({ rules: { ...STANDARD, form: name, target, skunks } });
    expect(outcome?.ok).toBe(true);
  });

  it.each(FORM_NAMES)("%s starts with each of its house rules", async (name) => {
    for (const rule of HOUSE_RULES) {
      const { setup, session } = fresh();
      setup.chooseForm(name);
      const needed = { redeclare: "jokersWild", jokersPair: "jokersNaught", auctionFloor: "auction" } as const;
      if (rule in needed) setup.toggle(needed[rule as keyof typeof needed]);
      if (!houseApplies(rule, { form: name, on: setup.house.value })) continue;
      // This rule clashes with form B only (see below).
      if (name === "captainB" && rule === "tossFives") continue;
      setup.toggle(rule);
      const { fact, outcome } = await begun(setup, session);
      expect([rule, fact?.type === "gameStarted" && fact.rules.house.includes(rule)]).toEqual([rule, true]);
      expect(outcome?.ok).toBe(true);
    }
  });

  it("choosing a form sets the number of players", () => {
    const { setup } = fresh();
    setup.chooseForm("canadian");
    expect(setup.players.value).toBe(4);
  });

  it("usual choices follow the new form, and a person's choices stay", () => {
    const { setup } = fresh();
    setup.chooseForm("fiveCard");
    expect(setup.target.value).toBe("61");
    setup.chooseForm("sixCard");
    expect(setup.target.value).toBe("121");
    [setup.target.value, setup.otherTarget.value, setup.skunks.value] = ["other", "31", "halfway"];
    setup.chooseForm("captainB");
    expect(setup.agreed.value.rules).toMatchObject({ target: 31, skunks: "halfway" });
  });

  it("captain forms and lowball mark no skunks unless somebody chooses to", () => {
    const { setup } = fresh();
    setup.chooseForm("captainA");
    expect(setup.skunks.value).toBe("none");
    setup.chooseForm("three");
    expect(setup.skunks.value).toBe("lines");
    setup.toggle("lowball");
    expect(setup.skunks.value).toBe("none");
    setup.toggle("lowball");
    expect(setup.skunks.value).toBe("lines");
  });
});

describe("rules that depend on others", () => {
  it.each([
    ["jokersWild", "redeclare"],
    ["jokersNaught", "jokersPair"],
    ["auction", "auctionFloor"],
  ] as const)("turning %s off turns %s off too", (twist, option) => {
    const { setup } = fresh();
    setup.toggle(twist);
    setup.toggle(option);
    expect(setup.house.value).toEqual([twist, option]);
    setup.toggle(twist);
    expect(setup.house.value).toEqual([]);
  });

  it("a change of form drops the rules that do not apply to it and keeps the twists", () => {
    const { setup } = fresh();
    setup.chooseForm("four");
    for (const rule of ["highCut", "goStops", "backTen", "stinkhole"] as const) setup.toggle(rule);
    setup.choosePlayers(2);
    expect(setup.house.value).toEqual(["backTen", "stinkhole"]);
    setup.chooseForm("captainB");
    setup.toggle("cribAlwaysHis");
    setup.chooseForm("captainA");
    expect(setup.house.value).toEqual(["backTen", "stinkhole"]);
  });

  it("a game starts with all twists that can be combined", async () => {
    const { setup, session } = fresh();
    const together = TWISTS.filter((twist) => twist !== "jokersNaught");
    for (const twist of together) setup.toggle(twist);
    expect(setup.house.value).toEqual(together);
    expect((await begun(setup, session)).outcome?.ok).toBe(true);
  });

  it("a lone player who always deals is dealer without a cut", async () => {
    const { setup, session } = fresh();
    setup.chooseForm("captainA");
    setup.toggle("captainDeals");
    setup.lone.value = 2;
    await setup.start(undefined);
    expect(session.state.value?.deal?.dealer).toBe(2);
  });
});

const CLASHES: readonly (readonly [FormName, HouseRule, HouseRule, string])[] = [
  ["sixCard", "jokersWild", "jokersNaught", "twoJokers"],
  ["sixCard", "stinkhole", "stinkholes", "twoStinkholes"],
  ["sixCard", "lowball", "heelsCannotWin", "lowballHome"],
  ["sixCard", "lowball", "stinkhole", "lowballHome"],
  ["sixCard", "lowball", "stinkholes", "lowballHome"],
  ["captainB", "pickUpDealing", "cribAlwaysHis", "twoPickUps"],
];

describe("rules that clash", () => {
  it.each(CLASHES)("%s: %s and %s are refused beside the choice, with %s", async (form, one, other, why) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const { setup, session } = fresh();
      setup.chooseForm(form);
      setup.toggle(first);
      setup.toggle(second);
      expect([setup.refused.value, setup.house.value]).toEqual([{ at: second, why }, [first]]);
      // The next choice clears the refusal.
      setup.toggle("misdealTwo");
      expect(setup.refused.value).toBeUndefined();
      // A game with both rules would not start.
      setup.house.value = [first, second];
      expect((await begun(setup, session)).id).toBeUndefined();
      expect(session.said.value?.code).toBe(why);
      setup.house.value = [first];
      expect((await begun(setup, session)).outcome?.ok).toBe(true);
    }
  });

  it("muggins and lowball are refused in either order", async () => {
    const { setup, session } = fresh();
    setup.toggle("lowball");
    setup.chooseCounting("muggins");
    expect([setup.counting.value, setup.refused.value]).toEqual(["app", { at: "muggins", why: "lowballMuggins" }]);
    setup.chooseCounting("checked");
    expect([setup.counting.value, setup.refused.value]).toEqual(["checked", undefined]);
    setup.toggle("lowball");
    setup.chooseCounting("muggins");
    setup.toggle("lowball");
    expect([setup.house.value, setup.refused.value]).toEqual([[], { at: "lowball", why: "lowballMuggins" }]);
    setup.house.value = ["lowball"];
    expect((await begun(setup, session)).id).toBeUndefined();
    expect(session.said.value?.code).toBe("lowballMuggins");
  });

  it("form B is refused when every five must be discarded", () => {
    const { setup } = fresh();
    setup.toggle("tossFives");
    setup.chooseForm("captainB");
    expect([setup.form.value, setup.refused.value]).toEqual(["sixCard", { at: "captainB", why: "fivesPickedUp" }]);
  });

  it("a game with a rule of another form does not start", async () => {
    const { setup, session } = fresh();
    setup.house.value = ["goStops"];
    expect((await begun(setup, session)).id).toBeUndefined();
    expect(session.said.value?.code).toBe("houseMisplaced");
  });
});

describe("the last game", () => {
  it("gives way once to a game for a scorecard: two players to 121", async () => {
    const { tabs, setup, session } = fresh();
    setup.chooseForm("three");
    expect(await setup.start(0)).toBeDefined();
    setup.invite(["Zoe"], { player: "Zoe", game: 4 });
    setup.prepare();
    expect([setup.names.value, setup.form.value, setup.target.value]).toEqual([["Zoe", "Alice"], "sixCard", "121"]);
    expect(setup.forCard.value).toEqual({ player: "Zoe", game: 4 });
    setup.prepare();
    expect(setup.forCard.value).toBeUndefined();
    expect([setup.names.value[0], setup.form.value]).toEqual(["Alice", "three"]);
    expect(session.said.value).toBeUndefined();
    expect((await again(tabs)).setup.form.value).toBe("three");
  });

  it("gives its counting to a game for a scorecard only if the same people play", async () => {
    const { setup } = fresh();
    setup.chooseCounting("muggins");
    expect(await setup.start(0)).toBeDefined();
    for (const [guest, counting] of [
      ["Bob", "muggins"],
      ["Zoe", "app"],
    ] as const) {
      setup.invite([guest]);
      setup.prepare();
      expect([setup.names.value[0], setup.counting.value]).toEqual([guest, counting]);
    }
    setup.chooseCounting("muggins");
    setup.rename(0, "Zoey");
    expect(setup.counting.value).toBe("muggins");
  });

  it("gives its counting to no third player, unless it is chosen for this game", async () => {
    const { setup } = fresh();
    setup.chooseCounting("muggins");
    expect(await setup.start(0)).toBeDefined();
    setup.prepare();
    expect(setup.counting.value).toBe("muggins");
    setup.choosePlayers(3);
    expect(setup.counting.value).toBe("app");
    setup.prepare();
    setup.chooseCounting("muggins");
    setup.choosePlayers(3);
    expect(setup.counting.value).toBe("muggins");
  });

  it("is restored with its players, seats, form and house rules", async () => {
    const { setup, tabs } = fresh();
    setup.chooseForm("captainB");
    for (const rule of ["backTen", "goStops", "cribAlwaysHis"] as const) setup.toggle(rule);
    [setup.lone.value, setup.firstDealer.value, setup.skunks.value] = [2, "alternate", "halfway"];
    [setup.depth.value, setup.goTiming.value] = ["hands", "atGo"];
    setup.rename(1, "Zoe");
    await setup.start(undefined);
    const { setup: woken } = await again(tabs);
    expect(woken.agreed.value).toEqual(setup.agreed.value);
    expect([woken.names.value, woken.lone.value, woken.depth.value]).toEqual([["Alice", "Zoe", "Claire"], 2, "hands"]);
    expect(woken.sides.value).toEqual([1, 1, 0]);
  });

  it("loads as six-card if it was stored before there were forms", async () => {
    const tabs = new Tabs();
    await tabs.disk.prefer("lastTime", { names: ["Ann", "Ben"], target: 61, depth: "points" });
    const { setup } = await again(tabs);
    expect([setup.names.value, setup.depth.value]).toEqual([["Ann", "Ben"], "points"]);
    expect(setup.agreed.value).toEqual({ rules: { ...STANDARD, target: 61 }, seating: "solo", counting: "app" });
  });

  const good = {
    names: ["Ann", "Ben", "Cleo"],
    target: 121,
    depth: "cards",
    form: "three",
    seating: "solo",
    house: [],
  };
  it.each<[string, unknown]>([
    ["nothing", null],
    ["text only", "lastTime"],
    ["a list around it", [good]],
    ["seven people", { ...good, names: ["A", "B", "C", "D", "E", "F", "G"], form: "seven" }],
    ["too many people for the form", { ...good, names: ["Ann", "Ben", "Cleo", "Dan"] }],
    ["names that are not text", { ...good, names: ["Ann", "Ben", 3] }],
    ["two equal names", { ...good, names: ["Ann", "Ben", "ANN"] }],
    ["a form of a later version", { ...good, form: "twelveCard" }],
    ["a form that is a method of every object", { ...good, form: "constructor" }],
    ["a seating of another form", { ...good, seating: "partners" }],
    ["an unknown house rule", { ...good, house: ["lowball", "teleport"] }],
    ["a house rule twice", { ...good, house: ["lowball", "lowball"] }],
    ["house rules that are not a list", { ...good, house: "lowball" }],
    ["rules that clash", { ...good, house: ["jokersWild", "jokersNaught"] }],
    ["a rule of another form", { ...good, house: ["highCut"] }],
    ["muggins in a lowball", { ...good, house: ["lowball"], counting: "muggins" }],
    ["an impossible target", { ...good, target: 1e9 }],
    ["a lone player without a seat", { ...good, lone: 3 }],
    ["an unknown skunk line", { ...good, skunks: "badger" }],
  ])("is ignored if stored with %s", async (_, stored) => {
    const tabs = new Tabs();
    await tabs.disk.prefer("lastTime", stored);
    const { setup } = await again(tabs);
    expect(setup.names.value).toEqual(["Alice", "Bob"]);
    expect(setup.agreed.value.rules).toEqual(STANDARD);
  });
});

describe("named sets of rules", () => {
  /** A form with the stored set "Sunday rules". */
  function sunday(tabs = new Tabs()) {
    const made = fresh(tabs);
    made.setup.chooseForm("four");
    made.setup.seating.value = "solo";
    for (const rule of ["lowball", "highCut"] as const) made.setup.toggle(rule);
    expect(made.sets.keep("  Sunday   rules ", made.setup.agreed.value)).toEqual({ ok: true, value: "Sunday rules" });
    return made;
  }

  it("can be chosen again after a reload, and the players stay", async () => {
    const { setup, tabs } = sunday();
    const woken = await again(tabs);
    expect(woken.setup.form.value).toBe("sixCard");
    woken.setup.rename(0, "Zoe");
    const [set] = woken.sets.all();
    expect(set?.name).toBe("Sunday rules");
    if (set) woken.setup.take(set);
    expect(woken.setup.agreed.value).toEqual(setup.agreed.value);
    expect(woken.setup.names.value).toEqual(["Zoe", "Bob", "Claire", "David"]);
    expect(woken.sets.nameOf(woken.setup.agreed.value)).toBe("Sunday rules");
    woken.setup.toggle("backTen");
    expect(woken.sets.nameOf(woken.setup.agreed.value)).toBeUndefined();
  });

  it("are replaced by one of the same name only on request", () => {
    const { setup, sets } = sunday();
    setup.toggle("backTen");
    expect(sets.keep("SUNDAY RULES", setup.agreed.value)).toEqual({ ok: false, error: "setTaken" });
    expect(sets.all()).toHaveLength(1);
    expect(sets.keep("SUNDAY RULES", setup.agreed.value, true).ok).toBe(true);
    expect(sets.all()).toEqual([{ name: "SUNDAY RULES", ...setup.agreed.value }]);
  });

  it.each([
    ["", "nameEmpty"],
    ["x".repeat(41), "nameTooLong"],
    ["<b>", "nameHasMarks"],
  ])("are refused with the invalid name “%s”", (name, error) => {
    const { setup, sets } = fresh();
    expect(sets.keep(name, setup.agreed.value)).toEqual({ ok: false, error });
  });

  it("are refused when the rules cannot be played", () => {
    const { setup, sets } = fresh();
    setup.target.value = "other";
    expect(sets.keep("Any", setup.agreed.value)).toEqual({ ok: false, error: "badTarget" });
    setup.target.value = "121";
    setup.house.value = ["jokersWild", "jokersNaught"];
    expect(sets.keep("Any", setup.agreed.value)).toEqual({ ok: false, error: "twoJokers" });
  });

  it("can be deleted and restored", () => {
    const { sets } = sunday();
    const [set] = sets.all();
    sets.forget("Sunday rules");
    expect(sets.all()).toEqual([]);
    if (set) sets.putBack(set);
    expect(sets.all()).toEqual([set]);
  });

  it("number at most 24", () => {
    const { setup, sets } = fresh();
    for (let i = 0; i < 24; i++) expect(sets.keep(`Set ${i}`, setup.agreed.value).ok).toBe(true);
    expect(sets.keep("One more", setup.agreed.value)).toEqual({ ok: false, error: "setsFull" });
    expect(sets.keep("Set 7", setup.agreed.value, true).ok).toBe(true);
  });

  it.each<[string, unknown]>([
    ["an object", { name: "Sunday" }],
    ["a list of unreadable values", [null, 7, "Sunday", [], {}]],
    ["a set without a name", [{ target: 121 }]],
    ["a name that is markup", [{ name: "<img>", target: 121 }]],
    ["seven players", [{ name: "Seven", form: "seven", target: 121 }]],
    ["rules that clash", [{ name: "Jokers", target: 121, house: ["jokersWild", "jokersNaught"] }]],
  ])("are left out when the stored value is %s", async (_, stored) => {
    const tabs = new Tabs();
    await tabs.disk.prefer("sets", stored);
    const { sets, setup } = await again(tabs);
    expect(sets.all()).toEqual([]);
    expect(sets.keep("Mine", setup.agreed.value).ok).toBe(true);
    expect(sets.all()).toHaveLength(1);
  });

  it("of a later version are left out but stay stored", async () => {
    const tabs = new Tabs();
    const later = { name: "Twelve", form: "twelveCard", target: 121, moon: "full" };
    await tabs.disk.prefer("sets", [later, { name: "Old", target: 61 }]);
    const { sets, setup, session } = await again(tabs);
    expect(sets.all().map(({ name }) => name)).toEqual(["Old"]);
    sets.keep("Mine", setup.agreed.value);
    sets.forget("Old");
    expect(session.preferences.sets.signal.value).toEqual([expect.objectContaining({ name: "Mine" }), later]);
  });
});

describe("last week's muggins", () => {
  const after = async () => {
    const session = newSession(new Tabs().tab());
    const setup = setupOf(session);
    setup.prepare();
    setup.chooseCounting("muggins");
    await setup.start(0);
    setup.prepare();
    return setup;
  };

  it("is for the same people, in any seats", async () => {
    const setup = await after();
    expect(setup.counting.value).toBe("muggins");
    setup.swap(0);
    setup.rename(0, "Alice");
    expect(setup.counting.value).toBe("muggins");
  });

  it("is not for somebody else, who may choose it again", async () => {
    const setup = await after();
    setup.rename(1, "Cleo");
    expect(setup.counting.value).toBe("app");
    setup.chooseCounting("muggins");
    setup.rename(0, "Dan");
    expect(setup.counting.value).toBe("muggins");
  });
});
