/** The sentences behind "How we know": the source of a number, its bound, and its limits. */
import {
  type Bound,
  KNOWN_FROM,
  type KnownFrom,
  type KnownNumber,
  type Limit,
  type Source,
} from "../../../insight/known-from";
import { inPercent } from "../percents";

/** The games whose chances are known, at the end of a sentence. */
export const ODDS_KNOWN =
  "they are known for two players with six cards, to 121 or 61, without a twist or a stinkhole, and where heels can win.";

const SOURCE_WORDS: Readonly<Record<Source, (deals: string) => string>> = {
  simulatedDeals: (deals) =>
    `It comes from ${deals} deals that the app dealt, discarded, played and counted by itself.`,
  everyHand: () => "It comes from every hand that the other player can hold, and every starter.",
};

const LIMIT_WORDS: Readonly<Record<Limit, string>> = {
  usualGame:
    "Both players are taken to play their usual game, and not to the board. Near the end, that may be wrong by two or three percent.",
  anyWins:
    "Points of every kind are taken to win. With a stinkhole, or where heels can’t win, the chance to win is not known.",
  usualHands: "Unknown hands are taken to be usual ones.",
  onlyTwo: "It holds for two players with six cards each, and no twist. For other games it is not known.",
  discardsWell: "The other player is taken to discard well.",
  noPlay: "The play is not in it.",
  oneGame: "One game is short: a single hand is often four points off, so a difference of ten points means little.",
};

function boundWords({ unit, size, holds }: Bound): string {
  const far = unit === "chance" ? inPercent(Number((size * 100).toFixed(2))) : `${size} points`;
  return holds === "almostAlways"
    ? `It is almost always within ${far} of the true number for such players.`
    : `On average it is within ${far}.`;
}

/** @returns where a number comes from, in a sentence */
export function sourceWords(number: KnownNumber): string {
  const { source, deals }: KnownFrom = KNOWN_FROM[number];
  return SOURCE_WORDS[source]((deals ?? 0).toLocaleString("en"));
}

/** @returns the sentences about a number, in order: its source, its bound, and its limits */
export function knownWords(number: KnownNumber): readonly string[] {
  const { bound, limits }: KnownFrom = KNOWN_FROM[number];
  return [sourceWords(number), ...(bound ? [boundWords(bound)] : []), ...limits.map((limit) => LIMIT_WORDS[limit])];
}
