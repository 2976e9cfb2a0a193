/** The dealer of the next game: by the last game of the same people, or chosen by hand. rules.md §1.4. */
import { computed, signal } from "@preact/signals";
import { type GameRow, winnersOf } from "../../game/log";
import type { FirstDealer, Seat, Side } from "../../rules/ruleset";

type Finished = Pick<GameRow, "names" | "winner" | "scores" | "target">;

/** @returns the side that deals after a finished game; undefined where the rule or the list does not say. */
export function dealerAfter(row: Finished, rule: FirstDealer): Side | undefined {
  const [won] = winnersOf(row);
  if (rule === "winner") return won;
  return rule === "loser" && won !== undefined && row.names.length === 2 ? 1 - won : undefined;
}

/** @returns the seat of two players whose newest game says that it deals; undefined if they have to cut. */
export function dealerAgain(rows: readonly Finished[], names: readonly string[], rule: FirstDealer): Seat | undefined {
  if (names.length !== 2) return undefined;
  const newest = rows.find((row) => row.names.length === 2 && row.names.every((name) => names.includes(name)));
  const side = newest && dealerAfter(newest, rule);
  const seat = side === undefined ? -1 : names.indexOf(newest?.names[side] ?? "");
  return seat < 0 ? undefined : seat;
}

interface DealerTable {
  readonly rows: readonly Finished[];
  readonly names: readonly string[];
  readonly rule: FirstDealer;
  /** The lone player who deals every time. */
  readonly always: Seat | undefined;
}

/** The dealer of a new game. @param table the table of the new game, which may change while the dealer is chosen */
export function createDealerChoice(table: () => DealerTable) {
  const chosen = signal<Seat | "cut" | undefined>(undefined);
  const expected = computed(() => dealerAgain(table().rows, table().names, table().rule));
  return {
    /** The dealer by the last game of these people. */
    expected,
    /** The seat that deals first, or "cut". */
    now: computed((): Seat | "cut" => {
      const { always, names } = table();
      const [picked, usual] = [chosen.value, expected.value];
      const dealer = always ?? picked ?? usual ?? "cut";
      return dealer !== "cut" && dealer < names.length ? dealer : "cut";
    }),
    choose: (dealer: Seat | "cut" | undefined) => {
      chosen.value = dealer;
    },
    /** This seat and the next have swapped: the player who deals stays the dealer. */
    swap: (seat: Seat) => {
      if (chosen.value === seat) chosen.value = seat + 1;
      else if (chosen.value === seat + 1) chosen.value = seat;
    },
  };
}
