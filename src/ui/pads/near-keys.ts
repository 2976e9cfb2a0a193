/** The keys beside a key, which a thumb hits by mistake. */
import { useMemo } from "preact/hooks";
import type { NearKeys } from "../../game/fixes";
import { type Card, isDeclared, RANKS, SUITS } from "../../rules/cards";
import { IMPOSSIBLE_COUNTS } from "../../rules/show/counts";
import type { Pad } from "../../session/preferences";
import { large, shownPad } from "../display";
import { useSession } from "../context";
import { CRIB_POINTS, FEW_POINTS, POINTS } from "../table/points-on-chips";
import { HIGH, LOW } from "./suits-pad";

/** The columns of the rank pad, and of the chips and grids of numbers. */
const RANK_COLUMNS = 5;
const NUMBER_COLUMNS = 6;
const CHIP_COLUMNS = 7;
const LARGE_COLUMNS = 4;

/** The first key of the last row of the rank pad. */
const CORNER = 10;
const LARGE_CORNER = 12;

interface PadInUse {
  readonly pad: Pad;
  readonly leftHanded?: boolean;
  readonly inLarge?: boolean;
}

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

/**
 * The pad as `SuitsPad` and `RankPad` draw it. For the left hand, keys for Go, Undo and the menu come before the high
 * cards.
 */
function padOf({ pad, leftHanded = false, inLarge = false }: PadInUse): Grid<Card> {
  if (pad === "suits")
    return SUITS.flatMap((suit) => [
      LOW.map((rank): Card => `${rank}${suit}`),
      [...(leftHanded ? [undefined] : []), ...HIGH.map((rank): Card => `${rank}${suit}`)],
    ]);
  const corner = inLarge ? LARGE_CORNER : CORNER;
  const keys = [...RANKS.slice(0, corner), ...Array(corner - CORNER + 2).fill(undefined), ...RANKS.slice(corner)];
  return rowsOf<Card | undefined>(leftHanded ? keys : RANKS, inLarge ? LARGE_COLUMNS : RANK_COLUMNS);
}

const COUNTS = rowsOf(
  Array.from({ length: 30 }, (_, n) => n),
  NUMBER_COLUMNS,
);
/** The sheet of points behind the last chip. */
const MORE = rowsOf(
  Array.from({ length: 30 }, (_, n) => n + 1),
  NUMBER_COLUMNS,
);
const CHIPS = rowsOf(POINTS, CHIP_COLUMNS);
const FEW_CHIPS = rowsOf(FEW_POINTS, NUMBER_COLUMNS);
const CRIB_CHIPS = rowsOf(CRIB_POINTS, CHIP_COLUMNS);

function nearNumbers(n: number, sides?: number): readonly number[] {
  if (sides === undefined) return around(COUNTS, n);
  const grids = sides > 2 ? [FEW_CHIPS] : [CHIPS, CRIB_CHIPS];
  const chips = new Set(grids.flat(2));
  // Nobody opens the sheet for points that have a chip, but a thumb may slip there from one number to the next.
  const inSheet = around(MORE, n).filter((points) => !chips.has(n) || !chips.has(points));
  return [...grids.flatMap((grid) => around(grid, n)), ...inSheet];
}

/** @returns the neighbours on the pads in use */
export function nearKeys(inUse: PadInUse): NearKeys {
  return {
    cards: (card) => (isDeclared(card) ? [] : around(padOf(inUse), card)),
    // Ten more or less is a digit too many, or one that was missed.
    numbers: (n, sides) =>
      [...new Set([...nearNumbers(n, sides), n + 10, n - 10])].filter(
        (points) => points >= 0 && points !== n && !IMPOSSIBLE_COUNTS.includes(points),
      ),
  };
}

/** @returns the neighbours on the pad that is shown now */
export function useNearKeys(): NearKeys {
  const { preferences } = useSession();
  const pad = shownPad(preferences);
  const leftHanded = preferences.leftHanded.signal.value;
  const inLarge = large.value;
  return useMemo(() => nearKeys({ pad, leftHanded, inLarge }), [pad, leftHanded, inLarge]);
}
