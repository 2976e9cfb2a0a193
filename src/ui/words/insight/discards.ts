/** Discards in words: what one is worth, what it cost, and which is best where points and the chance to win disagree. */
import { listWords } from "../../../base/lists";
import type { SixGaps } from "../../../insight/discards/six-known";
import { costOf, likeliestOf, SAME_POINTS } from "../../../insight/story/judged";
import type { JudgedDiscard } from "../../../insight/story/weighed";
import { cardName } from "../card-name";
import { whose } from "../common";
import { figureOf, fineChange } from "../insight";

/** The difference from the best, both with their signs: "−0.41 points, −0.9 %", "best". */
export function costWords(discard: JudgedDiscard, at: number): string {
  const { points, chance } = costOf(discard, at);
  return points < SAME_POINTS ? bestBy(discard) : `${figureOf(-points, 2)} points, ${fineChange(-chance)}`;
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
  const { hand, crib } = discard.values[at]!.value;
  const best = bestBy(discard);
  const cost = costWords(discard, at);
  const place = cost === best ? `It is the ${best}.` : `Against the ${best}: ${cost}.`;
  return `The hand counts ${figureOf(hand, 2)} on average and the crib ${figureOf(crib, 2)}. ${place}${byChance(discard, at)}`;
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
export function boundWords({ why }: JudgedDiscard): string {
  const within = `Costs under ${figureOf(why.within, 2)} may be none.`;
  const { held } = why;
  if (Math.abs(held) < SAME_POINTS) return within;
  return `${within} A table of average cribs gives this discard ${figureOf(why.cost - held, 2)} points of cost; the six cards held make it ${figureOf(why.cost, 2)}.`;
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
