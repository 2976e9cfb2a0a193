/** Stored agreements: the last game, and named sets of rules. Every field is checked when read. */
import { COUNTINGS, type Depth, DEPTHS } from "../../game/facts";
import { checkName, checkNames } from "../../game/names";
import { FORM_NAMES, FORMS } from "../../rules/forms";
import { HOUSE_RULES, type HouseClash, type HouseRule } from "../../rules/house";
import { FALSE_GO_RULES } from "../../rules/penalties";
import { ok, refuse, type Result } from "../../base/result";
import { FIRST_DEALERS, GO_TIMINGS, isTarget, type Seat, SKUNKS, STANDARD } from "../../rules/ruleset";
import type { Preferences } from "../preferences";
import { type KeptMatch, readMatch } from "./match";
import { type Agreed, clashOf, usualSeating } from "./rules";

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

type Raw = Readonly<Record<string, unknown>>;

function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A missing field has the value `before`: the choice did not exist when it was stored. */
function oneOf<T>(list: readonly T[], value: unknown, before: T): T | undefined {
  return value === undefined ? before : list.find((one) => one === value);
}

function houseOf(value: unknown): readonly HouseRule[] | undefined {
  if (value === undefined) return STANDARD.house;
  if (!Array.isArray(value) || value.length > HOUSE_RULES.length) return undefined;
  const rules = value.flatMap((one: unknown) => HOUSE_RULES.find((rule) => rule === one) ?? []);
  return rules.length === value.length && new Set(rules).size === rules.length ? rules : undefined;
}

/** @returns the agreement; undefined if a field is not valid or the rules cannot be played together. */
function agreedOf(raw: Raw): Agreed | undefined {
  const form = oneOf(FORM_NAMES, raw["form"], STANDARD.form);
  const { target } = raw;
  const goTiming = oneOf(GO_TIMINGS, raw["goTiming"], STANDARD.goTiming);
  const renege = oneOf(FALSE_GO_RULES, raw["renege"], STANDARD.renege);
  const firstDealer = oneOf(FIRST_DEALERS, raw["firstDealer"], STANDARD.firstDealer);
  const skunks = oneOf(SKUNKS, raw["skunks"], STANDARD.skunks);
  const house = houseOf(raw["house"]);
  const counting = oneOf(COUNTINGS, raw["counting"], "app");
  const seating = form && oneOf(FORMS[form].seatings, raw["seating"], usualSeating(form));
  if (!form || !goTiming || !renege || !firstDealer || !skunks || !house || !counting || !seating) return undefined;
  if (typeof target !== "number" || !isTarget(target) || clashOf(form, house, counting)) return undefined;
  return { rules: { form, target, goTiming, renege, firstDealer, skunks, house }, seating, counting };
}

const flat = ({ rules, seating, counting }: Agreed) => ({ ...rules, seating, counting });

/** @returns the last game; undefined if the stored value is not one. */
export function readLastTime(raw: unknown): LastTime | undefined {
  const agreed = isRaw(raw) ? agreedOf(raw) : undefined;
  if (!isRaw(raw) || !agreed) return undefined;
  const { names, lone = 0 } = raw;
  const depth = DEPTHS.find((one) => one === raw["depth"]);
  const { players } = FORMS[agreed.rules.form];
  if (!Array.isArray(names) || names.length !== players || !names.every((name) => typeof name === "string"))
    return undefined;
  const checked = checkNames(names);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (!checked.ok || depth === undefined || !seats.some((seat) => seat === lone)) return undefined;
  return { ...agreed, names: checked.value, depth, lone: Number(lone), match: readMatch(raw["match"]) };
}

/** @returns the value to store, in the flat shape used since the first release. */
export function keptLastTime({ names, depth, lone, match, ...agreed }: LastTime): Raw {
  return { names, depth, lone, ...flat(agreed), ...(match && { match }) };
}

const MOST_SETS = 24;

function setOf(raw: unknown): RuleSet | undefined {
  if (!isRaw(raw) || typeof raw["name"] !== "string") return undefined;
  const name = checkName(raw["name"]);
  const agreed = agreedOf(raw);
  return name.ok && agreed ? { name: name.value, ...agreed } : undefined;
}

/** The sets in a stored list. Entries this version cannot read are kept and stored again. */
function readSets(raw: unknown): { readonly sets: readonly RuleSet[]; readonly unread: readonly unknown[] } {
  const list: readonly unknown[] = Array.isArray(raw) ? raw.slice(0, 2 * MOST_SETS) : [];
  const sets = list.flatMap((one) => setOf(one) ?? []);
  const first = (set: RuleSet, at: number) => sets.findIndex((other) => isSameName(other.name, set.name)) === at;
  return { sets: sets.filter(first), unread: list.filter((one) => setOf(one) === undefined) };
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

/** `setTaken`: the name is used. `setsFull`: there are 24 sets. The others: a bad name, or rules that clash. */
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
    keep: (text: string, agreed: Agreed, replace = false): Result<string, SetRefusal> => {
      const name = checkName(text);
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
