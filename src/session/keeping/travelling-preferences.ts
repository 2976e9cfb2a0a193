/** The preferences that travel in a backup: those of the players and the table, not those of one phone. */
import { signal } from "@preact/signals";
import { ok } from "../../base/result";
import { readLastTime, setsOf } from "../new-game/kept-rules";
import { createPreferences, type Preferences } from "../preferences";

type Stored = {
  readonly [K in keyof Preferences as Preferences[K] extends { readonly signal: unknown } ? K : never]: unknown;
};
type Values = Readonly<Record<string, unknown>>;

/** Whether each travels. Drafts, hints and games handed over belong to one phone. */
const TRAVELS: Readonly<Record<keyof Stored, boolean>> = {
  pad: true,
  facing: true,
  leftHanded: true,
  fourColours: true,
  vibrate: true,
  keepAwake: true,
  keyboard: true,
  aloud: true,
  voiceStyle: true,
  lastTime: true,
  sets: true,
  names: true,
  cardDraft: false,
  gameDraft: false,
  openEvent: false,
  handedOver: false,
  installOffered: false,
};

/** UTF-16 units of JSON. The longest are two dozen sets of rules. */
const LONGEST = 64_000;

/**
 * @param raw preferences as stored, or from a file
 * @returns those that travel and that this app would use, each checked as when the app starts
 */
export async function travellingPreferences(raw: Values): Promise<Values> {
  const own = (key: string) => (Object.hasOwn(raw, key) ? raw[key] : undefined);
  const log = {
    preference: (key: string) => Promise.resolve(ok(own(key))),
    prefer: () => Promise.resolve(ok(undefined)),
  };
  const preferences = createPreferences({ log });
  await preferences.load();
  const carried = Object.entries(TRAVELS).flatMap(([key, travels]): readonly [string, unknown][] => {
    const value = travels ? taken(key as keyof Stored, own(key), preferences) : undefined;
    return value === undefined || !isShort(value) ? [] : [[key, value]];
  });
  return Object.fromEntries(carried);
}

/** Also false for a value that JSON cannot hold, which only a damaged disk gives. */
function isShort(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= LONGEST;
  } catch {
    return false;
  }
}

/** The value, if the preference has taken it; undefined otherwise. */
function taken(key: keyof Stored, value: unknown, preferences: Preferences): unknown {
  if (value === undefined || preferences[key].signal.value !== value) return undefined;
  if (key === "lastTime") return readLastTime(value) && value;
  if (key === "sets") return Array.isArray(value) ? value.filter(isSet) : undefined;
  return value;
}

function isSet(one: unknown): boolean {
  const kept = { signal: signal<unknown>([one]), set: () => {}, store: () => Promise.resolve() };
  return setsOf({ sets: kept }).all().length === 1;
}
