/** Words of the pages of players and pairs. */
import type { GamesFilter } from "../../insight/many/counted-games";
import type { MistakeKind } from "../../insight/many/facts";
import type { Figure } from "../../insight/many/figures";
import type { Pair } from "../../insight/many/pair";
import type { Margins } from "../../insight/many/spreads";
import { numberWord } from "../../rules/aloud/announce";
import { isolated } from "../../base/isolated";
import { inPercent } from "./percents";

/** "53 %" */
export function percentWords(part: number): string {
  return inPercent(Math.round(100 * part));
}

/** "45 and 61 %" */
export function boundsWords({ low, high }: Pick<Figure, "low" | "high">): string {
  return `${Math.round(100 * low)} and ${percentWords(high)}`;
}

export function figureWords(value: number): string {
  const words = Math.abs(value).toFixed(1);
  return value < 0 && Number(words) > 0 ? `−${words}` : words;
}

export function gamesWords(games: number): string {
  return `${games.toLocaleString("en")} ${games === 1 ? "game" : "games"}`;
}

/** "70–62" */
export function recordWords({ won, lost }: { readonly won: number; readonly lost: number }): string {
  return `${won}–${lost}`;
}

export const FILTER_WORDS: Readonly<Record<GamesFilter, string>> = {
  all: "All",
  "121": "121",
  "61": "61",
  year: "This year",
};

export const MISTAKE_KIND_WORDS: Readonly<Record<MistakeKind, string>> = {
  fifteens: "Fifteens",
  pairs: "Pairs",
  runs: "Runs",
  flush: "Flushes",
  nobs: "His nobs",
  play: "In the play",
  other: "Something else",
};

const MONTHS = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });
const SHORT_MONTHS = new Intl.DateTimeFormat("en", { month: "short" });
const DAYS = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** "October 2025" */
export const monthWords = (at: number): string => MONTHS.format(at);
/** "Oct" */
export const shortMonth = (at: number): string => SHORT_MONTHS.format(at);
/** "Oct 3, 2025" */
export const dayWords = (at: number): string => DAYS.format(at);

/** "won the last 3", "lost the last 2"; undefined for a single game. */
export function streakWords(now: number): string | undefined {
  if (Math.abs(now) < 2) return undefined;
  return now > 0 ? `won the last ${now}` : `lost the last ${-now}`;
}

/** Smaller chances have no fraction of their own. */
const LEAST = 0.0005;

/** "four series out of five", from the nearest of some plain fractions. */
function fractionWords(chance: number): string {
  const plain: readonly (readonly [number, number])[] = [
    [1, 1000],
    [1, 200],
    [1, 100],
    [1, 50],
    [1, 20],
    [1, 10],
    [1, 5],
    [1, 4],
    [1, 3],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [9, 10],
  ];
  if (chance < LEAST) return "fewer than one series out of 1,000";
  const far = ([part, of]: readonly [number, number]) => Math.abs(Math.log(chance / (part / of)));
  const [[part, of] = [1, 2]] = plain.toSorted((one, other) => far(one) - far(other));
  return `${numberWord(part)} series out of ${of > 20 ? of.toLocaleString("en") : numberWord(of)}`;
}

/** Under this many games, a lead says nothing. */
const FEWEST = 10;

/** How even a series is, and how often two equal players would be this far apart. @param games at least one */
export function evenWords(won: number, lost: number, even: number): string {
  const lead = Math.abs(won - lost);
  const record = `${won}–${lost}`;
  if (won + lost < FEWEST) return `${record}: too few games to say who is ahead.`;
  if (lead <= 1) return `${record}: nobody could be more even.`;
  const apart = `two equal players are at least ${numberWord(lead)} apart in ${fractionWords(even)} this long.`;
  if (even >= 0.5) return `${record} is about as even as it gets: ${apart}`;
  if (even >= 0.2) return `${record} is still quite even: ${apart}`;
  if (even >= 0.05) return `${record} may well be luck: ${apart}`;
  return `${record} is more than luck usually does: ${apart}`;
}

/** "Alice and Bob", each kept apart from the other’s direction of writing. */
export function pairWords([one, other]: readonly [string, string]): string {
  return `${isolated(one)} and ${isolated(other)}`;
}

/** "Alice 3, Bob 2": how many games each of two has. */
export function bothWords(
  sides: readonly [{ readonly name: string }, { readonly name: string }],
  games: readonly (readonly unknown[])[],
): string {
  return sides.map(({ name }, side) => `${isolated(name)} ${games[side]?.length ?? 0}`).join(", ");
}

/** "11–15", "31+" */
export function marginRange({ from, to }: Omit<Margins, "games">): string {
  return to === Infinity ? `${from}+` : `${from}–${to}`;
}

/** "Alice led by 5 at most, in October 2025; Bob led by …"; empty where nobody led. */
export function mostLedWords(sides: Pair["sides"]): string {
  return sides
    .flatMap(({ name, lead }) => (lead ? `${isolated(name)} led by ${lead.by} at most, in ${monthWords(lead.at)}` : []))
    .join("; ");
}

/** "one mark for up to 3 games" */
export function markWords(games: number): string {
  return games === 1 ? "one mark a game" : `one mark for up to ${games} games`;
}

/** "3 min 20 s" */
export function minutesWords(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
