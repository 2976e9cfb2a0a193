/** What a table agrees on before it plays, and what follows when one part of it changes. rules.md §1, §7, §9. */
import type { Counting } from "../../game/facts";
import { FORM_NAMES, FORMS, type FormName, formsFor, type Seating, sidesOf } from "../../rules/forms";
import { houseApplies, type HouseClash, houseClash, type HouseRule } from "../../rules/house";
import type { Ruleset, Seat, Side, Skunks } from "../../rules/ruleset";

/** Everything but the people and how much of it they tap in. */
export interface Agreed {
  readonly rules: Ruleset;
  readonly seating: Seating;
  readonly counting: Counting;
}

/** How many can sit down to any form. */
export const PLAYERS: readonly number[] = [...new Set(FORM_NAMES.map((name) => FORMS[name].players))];

/** @returns the usual form for so many; undefined where there is none. */
export function usualForm(players: number): FormName | undefined {
  return formsFor(players)[0];
}

/** @returns the usual seating of a form. */
export function usualSeating(form: FormName): Seating {
  return FORMS[form].seatings[0] ?? "solo";
}

/** How a form is usually played: who sits with whom, to what, and how a bad loss is marked (rules.md §7.2, §9.4, §9.9). */
export function usual(
  form: FormName,
  house: readonly HouseRule[],
): { readonly seating: Seating; readonly target: number; readonly skunks: Skunks } {
  const { target } = FORMS[form];
  const seating = usualSeating(form);
  return { seating, target, skunks: seating === "lone" || house.includes("lowball") ? "none" : "lines" };
}

/** @returns those of the house rules that still mean something: the others went with what they belong to. */
export function stillOn(form: FormName, on: readonly HouseRule[]): readonly HouseRule[] {
  return on.filter((rule) => houseApplies(rule, { form, on }));
}

/** @returns why such a table cannot play, if it cannot. */
export function clashOf(form: FormName, on: readonly HouseRule[], counting: Counting): HouseClash | undefined {
  return houseClash({ form, on, muggins: counting === "muggins" });
}

/** @returns the side of every seat. @param lone who plays alone against two: always the first pair of pegs */
export function sidesAt(seating: Seating, players: number, lone: Seat): readonly Side[] {
  if (seating !== "lone") return sidesOf(seating, players);
  return Array.from({ length: players }, (_, seat) => (seat === lone ? 0 : 1));
}

/** @returns the seating of a form that such sides are. */
export function seatingOf(form: FormName, sides: readonly Side[]): Seating {
  const fits = (seating: Seating) =>
    seating === "lone" || sidesOf(seating, sides.length).every((side, seat) => side === sides[seat]);
  return FORMS[form].seatings.find(fits) ?? usualSeating(form);
}
