/** Stored agreements: the last game, and named sets of rules. Every field is checked when read. */
import { COUNTINGS, type Depth, DEPTHS } from "../../game/facts";
import { checkNames } from "../../game/look-alikes";
import { checkName } from "../../game/names";
import { FORM_NAMES, FORMS } from "../../rules/forms";
import { HOUSE_RULES, type HouseClash } from "../../rules/house-rules";
import { ok, refuse, type Result } from "../../base/result";
import { list, object, oneOf, optional, type Shaped, text, whole } from "../../base/shape";
import { FIRST_DEALERS, GO_TIMINGS, isTarget, type Seat, SKUNKS, STANDARD } from "../../rules/ruleset";
import type { Preferences } from "../preferences";
import { isKeptMatch, type KeptMatch } from "./match";
import { type Agreed, clashOf, usualSeating } from "./rules";
import { FALSE_GO_RULES } from "../../rules/false-go";

/** The players and rules of the last game, for starting the next one with one tap. */
export interface LastTime extends Agreed {
  readonly names: readonly string[];
  readonly depth: Depth;
  readonly lone: Seat;
  /** Undefined if no match was ever chosen or the stored one is not valid. */
  readonly match?: KeptMatch | undefined;
}

/** A named set of rules. */
export interface RuleSet extends Agreed {
  readonly name: string;
}

/** An optional field is missing if an older app, without that choice, stored the value. */
const AGREED = {
  form: optional(oneOf(FORM_NAMES)),
  target: whole(),
  goTiming: optional(oneOf(GO_TIMINGS)),
  renege: optional(oneOf(FALSE_GO_RULES)),
  firstDealer: optional(oneOf(FIRST_DEALERS)),
  skunks: optional(oneOf(SKUNKS)),
  house: optional(list(oneOf(HOUSE_RULES), HOUSE_RULES.length)),
  counting: optional(oneOf(COUNTINGS)),
  seating: optional(text()),
};
const isAgreed = object(AGREED);
const isLastTime = object({ ...AGREED, names: list(text()), depth: oneOf(DEPTHS), lone: optional(whole()) });
const isRuleSet = object({ ...AGREED, name: text() });

/** A missing field has its standard value; undefined when the rules cannot be played together. */
function agreedOf(raw: Shaped<typeof isAgreed>): Agreed | undefined {
  const { form = STANDARD.form, target, goTiming = STANDARD.goTiming, renege = STANDARD.renege } = raw;
  const {
    firstDealer = STANDARD.firstDealer,
    skunks = STANDARD.skunks,
    house = STANDARD.house,
    counting = "app",
  } = raw;
  const seating = FORMS[form].seatings.find((one) => one === (raw.seating ?? usualSeating(form)));
  if (!seating || new Set(house).size < house.length) return undefined;
  if (!isTarget(target) || clashOf(form, house, counting)) return undefined;
  return { rules: { form, target, goTiming, renege, firstDealer, skunks, house }, seating, counting };
}

const flat = ({ rules, seating, counting }: Agreed) => ({ ...rules, seating, counting });

/** @returns the last game; undefined if the stored value is not one. */
export function readLastTime(raw: unknown): LastTime | undefined {
  const agreed = isLastTime(raw) ? agreedOf(raw) : undefined;
  if (!isLastTime(raw) || !agreed) return undefined;
  const { depth, lone = 0, match } = raw as typeof raw & { readonly match?: unknown };
  const names = checkNames(raw.names);
  const { players } = FORMS[agreed.rules.form];
  if (!names.ok || raw.names.length !== players || lone < 0 || lone >= players) return undefined;
  return { ...agreed, names: names.value, depth, lone, match: isKeptMatch(match) ? match : undefined };
}

/** @returns the value to store, in the flat shape used since the first release. */
export function keptLastTime({ names, depth, lone, match, ...agreed }: LastTime): Readonly<Record<string, unknown>> {
  return { names, depth, lone, ...flat(agreed), ...(match && { match }) };
}

const MOST_SETS = 24;

function setOf(raw: unknown): RuleSet | undefined {
  if (!isRuleSet(raw)) return undefined;
  const name = checkName(raw.name);
  const agreed = agreedOf(raw);
  return name.ok && agreed ? { name: name.value, ...agreed } : undefined;
}

/** The sets in a stored list. Entries this version cannot read are kept and stored again. */
function readSets(raw: unknown): { readonly sets: readonly RuleSet[]; readonly unread: readonly unknown[] } {
  const all: readonly unknown[] = Array.isArray(raw) ? raw.slice(0, 2 * MOST_SETS) : [];
  const sets = all.flatMap((one) => setOf(one) ?? []);
  const first = (set: RuleSet, at: number) => sets.findIndex((other) => isSameName(other.name, set.name)) === at;
  return { sets: sets.filter(first), unread: all.filter((one) => setOf(one) === undefined) };
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** The agreement as one text that does not depend on the order of its house rules. */
function spelled({ rules, seating, counting }: Agreed): string {
  const { form, target, goTiming, renege, firstDealer, skunks } = rules;
  const house = HOUSE_RULES.filter((rule) => rules.house.includes(rule));
  return JSON.stringify([form, target, goTiming, renege, firstDealer, skunks, house, seating, counting]);
}

/** `setTaken`: a set has this name. `setsFull`: there are 24 sets. The others: an invalid name, or rules that clash. */
export type SetRefusal = "setTaken" | "setsFull" | "badTarget" | HouseClash | NameRefusal;
type NameRefusal = Extract<ReturnType<typeof checkName>, { ok: false }>["error"];

export function setsOf({ sets: kept }: Pick<Preferences, "sets">) {
  const write = (sets: readonly RuleSet[]) => {
    const { unread } = readSets(kept.signal.value);
    kept.set([...sets.map(({ name, ...agreed }) => ({ name, ...flat(agreed) })), ...unread]);
  };
  const all = () => readSets(kept.signal.value).sets;
  return {
    all,
    /** @returns the name of the set with these rules, if there is one. */
    nameOf: (agreed: Agreed): string | undefined => all().find((set) => spelled(set) === spelled(agreed))?.name,
    /** @param replace replaces a set of that name, which is refused otherwise */
    keep: (typed: string, agreed: Agreed, replace = false): Result<string, SetRefusal> => {
      const name = checkName(typed);
      if (!name.ok) return name;
      if (!isTarget(agreed.rules.target)) return refuse("badTarget");
      const clash = clashOf(agreed.rules.form, agreed.rules.house, agreed.counting);
      if (clash) return refuse(clash);
      const others = all().filter((set) => !isSameName(set.name, name.value));
      if (others.length < all().length && !replace) return refuse("setTaken");
      if (others.length >= MOST_SETS) return refuse("setsFull");
      write([{ name: name.value, ...agreed }, ...others]);
      return ok(name.value);
    },
    forget: (name: string) => write(all().filter((set) => set.name !== name)),
    /** Restores a set that was deleted. */
    putBack: (set: RuleSet) => write([set, ...all().filter((other) => !isSameName(other.name, set.name))]),
  };
}
