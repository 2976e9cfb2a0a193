/** Sentences of the tools: why a card pegs nothing extra, is refused, or a link cannot be read. */
import { listWords } from "../../base/lists";
import { never } from "../../base/result";
import { numberWord } from "../../rules/aloud/announce";
import type { Card } from "../../rules/cards";
import type { Why } from "../../rules/play/why";
import type { LinkRefusal } from "../../share/hand-links";
import { cardName } from "./card-name";
import { bothTen, type Sentence } from "./miscounts";
import { REFUSAL_WORDS } from "./refusals";

/** Why a tool refuses a card. A tool has no deal, so the usual words for a seen card do not fit. */
export function cardRefusalWords(why: keyof typeof REFUSAL_WORDS): string {
  return why === "cardSeen" ? "That card is already in." : REFUSAL_WORDS[why];
}

/** Why a card of the play pegs nothing, or nothing extra. */
export function whyWords(why: Why): Sentence {
  switch (why.code) {
    case "oneAward":
      if (why.paid) return ["Thirty-one is two in all, and the go has pegged one of them."];
      return [`Thirty-one is two in all: nothing extra for ${why.besides === "go" ? "the go" : "the last card"}.`];
    case "openAt31":
      return ["Thirty-one stays open for a joker: the two go to the last card."];
    case "reset":
      return [`No ${why.kind}: cards from before the new count don’t help.`];
    case "noRun":
      return ["No run: ", ...inTheWay(why), "."];
    case "threeOnly":
      return [why.pegged ? "A run is exactly three cards here." : "No run: only the last three cards count here."];
    case "tens":
      return bothTen(why.cards);
    case "jokers":
      return ["No pair: two jokers are not a pair here."];
    case "apart":
      return ["No pair: ", ...joined(why.between.map(inText)), why.between.length > 1 ? " are" : " is", " in between."];
    case "lead":
      return ["The first card of a count pegs nothing."];
    case "plain":
      return ["No fifteen, no pair, no run."];
    case "falseGo":
      return [`A false go at ${listWords(why.at.map(String))}: this card fitted.`];
    default:
      return never(why);
  }
}

/** "K♦ and 2♠ break it, and there are two 7s in it": everything in the way of a run. */
function inTheWay({ between, twice, aceHigh }: Extract<Why, { code: "noRun" }>): Sentence {
  const repeated = twice.map(({ rank, times }) => `${numberWord(times)} ${cardName(rank)}s`);
  return joined([
    ...(between.length > 0 ? [[...joined(between.map(inText)), between.length > 1 ? " break it" : " breaks it"]] : []),
    ...(twice.length > 0 ? [[`there are ${listWords(repeated)} in it`]] : []),
    ...(aceHigh ? [["the ace is only low"]] : []),
  ]);
}

function inText(card: Card): Sentence {
  return [{ card }];
}

/** "A, B and C", like `listWords`. */
function joined(parts: readonly Sentence[]): Sentence {
  return parts.flatMap((part, i) => (i === 0 ? part : [i < parts.length - 1 ? ", " : " and ", ...part]));
}

export const LINK_WORDS: Readonly<Record<LinkRefusal, string>> = {
  tooLong: "That link is too long to be from this app. Tap the cards instead.",
  unreadable: "That link is damaged. Tap the cards instead.",
  notCards: "That link has a card that doesn’t exist. Tap the cards instead.",
  cardTwice: "That link has the same card more than once. Tap the cards instead.",
  notAHand: "That link has too few or too many cards. Tap the cards instead.",
  noSuchCount: "That link states a count higher than any hand. Tap the cards instead.",
  unknownRules: "That link uses rules this app does not know. Tap the cards instead.",
  noSuchTable: "That link isn’t for two to six players. Tap the cards instead.",
  cannotBePlayed: "That link holds an impossible play. Tap the cards instead.",
};
