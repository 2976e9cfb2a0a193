/** Discards in words: what one is worth, what it cost, and which is best where points and the chance to win disagree. */
import { listWords } from "../../../base/lists";
import type { SixGaps } from "../../../insight/discards/six-known";
import { costOf, likeliestOf, SAME_POINTS } from "../../../insight/story/judged";
import type { JudgedDiscard } from "../../../insight/story/weighed";
import { cardName } from "../card-name";
import { whose } from "../common";
import { figureOf, fineChange } from "../insight";

const hundredths = (points: number) => Math.round(points * 100);
const shown = (rounded: number) => figureOf(rounded / 100, 2);

interface Figures {
  readonly hand: string;
  readonly crib: string;
  readonly worth: string;
  /** The difference from the best: 0 or less. */
  readonly change: string;
  /** The same without its sign. */
  readonly cost: string;
}

/**
 * The points of one of the fifteen discards as they are shown. The hand and the worth are rounded to hundredths. The
 * crib and the difference from the best follow from what is shown, so that the numbers on the screen add up.
 */
export function figuresOf({ values, own }: JudgedDiscard, at: number): Figures {
  const { value } = values[at]!;
  const hand = hundredths(value.hand);
  const worth = hundredths(value.worth);
  const cost = hundredths(values[0]!.value.worth) - worth;
  return {
    hand: shown(hand),
    crib: shown(own ? worth - hand : hand - worth),
    worth: shown(worth),
    change: shown(-cost),
    cost: shown(cost),
  };
}

/** The difference from the best, both with their signs: "−0.41 points, −0.9 %", "best". */
export function costWords(discard: JudgedDiscard, at: number): string {
  const { points, chance } = costOf(discard, at);
  return points < SAME_POINTS ? bestBy(discard) : `${figuresOf(discard, at).change} points, ${fineChange(-chance)}`;
}

/** The best is the one with the most points. Said in full where another wins more often. */
function bestBy(discard: JudgedDiscard): string {
  return likeliestOf(discard) === 0 ? "best" : "best by points";
}

/** The discard that wins most often, beside the one at this place; empty where it is the best by points too. */
function byChance(discard: JudgedDiscard, at: number): string {
  const most = likeliestOf(discard);
  if (most === 0) return "";
  const cards = listWords(discard.values[most]!.value.discard.map((card) => `the ${cardName(card)}`));
  const gain = fineChange(-costOf(discard, most).chance);
  return ` By the chance to win at this score, ${at === most ? "this discard is" : `${cards} are`} best: ${gain} against the best by points.`;
}

/** The parts of the worth of a discard, and its difference from the best. */
export function worthWords(discard: JudgedDiscard, at: number): string {
  const { hand, crib } = figuresOf(discard, at);
  const best = bestBy(discard);
  const cost = costWords(discard, at);
  const place = cost === best ? `It is the ${best}.` : `Against the ${best}: ${cost}.`;
  return `The hand counts ${hand} on average and the crib ${crib}. ${place}${byChance(discard, at)}`;
}

/** "Deal 1: best. Deal 2: −0.41 points, −0.9 %." */
export function eachWords(all: readonly JudgedDiscard[]): string {
  return all.map((one) => `Deal ${one.deal}: ${costWords(one, one.chosen)}.${byChance(one, one.chosen)}`).join(" ");
}

/** "2.1 more", "as much" */
function part(points: number): string {
  const far = figureOf(Math.abs(points), 1);
  if (Number(far) === 0) return "as much";
  return `${far} ${points < 0 ? "less" : "more"}`;
}

/** The difference between the discard chosen and the best, in a sentence. @param other the name of the other player */
export function verdictWords(discard: JudgedDiscard, other: string): string {
  const { why, own, crib, chosen } = discard;
  const best = bestBy(discard);
  const fell = crib === undefined ? "" : ` As it fell, the crib made ${crib}.`;
  const cribWords = own ? `${part(-why.crib)} in the crib` : `${part(why.crib)} for ${whose(other)} crib`;
  const verdict =
    why.cost >= SAME_POINTS
      ? `Against the ${best}: ${part(-why.hand)} in the hand, ${cribWords}.`
      : best === "best"
        ? "Nothing better could be done."
        : `This is the ${best}.`;
  return `${verdict}${byChance(discard, chosen)}${fell}`;
}

/** The bound of the cost, and the difference from tables of average cribs. */
export function boundWords(discard: JudgedDiscard): string {
  const { why, chosen } = discard;
  const within = `Costs under ${figureOf(why.within, 2)} may be none.`;
  const { held } = why;
  if (Math.abs(held) < SAME_POINTS) return within;
  return `${within} A table of average cribs gives this discard ${figureOf(why.cost - held, 2)} points of cost; the six cards held make it ${figuresOf(discard, chosen).cost}.`;
}

/** "2 hands can’t be judged: …" Nothing where every hand is known. */
export function gapWords(gaps: SixGaps): string {
  const missing = notJudged(gaps.notEntered, "not all six cards were entered.");
  const bare = notJudged(gaps.ranksOnly, "not all the suits were entered.");
  return missing && bare ? `${missing} ${bare}` : missing || bare;
}

function notJudged(hands: number, why: string): string {
  return hands === 0 ? "" : `${hands === 1 ? "1 hand" : `${hands} hands`} can’t be judged: ${why}`;
}
