/** The words of a story: percents, the headline, luck and skill. */
import type { Ending } from "../../game/summary";
import { type Ledger, naturesOf } from "../../insight/story/ledger";
import type { Leads, LostKind } from "../../insight/story/points";
import type { Step, StepKind } from "../../insight/story/steps";
import { numberWord } from "../../rules/aloud/announce";
import { rankOf } from "../../rules/cards";
import { rankText } from "./card-name";
import { capital, LOSS_MARKS, whose } from "./common";
import { inPercent } from "./percents";
import { LEFT_ON_TABLE } from "./summary-rows";
import { signed } from "../parts/sides";

/** "31 %"; what is not certain is never 0 or 100. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return inPercent("<1");
  if (whole === 100 && chance < 1) return inPercent(">99");
  return inPercent(whole);
}

/** "0.9 %" */
export function finePercent(chance: number): string {
  return inPercent(figureOf(chance * 100, 1));
}

/** "+0.9 %", "−0.2 %" */
export function fineChange(change: number): string {
  const words = finePercent(change);
  return change > 0 && Number.parseFloat(words) > 0 ? `+${words}` : words;
}

/** A number with a real minus sign. */
export function figureOf(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return (Number(text) === 0 ? (0).toFixed(digits) : text).replace("-", "−");
}

/** A step of luck and skill, in hundredths of a win: "+9", "−5", "0". Many steps can add up to more than 100. */
export function changeWords(change: number): string {
  return signed(Math.round(change * 100));
}

/** Whether a step was good for the player. */
export function helpWords(change: number): string {
  const whole = Math.round(change * 100);
  return whole === 0 ? "even" : whole > 0 ? "helped" : "hurt";
}

/** A difference from the usual: "+4", "−2", "0". */
export function differenceWords(points: number): string {
  return signed(Math.round(points));
}

/** The headline of a story: "A skunk", "Four changes of lead". @param leads undefined for a lowball */
export function titleWords(
  { winners, margin, losses }: Ending,
  leads: Leads | undefined,
  names: readonly string[],
): string {
  const [winner = 0, another] = winners;
  if (another !== undefined) return "A shared win";
  const worst = losses.at(-1)?.loss;
  if (worst === "lurch") return "Left in the lurch";
  if (worst !== undefined) return `A ${LOSS_MARKS[worst]}`;
  if (margin === 1) return "By a single point";
  if (leads) {
    const { longest, changes, throughout } = leads;
    if (longest && longest.side !== winner && longest.by >= 15) return `${longest.by} behind, and home first`;
    if (throughout === winner) return `${names[winner]} led all the way`;
    if (changes >= 4) return `${capital(numberWord(changes))} changes of lead`;
  }
  return margin <= 10 ? "Neck and neck" : `A clear win for ${names[winner]}`;
}

/** "Four changes of lead from deal to deal. Bob’s longest lead was 11, after deal 4." @param leads undefined for a lowball */
export function leadWords(leads: Leads | undefined, names: readonly string[]): string {
  if (!leads) return "In a lowball, the lowest score wins.";
  const { changes, longest } = leads;
  const many = changes === 0 ? "No" : capital(numberWord(changes));
  const count = `${many} ${changes > 1 ? "changes" : "change"} of lead from deal to deal.`;
  if (!longest) return count;
  return `${count} ${whose(names[longest.side] ?? "")} longest lead was ${longest.by}, after deal ${longest.deal}.`;
}

const STEP_WORDS: Readonly<Record<StepKind, string>> = {
  discard: "Discards",
  theirDiscards: "{other} discards",
  missed: "Wrong counts",
  theirMissed: "{other} wrong counts",
  penalties: "Penalties",
  play: "The play",
  cardsAndPlay: "Cards and play",
  deal: "The deal",
  cut: "The cut",
  theirs: "{other} cards",
  cards: "The cards",
  corrections: "Scores fixed",
};

/** The name of a row of the ledger: "Discards", "Bob’s discards". @param other the name of the other side */
export function stepWords(kind: StepKind, other: string): string {
  return STEP_WORDS[kind].replace("{other}", () => whose(other));
}

/** The meaning of each row of the ledger. */
export const STEP_HOW: Readonly<Record<StepKind, string>> = {
  discard: "The discard chosen, against the best of the fifteen by points.",
  theirDiscards: "The same for the other player, with the sign turned: what a discard costs them is a gain here.",
  missed: "Points that were there and not taken, or taken and not there.",
  theirMissed: "The same for the other player: their loss is a gain here.",
  penalties: "Points for penalties, in both directions.",
  play: "The points of the play, against the usual for these hands. Luck and skill are both in it.",
  cardsAndPlay: "Only points were entered, or the play was not, so cards and play can’t be separated.",
  deal: "The best that could be made of the six cards dealt, against a usual hand.",
  cut: "The change that the starter made to the player’s hand, with his heels.",
  theirs: "The other hand, and the crib, against the usual.",
  cards:
    "The hands, the cut and the crib together, because the six cards dealt were not entered. The discards are in it.",
  corrections: "Scores that were fixed by hand.",
};

export const LOST_WORDS: Readonly<Record<LostKind, string>> = {
  left: LEFT_ON_TABLE,
  muggins: "Lost to muggins",
  overcounts: "Lost by overcounts",
  falseGoes: "Lost by a false go",
};

/** The headline of luck and skill. */
export function luckTitle(ledger: Ledger): string {
  const { skill = 0, both = 0, luck = 0 } = naturesOf(ledger);
  const [s, b, l] = [skill, both, luck].map(Math.abs) as [number, number, number];
  if (luck === 0 && skill === 0) return "Cards and play together";
  if (l >= s && l >= b) return "Mostly the cards, this time";
  if (s >= b) return "Decided by skill";
  return ledger.rows.some(({ kind }) => kind === "cardsAndPlay") ? "Cards and play together" : "Decided in the play";
}

/** The largest step of a row: "the 5 in deal 7: +31". */
export function largestWords(step: Step, change: number): string {
  const what = step.kind === "cut" && step.hand ? `the ${rankText(rankOf(step.hand.starter))} in deal ` : "deal ";
  return `${what}${step.deal}: ${changeWords(change)}`;
}
