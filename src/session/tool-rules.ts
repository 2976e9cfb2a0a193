/** The rules that Count a hand and Check the play can take over: those of the last game, and the saved sets. */
import type { Ruleset } from "../rules/ruleset";
import { readLastTime, setsOf } from "./new-game/kept-rules";
import type { Session } from "./session";

/** Rules of this table; without a name they are those of the last game. */
export interface TableRules {
  readonly name: string | undefined;
  readonly rules: Ruleset;
}

/** @returns the rules of the open game, or else of the game started last, and every saved set */
export function rulesOfTable({ state, preferences }: Pick<Session, "state" | "preferences">): readonly TableRules[] {
  const last = state.value?.rules ?? readLastTime(preferences.lastTime.signal.value)?.rules;
  const sets = setsOf(preferences).all();
  return [...(last ? [{ name: undefined, rules: last }] : []), ...sets.map(({ name, rules }) => ({ name, rules }))];
}
