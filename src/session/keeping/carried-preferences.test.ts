import { expect, test } from "vitest";
import { carriedPreferences } from "./carried-preferences";

const HUGE = Array.from({ length: 24 }, () => ({ name: "x".repeat(4000) }));

test.each([
  [
    { pad: "ranks", names: ["Ann"], aloud: true },
    { pad: "ranks", names: ["Ann"], aloud: true },
  ],
  [{ pad: "wood", names: ["<b>"], aloud: "yes" }, {}],
  [{ cardDraft: { a: 1 }, savedAt: 1, handedOver: [] }, {}],
  [{ sets: HUGE }, {}],
  [Object.create({ aloud: true }) as object, {}],
])("of the preferences %j a backup brings %j", (raw, carried) => {
  expect(carriedPreferences(raw as Record<string, unknown>)).toEqual(carried);
});
