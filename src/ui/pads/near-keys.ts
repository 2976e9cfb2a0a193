/** The keys beside a key, which a thumb hits by mistake. */
import { useMemo } from "preact/hooks";
import type { NearKeys } from "../../game/fixes";
import { type Card, isDeclared, RANKS, SUITS } from "../../rules/cards";
import { IMPOSSIBLE_COUNTS } from "../../rules/show/counts";
import { useSession } from "../context";
import { POINTS } from "../table/points-on-chips";
import { HIGH, LOW } from "./suits-pad";

/** The columns of the rank pad, and of the chips and grids of numbers. */
const RANK_COLUMNS = 5;
const NUMBER_COLUMNS = 6;

type Grid<Key> = readonly (readonly (Key | undefined)[])[];

function rowsOf<Key>(keys: readonly Key[], columns: number): Grid<Key> {
  return Array.from({ length: Math.ceil(keys.length / columns) }, (_, row) =>
    keys.slice(row * columns, (row + 1) * columns),
  );
}

/** The keys left, right, above and below. */
function around<Key>(grid: Grid<Key>, key: Key): readonly Key[] {
  const row = grid.findIndex((keys) => keys.includes(key));
  const at = grid[row]?.indexOf(key) ?? -1;
  if (at < 0) return [];
  const beside = [grid[row]?.[at - 1], grid[row]?.[at + 1], grid[row - 1]?.[at], grid[row + 1]?.[at]];
  return beside.filter((one) => one !== undefined);
}

/** The pad as `SuitsPad` and `RankPad` draw it. For the left hand, a key for Go or Undo comes before the high cards. */
function padOf(pad: "suits" | "ranks", leftHanded: boolean): Grid<Card> {
  if (pad === "suits")
    return SUITS.flatMap((suit) => [
      LOW.map((rank): Card => `${rank}${suit}`),
      [...(leftHanded ? [undefined] : []), ...HIGH.map((rank): Card => `${rank}${suit}`)],
    ]);
  const keys = leftHanded ? [...RANKS.slice(0, 10), undefined, undefined, ...RANKS.slice(10)] : RANKS;
  return rowsOf<Card | undefined>(keys, RANK_COLUMNS);
}

const GRID = rowsOf(
  Array.from({ length: 30 }, (_, n) => n),
  NUMBER_COLUMNS,
);
const FROM_ONE = rowsOf(
  Array.from({ length: 30 }, (_, n) => n + 1),
  NUMBER_COLUMNS,
);
const CHIP_ROWS = rowsOf<number>(POINTS, NUMBER_COLUMNS);

/** @returns the neighbours on the pads in use */
export function nearKeys(pad: "suits" | "ranks", leftHanded: boolean): NearKeys {
  return {
    cards: (card) => (isDeclared(card) ? [] : around(padOf(pad, leftHanded), card)),
    // Ten more or less is a digit too many, or one that was missed.
    numbers: (n) =>
      [...new Set([...around(CHIP_ROWS, n), ...around(FROM_ONE, n), ...around(GRID, n), n + 10, n - 10])].filter(
        (points) => points >= 0 && points !== n && !IMPOSSIBLE_COUNTS.includes(points),
      ),
  };
}

/** @returns the neighbours on the pad that is chosen now */
export function useNearKeys(): NearKeys {
  const { pad, leftHanded } = useSession().preferences;
  const [kind, left] = [pad.signal.value, leftHanded.signal.value];
  return useMemo(() => nearKeys(kind, left), [kind, left]);
}
