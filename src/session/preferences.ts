/** Preferences, stored with the games and checked when they are read. */
import { signal, type Signal } from "@preact/signals";
import { type Check, flag, list, object, oneOf, place, text, time } from "../base/shape";
import { storedName } from "../game/stored-name";
import { ANNOUNCE_STYLES, type AnnounceStyle } from "../rules/aloud/voices";
import type { Ports } from "./ports";

export const PADS = ["ranks", "suits"] as const;
export type Pad = (typeof PADS)[number];

/** How two sides sit at a points-only screen: facing each other, or on the same side of the phone. */
const FACINGS = ["facing", "beside"] as const;
export type Facing = (typeof FACINGS)[number];

/** The number of player names to remember. */
const MOST_NAMES = 12;

/** A game that another phone scores. It is free again once its log is longer. */
export interface HandedOver {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many entries went over. */
  readonly entries: number;
}
export const MOST_HANDED_OVER = 100;

const name: Check<string> = (value): value is string => typeof value === "string" && storedName(value).ok;
/** Not checked here; its reader checks it. */
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined;

export type Preferences = ReturnType<typeof createPreferences>;

export function createPreferences(ports: { readonly log: Pick<Ports["log"], "preference" | "prefer"> }) {
  const all: { key: string; take: (value: unknown) => void }[] = [];
  const read = async ({ key, take }: (typeof all)[number]) => {
    const found = await ports.log.preference(key);
    if (found.ok) take(found.value);
  };
  function kept<T>(
    key: string,
    initial: T,
    check: Check<T>,
  ): { readonly signal: Signal<T>; readonly set: (value: T) => void; readonly store: (value: T) => Promise<unknown> } {
    const held = signal(initial);
    all.push({
      key,
      take: (value) => {
        held.value = value !== undefined && check(value) ? value : initial;
      },
    });
    const store = (value: T) => {
      held.value = value;
      return ports.log.prefer(key, value);
    };
    return { signal: held, set: (value) => void store(value), store };
  }
  const names = kept<readonly string[]>("names", [], list(name, MOST_NAMES));
  return {
    pad: kept<Pad>("pad", "suits", oneOf(PADS)),
    facing: kept<Facing>("facing", "facing", oneOf(FACINGS)),
    leftHanded: kept("leftHanded", false, flag),
    fourColours: kept("fourColours", false, flag),
    vibrate: kept("vibrate", true, flag),
    keepAwake: kept("keepAwake", true, flag),
    keyboard: kept("keyboard", true, flag),
    /** Whether the voice announces the play and the show. */
    aloud: kept("aloud", false, flag),
    voiceStyle: kept<AnnounceStyle>("voiceStyle", "canonical", oneOf(ANNOUNCE_STYLES)),
    /** The last game started, and the named sets of rules. `new-game/kept-rules.ts` checks them. */
    lastTime: kept<unknown>("lastTime", undefined, isAnything),
    sets: kept<unknown>("sets", undefined, isAnything),
    /** A half-entered line of a scorecard. */
    cardDraft: kept<unknown>("cardDraft", undefined, isAnything),
    /** A half-entered result of an event. */
    gameDraft: kept<unknown>("gameDraft", undefined, isAnything),
    /** The event in progress, for the first page. `ui/home/event-line.tsx` checks it. */
    openEvent: kept<unknown>("openEvent", undefined, isAnything),
    names,
    /** The newest first. */
    handedOver: kept<readonly HandedOver[]>(
      "handedOver",
      [],
      list(object({ id: text(), at: time, entries: place }), MOST_HANDED_OVER),
    ),
    /** Whether installation was offered once. */
    installOffered: kept("installOffered", false, flag),
    remember: (used: readonly string[]) =>
      names.set([...new Set([...used, ...names.signal.value])].slice(0, MOST_NAMES)),
    /** Reads the stored preferences. An unreadable one keeps its default. */
    load: async () => {
      await Promise.all(all.map(read));
    },
    /** Reads one preference again, which another tab may have changed. */
    reload: async (changed: string) => {
      await Promise.all(all.filter(({ key }) => key === changed).map(read));
    },
  };
}
