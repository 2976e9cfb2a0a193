/** Sentences of the tools: why a card pegs nothing extra, is refused, or a link cannot be read. */
import { never } from "../../base/result";
import { rankOf } from "../../rules/cards";
import type { Why } from "../../rules/play/why";
import type { LinkRefusal } from "../../share/hand-links";
import { cardName } from "./card-name";
import { bothTen, type Sentence } from "./verdicts";
import { REFUSAL_WORDS } from "./refusals";

/** Why a tool refuses a card. A tool has no deal, so the usual words for a seen card do not fit. */
export function cardRefusalWords(why: keyof typeof REFUSAL_WORDS): string {
  return why === "cardSeen" ? "That card is already in." : REFUSAL_WORDS[why];
}

/** Why a card of the play pegs nothing, or nothing extra. */
export function whyWords(why: Why): Sentence {
  switch (why.code) {
    case "oneAward":
      return [`Thirty-one is two in all: nothing extra for ${why.besides === "go" ? "the go" : "the last card"}.`];
    case "reset":
      return [`No ${why.kind}: cards from before the new count don’t help.`];
    case "foreign":
      return ["No run: ", { card: why.between }, " breaks it."];
    case "duplicate":
      return [`No run: there are two ${cardName(rankOf(why.twice))}s in it.`];
    case "aceLow":
      return ["No run: the ace is only low."];
    case "tens":
      return bothTen(why.cards);
    case "apart":
      return ["No pair: ", { card: why.between }, " is in between."];
    case "lead":
      return ["The first card of a count pegs nothing."];
    case "plain":
      return ["No fifteen, no pair, no run."];
    default:
      return never(why);
  }
}

export const LINK_WORDS: Readonly<Record<LinkRefusal, string>> = {
  tooLong: "That link is too long to be from this app. Tap the cards instead.",
  unreadable: "That link is damaged. Tap the cards instead.",
  notCards: "That link has a card that doesn’t exist. Tap the cards instead.",
  cardTwice: "That link has the same card more than once. Tap the cards instead.",
  notAHand: "That link doesn’t hold four cards and a starter. Tap the cards instead.",
  noSuchCount: "That link states a count outside 0 to 29. Tap the cards instead.",
  noSuchTable: "That link isn’t for two to six players. Tap the cards instead.",
  cannotBePlayed: "That link holds an impossible play. Tap the cards instead.",
};
