/** The match formats, the tables they suit, and the limits of custom numbers. rules.md §7.3, §7.5. */
import type { Seating } from "../rules/forms";
import { ok, refuse, type Result } from "../base/result";
import type { Loss, Skunks } from "../rules/ruleset";
import { type MatchFormat, type MatchLengthKind, STAKES_NAMES, type Stakes, type StakesName } from "../rules/stakes";

const stakes = (plain: number, skunk: number, doubleSkunk: number, tripleSkunk: number | "match", lurch: number) =>
  ({ plain, skunk, doubleSkunk, tripleSkunk, lurch }) satisfies Stakes;

/** A game to 61 has only the lurch, which gives as much as a skunk (in the format `lurch`, as a double skunk). */
export const PRESETS: Readonly<Record<Exclude<StakesName, "custom">, Stakes>> = {
  official: stakes(2, 3, 3, 3, 3),
  official234: stakes(2, 3, 4, 4, 3),
  free: stakes(1, 2, 4, "match", 2),
  games: stakes(1, 2, 4, 4, 2),
  /** Only a loser below half way gives more. On a board of 121 that is the double skunk line. */
  lurch: stakes(1, 1, 2, 2, 2),
  bestOf: stakes(1, 1, 1, 1, 1),
  takesAll: stakes(2, 3, 3, 3, 3),
};

/**
 * `badLength`: not a whole number from 1 to 99. `evenBestOf`: the match could end in a tie. `badStakes`: not whole
 * numbers from 0 to 99, or 0 for a win. `stakesFall`: a worse loss gives less.
 */
export type MatchRefusal = "badLength" | "evenBestOf" | "badStakes" | "stakesFall";

/** The parts of an agreement that a match format depends on. */
export interface MatchTable {
  readonly seating: Seating;
  readonly sides: number;
  /** The others play on after the first one wins (§7.5, §7.6). */
  readonly playsOn: boolean;
}

/** @returns whether a table can use the format: `takesAll` is for three who each play alone and do not play on. */
function suits(name: StakesName, { seating, sides, playsOn }: MatchTable): boolean {
  return name !== "takesAll" || (seating === "solo" && sides === 3 && !playsOn);
}

export function formatsFor(table: MatchTable): readonly StakesName[] {
  return STAKES_NAMES.filter((name) => suits(name, table));
}

export function lengthKind(name: StakesName): MatchLengthKind {
  return name === "bestOf" ? "bestOf" : "points";
}

/** More than any real match has, so that a mistyped number is refused. */
const MOST_LENGTH = 99;
const MOST_STAKE = 99;

/** The losses from the lightest to the worst; the lurch is a separate scale. */
const WORSE: readonly (readonly Loss[])[] = [
  ["plain", "skunk", "doubleSkunk", "tripleSkunk"],
  ["plain", "lurch"],
];

function checkStakes(own: Stakes): MatchRefusal | undefined {
  const figures = Object.values(own).map((one) => (one === "match" ? MOST_STAKE : one));
  if (figures.some((one) => !Number.isInteger(one) || one < 0 || one > MOST_STAKE)) return "badStakes";
  // A match in which a win gives nothing would never end.
  if (own.plain === "match" || own.plain < 1) return "badStakes";
  const value = (loss: Loss) => (own[loss] === "match" ? MOST_STAKE + 1 : own[loss]);
  const falls = WORSE.some((losses) => losses.some((loss, i) => i > 0 && value(loss) < value(losses[i - 1] ?? loss)));
  return falls ? "stakesFall" : undefined;
}

export function checkFormat(format: MatchFormat): Result<MatchFormat, MatchRefusal> {
  const { kind, of } = format.length;
  if (!Number.isInteger(of) || of < 1 || of > MOST_LENGTH) return refuse("badLength");
  if (kind === "bestOf" && of % 2 === 0) return refuse("evenBestOf");
  const wrong = checkStakes(format.stakes);
  return wrong ? refuse(wrong) : ok(format);
}

/** @returns the stakes for this way of marking losses: a loss that is not marked gives only what a plain win gives. */
export function asMarked(own: Stakes, skunks: Skunks): Stakes {
  const { plain, lurch } = own;
  if (skunks === "none") return { plain, skunk: plain, doubleSkunk: plain, tripleSkunk: plain, lurch: plain };
  if (skunks === "lines") return own;
  return { plain, skunk: plain, doubleSkunk: lurch, tripleSkunk: lurch, lurch };
}

/** @returns the skunk setting that the format needs; undefined if it uses the game’s usual one. */
export function marksFor(name: StakesName): Skunks | undefined {
  return name === "lurch" ? "halfway" : undefined;
}
