/** The new-game form: what is typed so far, and the game it makes. */
import { signal } from "@preact/signals";
import type { Counting, Depth, GameId, TableFact } from "../game/facts";
import { checkNames } from "../game/names";
import { isTarget, type Ruleset, type Seat, STANDARD } from "../rules/ruleset";
import type { Keeper } from "./keeper";
import type { Preferences } from "./preferences";

export const TARGETS = ["121", "61", "other"] as const;
export type TargetChoice = (typeof TARGETS)[number];

const FIRST_NAMES = ["Alice", "Bob"];

export function createSetup(keeper: Keeper, preferences: Preferences) {
  const names = signal<readonly string[]>(FIRST_NAMES);
  const target = signal<TargetChoice>("121");
  const otherTarget = signal("");
  const depth = signal<Depth>("cards");
  const counting = signal<Counting>("app");

  /** Starts with last time's people and rules. */
  const prepare = () => {
    const last = preferences.lastTime.signal.value;
    names.value = last?.names ?? FIRST_NAMES;
    depth.value = last?.depth ?? "cards";
    counting.value = last?.counting ?? "app";
    target.value = TARGETS.find((one) => one === String(last?.target ?? 121)) ?? "other";
    otherTarget.value = target.value === "other" ? String(last?.target ?? "") : "";
  };

  const holes = () =>
    target.value === "other" ? Number(otherTarget.value.trim() || Number.NaN) : Number(target.value);

  return {
    names,
    target,
    otherTarget,
    depth,
    counting,
    prepare,
    rename: (seat: Seat, name: string) => {
      names.value = names.value.with(seat, name);
    },
    /**
     * @param dealer who deals first, or undefined to cut for it
     * @returns the new game, or undefined when something in the form is refused (said by the keeper)
     */
    start: async (dealer: Seat | undefined): Promise<GameId | undefined> => {
      const checked = checkNames(names.value);
      if (!checked.ok) {
        keeper.said.value = { code: checked.error };
        return undefined;
      }
      if (!isTarget(holes())) {
        keeper.said.value = { code: "badTarget" };
        return undefined;
      }
      const rules: Ruleset = { ...STANDARD, target: holes() };
      const how = { depth: depth.value, counting: counting.value };
      const id = await keeper.start(firstFacts(checked.value, rules, how, dealer));
      if (id === undefined) return undefined;
      preferences.remember(checked.value);
      preferences.lastTime.set({ names: checked.value, target: rules.target, ...how });
      return id;
    },
  };
}

/** The facts every game begins with. */
export function firstFacts(
  names: readonly string[],
  rules: Ruleset,
  how: { readonly depth: Depth; readonly counting: Counting },
  dealer: Seat | undefined,
): readonly TableFact[] {
  const seats = names.map((name, side) => ({ name, side }));
  const { depth, counting } = how;
  const start: TableFact = { type: "gameStarted", rules, seats, depth, counting };
  return dealer === undefined ? [start] : [start, { type: "dealerChosen", dealer }];
}
