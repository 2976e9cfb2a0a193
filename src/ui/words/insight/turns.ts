/** Turning points in sentences that a person understands who was not there. */
import { never } from "../../../base/result";
import type { Change } from "../../../insight/story/ledger";
import type { Step } from "../../../insight/story/steps";
import { rankOf } from "../../../rules/cards";
import type { Side } from "../../../rules/ruleset";
import { rankText } from "../card-name";
import { pointsWords, whose } from "../common";
import { percent } from "../insight";

/** The players and dealers of a game, as the words need them. */
export interface Told {
  /** The side whose chance it is about, and the names by side. */
  readonly side: Side;
  readonly names: readonly string[];
  /** The side that dealt each deal, from deal 1. */
  readonly dealers: readonly Side[];
  /** The deal that ended the game; undefined while nobody has won. */
  readonly last: number | undefined;
}

/** "With the 5 turned up in deal 7, Alice’s hand went from 9 points to 18." */
export function turnWords({ step, from, to }: Change, told: Told): string {
  const { names, side } = told;
  const here = `in deal ${step.deal}`;
  const own = names[side] ?? "";
  const theirs = names[1 - side] ?? "";
  const [mine = 0, others = 0] = step.points ?? [];
  const quality = to > from ? "good" : "poor";
  switch (step.kind) {
    case "discard":
      return `${own} made a ${quality} discard ${here}.`;
    case "theirDiscards":
      return `${theirs} made a ${to > from ? "poor" : "good"} discard ${here}.`;
    case "missed":
      return wrongWords([own, mine], [theirs, others], here);
    case "theirMissed":
      return wrongWords([theirs, others], [own, mine], here);
    case "penalties":
      return `A penalty ${here} helped ${to > from ? own : theirs}.`;
    case "corrections":
      return `A score was fixed by hand ${here}.`;
    case "play":
      return `In the play of deal ${step.deal}, ${playWords(step.needs, [own, mine], [theirs, others])}.`;
    case "cardsAndPlay":
      return `In deal ${step.deal}, ${own} scored ${mine} and ${theirs} ${others}.`;
    case "deal":
      return `${own} was dealt ${quality} cards ${here}.`;
    case "cut":
    case "theirs":
    case "cards":
      return cardsWords(step, to > from ? own : theirs, to, told);
    default:
      return never(step.kind);
  }
}

type Moved = readonly [name: string, points: number];

/** "Alice’s cards were worth 8 points and Bob’s 1": the points that were there, also where somebody did not count them. */
function playWords([need, otherNeed]: Step["needs"], [name, points]: Moved, [other, others]: Moved): string {
  if (points >= need) return `${whose(name)} cards had the ${pointsWords(need)} needed to win`;
  if (others >= otherNeed) return `${whose(other)} cards had the ${pointsWords(otherNeed)} needed to win`;
  return `${whose(name)} cards were worth ${pointsWords(points)} and ${whose(other)} ${others}`;
}

/** A wrong count by the points it moved. Points that are missed are the counter’s loss, also where the other took them. */
function wrongWords([counter, gained]: Moved, [other, taken]: Moved, here: string): string {
  const took = taken > 0 ? `, and ${other} took ${taken}` : "";
  if (gained < 0) return `${counter} missed ${pointsWords(-gained)} ${here}${took}.`;
  if (gained > 0) return `${counter} counted ${pointsWords(gained)} too much ${here}${took}.`;
  return `${other} took ${pointsWords(taken)} that ${counter} counted too much ${here}.`;
}

/** "Alice’s chance to win went from 31 % to 62 %." */
export function swingWords({ from, to }: Change, { names, side }: Told): string {
  return `${whose(names[side] ?? "")} chance to win went from ${percent(from)} to ${percent(to)}.`;
}

/** @param helped the player whose chance grew */
function cardsWords(step: Step, helped: string, to: number, { names, side, dealers, last }: Told): string {
  const { moment, deal, hand, points, needs } = step;
  const here = `in deal ${deal}`;
  const own = names[side] ?? "";
  const dealer = dealers[deal - 1] ?? 0;
  const [mine = 0, others = 0] = points ?? [];
  switch (moment) {
    case "dealt":
    case "chosen":
      return `${own} kept a ${helped === own ? "good" : "poor"} hand ${here}.`;
    case "hands":
    case "play":
      return `The two hands of deal ${deal} were good for ${helped} in the play.`;
    case "heels": {
      const isOut = mine >= needs[0] || others >= needs[1];
      if (mine + others > 0) {
        const pegged = `A jack turned up ${here} gave ${names[dealer] ?? ""}, the dealer, two points`;
        if (isOut) return `${pegged} and the game.`;
        return hand ? `${pegged}; ${raisedWords(own, hand)}.` : `${pegged}.`;
      }
      if (!hand) return `The card turned up ${here} helped ${helped}.`;
      return `With the ${rankText(rankOf(hand.starter))} turned up ${here}, ${raisedWords(own, hand)}.`;
    }
    case "pone":
    case "dealer":
    case "crib": {
      const of = moment === "pone" ? 1 - dealer : dealer;
      const name = names[of] ?? "";
      const place = of === side ? 0 : 1;
      const made = place === 0 ? mine : others;
      const needed = needs[place];
      const what = moment === "crib" ? "crib" : "hand";
      // The last hope of a player is named by the points it had to bring. After the dealer’s hand there is still the crib.
      const isHope = deal === last && moment !== "dealer";
      const isLast = isHope && made < needed && needed < 30 && (of === side ? to < 0.5 : to > 0.5);
      if (isLast) return `${name} needed ${pointsWords(needed)} from their last ${what}, and it was worth ${made}.`;
      if (made >= needed) return `${whose(name)} ${what} ${here} had the ${pointsWords(needed)} needed to win.`;
      return `${whose(name)} ${what} ${here} was worth ${pointsWords(made)}.`;
    }
    default:
      return never(moment);
  }
}

function raisedWords(own: string, { before, after }: NonNullable<Step["hand"]>): string {
  const moved = after > before ? `went from ${pointsWords(before)} to ${after}` : `stayed at ${pointsWords(after)}`;
  return `${whose(own)} hand ${moved}`;
}
