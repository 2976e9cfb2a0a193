import { expect, test } from "vitest";
import { mutated } from "../../testing/mutate";
import { chanceOf } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { travellingPreferences } from "./travelling-preferences";

const RULES = { form: "sixCard", target: 121, house: [] };
const STORED = {
  pad: "ranks",
  aloud: false,
  names: ["Ann", "Zoë"],
  lastTime: { ...RULES, names: ["Ann", "Ben"], depth: "cards" },
  sets: [{ ...RULES, name: "Pub" }],
};

test("the preferences of players and table travel, as they are", async () => {
  expect(await travellingPreferences(STORED)).toEqual(STORED);
});

test.each<[string, object, object]>([
  ["of one phone stay", { cardDraft: { game: 1 }, openEvent: {}, handedOver: [], installOffered: true }, {}],
  ["that nobody knows stay", { other: 1, constructor: 2 }, {}],
  ["that do not fit are left out", { pad: "left", vibrate: 1, names: ["<b>"], voiceStyle: null }, {}],
  ["with a game that cannot be played are left out", { lastTime: { ...STORED.lastTime, names: ["Ann"] } }, {}],
  ["with a damaged set of rules lose only that", { sets: [{ name: "x" }, ...STORED.sets] }, { sets: STORED.sets }],
  [
    "that are too long are left out",
    { sets: Array.from({ length: 24 }, () => ({ ...STORED.sets[0], more: "x".repeat(9000) })) },
    {},
  ],
  ["that JSON cannot hold are left out", { lastTime: { ...STORED.lastTime, more: 1n } }, {}],
  ["under __proto__ are none", JSON.parse('{"__proto__":{"pad":"ranks"}}') as object, {}],
])("preferences %s", async (_, raw, carried) => {
  expect(await travellingPreferences(raw as never)).toEqual(carried);
});

test("damaged ones never throw", async () => {
  const chance = chanceOf(seed("carried preferences"));
  for (let n = 0; n < 300; n++) {
    const raw = mutated(STORED, chance);
    if (typeof raw === "object" && raw !== null) await travellingPreferences(raw as never);
  }
});
