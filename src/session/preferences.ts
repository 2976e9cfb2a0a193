/** Small choices, kept with the games and checked when they come back. */
import { signal, type Signal } from "@preact/signals";
import { type Counting, COUNTINGS, type Depth, DEPTHS } from "../game/facts";
import { checkName } from "../game/names";
import { ANNOUNCE_STYLES, type AnnounceStyle } from "../rules/announce";
import { RENEGE_LAWS, type RenegeLaw } from "../rules/penalties";
import { FORMS, GO_TIMINGS, type GoTiming, isTarget, STANDARD } from "../rules/ruleset";
import type { Ports } from "./ports";

export const PADS = ["ranks", "suits"] as const;
export type Pad = (typeof PADS)[number];

/** How two sides sit at a points screen: across the phone, or both on this side of it. */
const FACINGS = ["facing", "beside"] as const;
export type Facing = (typeof FACINGS)[number];

/** People and rules of the last game begun: the next one is one tap away. */
export interface LastTime {
  readonly names: readonly string[];
  readonly target: number;
  readonly depth: Depth;
  /** Left out by what was kept before there was a choice. */
  readonly counting?: Counting;
  readonly goTiming?: GoTiming;
  readonly renege?: RenegeLaw;
}

/** Every name that has played here, newest first. */
const MOST_NAMES = 12;

type Check<T> = (value: unknown) => value is T;
const oneOf =
  <T>(list: readonly T[]): Check<T> =>
  (value): value is T =>
    list.some((one) => one === value);
const isFlag: Check<boolean> = (value): value is boolean => typeof value === "boolean";
const isName = (value: unknown) => typeof value === "string" && checkName(value).ok;
const isNames: Check<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_NAMES && value.every(isName);
/** What was kept before there was a choice has no such field. */
const isOneOf = (list: readonly unknown[], value: object, field: string) =>
  !(field in value) || list.includes(value[field as keyof typeof value]);
const isLastTime: Check<LastTime | undefined> = (value): value is LastTime | undefined => {
  if (value === undefined) return true;
  if (typeof value !== "object" || value === null) return false;
  if (!("names" in value && "target" in value && "depth" in value)) return false;
  const { names, target, depth } = value;
  return (
    isNames(names) &&
    FORMS[STANDARD.form].players.includes(names.length) &&
    typeof target === "number" &&
    isTarget(target) &&
    DEPTHS.some((one) => one === depth) &&
    isOneOf(COUNTINGS, value, "counting") &&
    isOneOf(GO_TIMINGS, value, "goTiming") &&
    isOneOf(RENEGE_LAWS, value, "renege")
  );
};

export function createPreferences(ports: Pick<Ports, "log">) {
  const all: { key: string; take: (value: unknown) => void }[] = [];
  function kept<T>(
    key: string,
    initial: T,
    check: Check<T>,
  ): { readonly signal: Signal<T>; readonly set: (value: T) => void } {
    const held = signal(initial);
    all.push({
      key,
      take: (value) => {
        if (value !== undefined && check(value)) held.value = value;
      },
    });
    const set = (value: T) => {
      held.value = value;
      void ports.log.prefer(key, value);
    };
    return { signal: held, set };
  }
  const names = kept<readonly string[]>("names", [], isNames);
  return {
    pad: kept<Pad>("pad", "suits", oneOf(PADS)),
    facing: kept<Facing>("facing", "facing", oneOf(FACINGS)),
    leftHanded: kept("leftHanded", false, isFlag),
    fourColours: kept("fourColours", false, isFlag),
    vibrate: kept("vibrate", true, isFlag),
    keepAwake: kept("keepAwake", true, isFlag),
    keyboard: kept("keyboard", true, isFlag),
    /** The play and the show are said aloud, in this style. */
    aloud: kept("aloud", false, isFlag),
    voiceStyle: kept<AnnounceStyle>("voiceStyle", "canonical", oneOf(ANNOUNCE_STYLES)),
    lastTime: kept<LastTime | undefined>("lastTime", undefined, isLastTime),
    names,
    remember: (used: readonly string[]) =>
      names.set([...new Set([...used, ...names.signal.value])].slice(0, MOST_NAMES)),
    /** Reads what was kept; anything unreadable stays at its beginning. */
    load: async () => {
      await Promise.all(
        all.map(async ({ key, take }) => {
          const found = await ports.log.preference(key);
          if (found.ok) take(found.value);
        }),
      );
    },
  };
}
