/** The odds of the tables, put together for a story. */
import { type Chance, chanceBefore, type Needs } from "../chance/chance";
import type { Shares } from "../chance/shares";
import { cribAbout, USUAL, usualPlay, usualShow } from "../chance/usual-deal";
import { playOf } from "../chance/usual-play";
import { chanceWithin, type Way } from "../chance/within";
import { discardValues } from "../discards/values";
import type { Card } from "../../rules/cards";
import { type Known, type Odds, type Part, PARTS } from "./chances";

/** The points of heels. */
const HEELS = 2;
/** Cribs are worked out for averages this far apart, and mixed between two of them. */
const GRID = 0.5;

const cribs = new Map<string, Shares>();

/** The crib of an average, between the two nearest of the grid. */
function cribOf(mean: number, starter: Card | undefined): Shares {
  const low = Math.floor(mean / GRID);
  const at = (step: number) => {
    const key = `${step} ${starter?.[0] ?? ""}`;
    const found = cribs.get(key) ?? cribAbout(step * GRID, starter);
    cribs.set(key, found);
    return found;
  };
  const [one, two] = [at(low), at(low + 1)];
  const share = mean / GRID - low;
  return one.map((odds, points) => odds * (1 - share) + (two[points] ?? 0) * share);
}

let withHeels: readonly Way[] | undefined;

/** The heels, if the starter that is not turned yet is a jack, and then the usual play. */
function playWithHeels(): readonly Way[] {
  const odds = USUAL.dealer.heels.mean / HEELS;
  withHeels ??= usualPlay().flatMap(({ chance, pegs }) => [
    { chance: chance * (1 - odds), pegs },
    { chance: chance * odds, pegs: [HEELS, ...pegs] },
  ]);
  return withHeels;
}

/** The plays of pairs of hands: both players ask for the same ones. */
const plays = new Map<string, readonly Way[]>();
const MOST_PLAYS = 50;

function playNow({ hands, starter }: Known): readonly Way[] {
  if (!hands) return usualPlay();
  const key = [...hands.pone, "|", ...hands.dealer, "|", starter].join(" ");
  const found = plays.get(key) ?? playOf({ ...hands, starter });
  if (plays.size > MOST_PLAYS) plays.clear();
  plays.set(key, found);
  return found;
}

function within(needs: Needs, next: Part, known: Known): Chance {
  if (needs.dealer <= 0 || needs.pone <= 0) return chanceBefore(needs);
  const { starter, cribMean } = known;
  const isOpen = (part: Part) => PARTS.indexOf(part) >= PARTS.indexOf(next);
  return chanceWithin(needs, {
    ...(isOpen("play") && { play: isOpen("heels") ? playWithHeels() : playNow(known) }),
    ...(isOpen("pone") && { pone: known.pone ?? usualShow("pone", starter) }),
    ...(isOpen("dealer") && { dealer: known.dealer ?? usualShow("dealer", starter) }),
    crib: cribMean === undefined ? usualShow("crib", starter) : cribOf(cribMean, starter),
  });
}

const { pone, dealer } = USUAL;

/** The odds of the shipped tables. */
export const ODDS: Odds = {
  before: chanceBefore,
  within,
  usual: {
    heels: dealer.heels.mean,
    play: { dealer: dealer.play.mean, pone: pone.play.mean },
    hand: { dealer: dealer.hand.mean, pone: pone.hand.mean },
    crib: dealer.crib.mean,
  },
  discards: discardValues,
};
