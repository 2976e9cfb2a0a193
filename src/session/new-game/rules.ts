/** The agreement for a new game, and what changes when one part of it does. rules.md §1, §7, §9. */
import type { Counting } from "../../game/facts";
import { FORM_NAMES, FORMS, type FormName, formsFor, type Seating, sidesOf } from "../../rules/forms";
import { houseApplies, type HouseClash, houseClash, type HouseRule } from "../../rules/house-rules";
import type { Ruleset, Seat, Side, Skunks } from "../../rules/ruleset";

/** Everything except the players and how much they enter. */
export interface Agreed {
  readonly rules: Ruleset;
  readonly seating: Seating;
  readonly counting: Counting;
}

/** The numbers of players there are forms for. */
export const PLAYERS: readonly number[] = [...new Set(FORM_NAMES.map((name) => FORMS[name].players))];

export function usualForm(players: number): FormName | undefined {
  return formsFor(players)[0];
}

export function usualSeating(form: FormName): Seating {
  return FORMS[form].seatings[0] ?? "solo";
}

/** The usual seating, game hole and marking of bad losses (rules.md §7.2, §9.4, §9.9). */
export function usual(
  form: FormName,
  house: readonly HouseRule[],
): { readonly seating: Seating; readonly target: number; readonly skunks: Skunks } {
  const { target } = FORMS[form];
  const seating = usualSeating(form);
  return { seating, target, skunks: seating === "lone" || house.includes("lowball") ? "none" : "lines" };
}

/** @returns the house rules that still apply in this form. */
export function stillOn(form: FormName, on: readonly HouseRule[]): readonly HouseRule[] {
  return on.filter((rule) => houseApplies(rule, { form, on }));
}

/** @returns why these rules cannot be played together; undefined if they can. */
export function clashOf(form: FormName, on: readonly HouseRule[], counting: Counting): HouseClash | undefined {
  return houseClash({ form, on, muggins: counting === "muggins" });
}

/** @returns the side of every seat. @param lone the player alone against two, who has side 0 */
export function sidesAt(seating: Seating, players: number, lone: Seat): readonly Side[] {
  if (seating !== "lone") return sidesOf(seating, players);
  return Array.from({ length: players }, (_, seat) => (seat === lone ? 0 : 1));
}

/** @returns the seating of the form with these sides. */
export function seatingOf(form: FormName, sides: readonly Side[]): Seating {
  const fits = (seating: Seating) =>
    seating === "lone" || sidesOf(seating, sides.length).every((side, seat) => side === sides[seat]);
  return FORMS[form].seatings.find(fits) ?? usualSeating(form);
}
