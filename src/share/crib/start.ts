/** The tags of a `.crib` text, and the log that begins with them. */
import { keysOf } from "../../base/lists";
import { isSame } from "../../base/same";
import type { Fact } from "../../game/facts";
import { readEntry } from "../../game/upgrade";
import { FORM_NAMES, FORMS, formsFor, sidesOf } from "../../rules/forms";
import { STANDARD } from "../../rules/ruleset";
import { put, type Reading } from "./marks";

/** The values of each tag. */
export type Tags = ReadonlyMap<string, readonly unknown[]>;
type Started = Extract<Fact, { type: "gameStarted" }>;

/** The format of the facts of a text that does not say another one. It never changes. */
const USUAL_FORMAT = 6;

/** Every tag with its usual value. Those of the first fact are named like its fields. */
const USUAL = {
  /** The version of the notation, and the format of the facts. */
  crib: [1, USUAL_FORMAT],
  id: "",
  date: "",
  result: [],
  times: [],
  players: [],
  sides: [],
  ...STANDARD,
  depth: "cards",
  counting: "app",
  match: undefined,
};
/** The values as they are used; the others are only checked, in the first entry. */
interface Values extends Readonly<Record<string, unknown>> {
  readonly crib: readonly number[];
  readonly id: string;
  readonly date: string | number;
  /** Undefined where the tag is null. */
  readonly times: readonly number[] | undefined;
  readonly sides: readonly number[] | undefined;
}
interface Begun extends Reading {
  readonly start: Started;
}
export const isTag = (tag: string): tag is keyof typeof USUAL => Object.hasOwn(USUAL, tag);

/** The values of the tags of the first fact. */
const flat = ({ rules, seats, depth, counting, match }: Started): Readonly<Record<string, unknown>> => ({
  ...rules,
  sides: seats.map(({ side }) => side),
  depth,
  counting,
  match,
});

/** @returns the tags of a first entry, only those that are not as usual; none if it is not the start of a game */
export function tagsOf(entry: unknown): Tags {
  const read = readEntry(entry);
  if (!read.ok || read.value.fact.type !== "gameStarted") return new Map();
  const { v, fact } = entry as { readonly v: number; readonly fact: Started };
  const own = flat(fact);
  const tags = new Map<string, readonly unknown[]>([
    ["crib", [1, v]],
    ["players", fact.seats.map(({ name }) => name)],
    ["form", [fact.rules.form]],
  ]);
  const usual = flat(begun(tags).start);
  for (const tag of keysOf(USUAL)) if (!isSame(own[tag], usual[tag])) tags.set(tag, [own[tag] ?? null].flat());
  return tags;
}

/** The first word of a name. Letters from Hebrew to Arabic would turn the marks around. */
const LABEL = /^(?:(?![\u0590-\u08ff])[\p{L}\p{M}\d'’-])+/u;

/** The leads that no player is named in. A line that begins with `raw` is an entry. */
const LEADS = ["play", "up", "crib", "raw"];

/** @returns the owner for each name in a lead; a player has a second hand, too */
function ownersOf(labels: readonly string[]): ReadonlyMap<string, unknown> {
  const players = labels.flatMap((label, seat) => [[label, seat] as const, [`${label}-2`, `second${seat}`] as const]);
  return new Map<string, unknown>([...LEADS.map((lead) => [lead, lead] as const), ...players]);
}

/** @returns the owners by the first words of names; if these are not clear, players are called P1, P2 and so on */
function clearOwnersOf(names: readonly unknown[]): ReadonlyMap<string, unknown> {
  const owners = ownersOf(names.map((name) => LABEL.exec(String(name))?.[0] ?? "raw"));
  return owners.size === LEADS.length + 2 * names.length ? owners : ownersOf(names.map((_, seat) => `P${seat + 1}`));
}

/** @returns the time of every entry where only the date is known; NaN if there is no such date, as on 30 February */
function noonOf(date: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const [year = 0, month = 12] = date.split("-").map(Number);
  // 30 February is read as 2 March.
  return noon >= Date.UTC(year, month, 1) ? Number.NaN : noon;
}

/**
 * The usual form, target and sides follow from the number of players.
 * @returns a log with its first entry, or without one if there are no players or a tag does not fit
 */
export function begun(tags: Tags, usual = { id: "", at: 0 }): Begun {
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(
    [...tags].map(([tag, list]) => {
      const isList = isTag(tag) && Array.isArray(USUAL[tag]);
      // An older format has fewer rules.
      return [tag, list[0] === null ? undefined : isList ? list : list[0]];
    }),
  );
  // Seven are too many already.
  const names = (tags.get("players") ?? []).slice(0, 7);
  const { form = formsFor(names.length)[0] } = given;
  const { seatings, target } = FORMS[FORM_NAMES.find((one) => one === form) ?? STANDARD.form];
  const usualSides = sidesOf(seatings[0] ?? "solo", names.length);
  const all = { ...USUAL, id: usual.id, sides: usualSides, form, target, ...given } as Values;
  const { crib, id, date, times, sides, depth, counting, match } = all;
  const rules = Object.fromEntries(keysOf(STANDARD).map((rule) => [rule, all[rule]]));
  const seats = names.map((name, seat) => ({ name, side: sides?.[seat] }));
  const start = { type: "gameStarted", rules, seats, depth, counting, match } as unknown as Started;
  const now: Begun = {
    start,
    id,
    owners: clearOwnersOf(names),
    sides: sides ?? [],
    entries: [],
    pieces: new Map(),
    times: times ?? [],
    told: 0,
    v: crib[1] ?? USUAL_FORMAT,
    at: times?.length ? 0 : date ? noonOf(String(date)) : usual.at,
    name: "",
    verb: "",
  };
  if (names.length > 0) put(now, start);
  return now;
}
