/** The new-game form: what is typed so far, and the game it makes. */
import { signal } from "@preact/signals";
import type { Counting, Depth, GameId } from "../game/facts";
import { checkNames } from "../game/names";
import type { RenegeLaw } from "../rules/penalties";
import { type GoTiming, isTarget, type Ruleset, type Seat, STANDARD } from "../rules/ruleset";
import { firstFacts } from "./first-facts";
import type { Session } from "./session";

export const TARGETS = ["121", "61", "other"] as const;
type TargetChoice = (typeof TARGETS)[number];

const FIRST_NAMES = ["Alice", "Bob"];

type Starter = Pick<Session, "start" | "said" | "preferences">;
export type Setup = ReturnType<typeof createSetup>;

const setups = new WeakMap<Starter, Setup>();

/** @returns the form of a session, with what has been typed in it so far; needed only where a game is begun. */
export function setupOf(session: Starter): Setup {
  const known = setups.get(session) ?? createSetup(session);
  setups.set(session, known);
  return known;
}

function createSetup({ start, said, preferences }: Starter) {
  const names = signal<readonly string[]>(FIRST_NAMES);
  const target = signal<TargetChoice>("121");
  const otherTarget = signal("");
  const depth = signal<Depth>("cards");
  const counting = signal<Counting>("app");
  const goTiming = signal<GoTiming>(STANDARD.goTiming);
  const renege = signal<RenegeLaw>(STANDARD.renege);

  /** Starts with last time's people and rules. */
  const prepare = () => {
    const last = preferences.lastTime.signal.value;
    names.value = last?.names ?? FIRST_NAMES;
    depth.value = last?.depth ?? "cards";
    counting.value = last?.counting ?? "app";
    goTiming.value = last?.goTiming ?? STANDARD.goTiming;
    renege.value = last?.renege ?? STANDARD.renege;
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
    goTiming,
    renege,
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
        said.value = { code: checked.error };
        return undefined;
      }
      if (!isTarget(holes())) {
        said.value = { code: "badTarget" };
        return undefined;
      }
      const house = { goTiming: goTiming.value, renege: renege.value };
      const rules: Ruleset = { ...STANDARD, ...house, target: holes() };
      const how = { depth: depth.value, counting: counting.value };
      const id = await start(firstFacts(checked.value, rules, how, dealer));
      if (id === undefined) return undefined;
      preferences.remember(checked.value);
      preferences.lastTime.set({ names: checked.value, target: rules.target, ...how, ...house });
      return id;
    },
  };
}
