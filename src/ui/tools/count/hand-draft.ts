/** The hand in Count a hand: as entered, as its link carries it, and as it is counted. */
import { announceTally, numberWord } from "../../../rules/aloud/announce";
import { type Card, type CardClash, clash, isDeclared, isJoker } from "../../../rules/cards";
import { cardsToCount, type ScoringRules, showRulesOf } from "../../../rules/scoring";
import { highestStated, isPossibleCount } from "../../../rules/show/counts";
import type { Tally } from "../../../rules/show/combinations";
import { countsAlone, countShown, type Shown } from "../../../rules/show/shown";
import type { SuitsTold } from "../../../rules/show/tally";
import {
  possibleCounts,
  readStatedPoints,
  type StatedPoints,
  verdict,
  type Verdict,
} from "../../../rules/show/verdict";
import { jokersIn } from "../../../rules/table-rules";
import { handLink, readHandLink } from "../../../share/hand-links";
import { LINK_WORDS } from "../../words/tools";
import { NINETEEN_WORDS, spokenVerdict } from "../../words/verdicts";
import { capital } from "../../words/common";
import { tallyWords } from "../../words/events";

export interface HandDraft {
  readonly rules: ScoringRules;
  readonly of: "hand" | "crib";
  /** Up to `cardsIn` cards: the hand, then the starter, if it counts with the starter. */
  readonly cards: readonly Card[];
  /** Answers about suits, when only ranks were entered. */
  readonly told: SuitsTold | undefined;
  /** The count a player stated; undefined until someone asks for a verdict. */
  readonly stated: StatedPoints | undefined;
}

export function noCards(rules: ScoringRules, of: HandDraft["of"] = "hand"): HandDraft {
  return { rules, of, cards: [], told: undefined, stated: undefined };
}

/** The number of cards to enter. */
export function cardsIn({ rules, of }: HandDraft): number {
  return cardsToCount(showRulesOf(rules), of);
}

/** Whether the last card is the starter; only a crib of five counts without it. */
export function hasStarter({ rules, of }: HandDraft): boolean {
  return !countsAlone(showRulesOf(rules).form, of);
}

export function jokersOf({ rules }: HandDraft): "none" | "wild" | "naught" {
  return showRulesOf(rules).count.jokers;
}

/** Why this card cannot be the next one. */
export function cannotTap(draft: HandDraft, card: Card): CardClash | "handFull" | undefined {
  if (draft.cards.length === cardsIn(draft)) return "handFull";
  return clash(card, draft.cards, jokersIn({ jokers: jokersOf(draft) }));
}

/**
 * The same cards by other rules, or as a hand and not a crib. A longer hand leaves its last cards out and keeps the
 * starter; a shorter one waits for the missing cards.
 */
export function refitted(before: HandDraft, change: Partial<Pick<HandDraft, "rules" | "of">>): HandDraft {
  const next: HandDraft = { ...before, ...change };
  const jokers = jokersOf(next);
  const kept = before.cards.filter(
    (card) => !isJoker(card) || (jokers !== "none" && (jokers === "wild" || !isDeclared(card))),
  );
  const size = cardsIn(next);
  const stated = next.stated !== undefined && readStatedPoints(next.stated, highestStated(showRulesOf(next.rules)));
  const read = { ...next, stated: stated && stated.ok ? stated.value : undefined };
  const isWhole = kept.length === cardsIn(before);
  if (isWhole && kept.length === size) return { ...read, cards: kept };
  const starter = isWhole && hasStarter(before) ? kept.slice(-1) : [];
  const hand = kept.slice(0, kept.length - starter.length).slice(0, hasStarter(next) ? size - 1 : size);
  const cards = hand.length === size - starter.length ? [...hand, ...starter] : hand;
  return { ...read, cards, told: undefined };
}

/** The hand as the scorer takes it; undefined until all its cards are in. */
export function wholeHand(draft: HandDraft): Shown | undefined {
  const { cards, of, told } = draft;
  const starter = cards[cardsIn(draft) - 1];
  return starter === undefined ? undefined : { hand: cards.slice(0, -1), starter, of, told };
}

/** The hand's part of a link; empty until all its cards are in. */
export function handCode(draft: HandDraft): string {
  const shown = wholeHand(draft);
  return shown ? handLink({ ...shown, told: draft.told, stated: draft.stated, rules: draft.rules }) : "";
}

/**
 * Opens the hand in a link; an unreadable link gives an empty hand and one sentence saying why.
 * @param rules for an empty link
 */
export function openHand(
  code: string,
  rules: ScoringRules,
): { readonly draft: HandDraft; readonly fault: string | undefined } {
  if (code === "") return { draft: noCards(rules), fault: undefined };
  const read = readHandLink(code);
  if (!read.ok) return { draft: noCards(rules), fault: LINK_WORDS[read.error] };
  const { hand, starter, of, told, stated, rules: linked } = read.value;
  return { draft: { rules: linked, of, cards: [...hand, starter], told, stated }, fault: undefined };
}

/** The count of a whole hand, and the verdict on a stated count if there is one. */
export function countHand(
  shown: Shown,
  { rules, stated }: Pick<HandDraft, "rules" | "stated">,
): { tally: Tally; found: Verdict | undefined } {
  const show = showRulesOf(rules);
  return { tally: countShown(shown, show), found: stated === undefined ? undefined : verdict(shown, stated, show) };
}

/** Whether nineteen cannot be counted by these rules, so that a hand of no points is called one (rules.md §4.5). */
export function hasNineteen({ rules, of }: HandDraft): boolean {
  return !isPossibleCount(19, possibleCounts(showRulesOf(rules), of));
}

/** The count or the verdict for screen readers; empty until all the cards are in. */
export function handHeard(draft: HandDraft): string {
  const shown = wholeHand(draft);
  if (!shown) return "";
  const { tally, found } = countHand(shown, draft);
  const { of, stated } = draft;
  if (!found || stated === undefined) return countHeard(tally, hasNineteen(draft));
  const about = { cards: tally.cards, of, rules: showRulesOf(draft.rules), stated, total: tally.total };
  return spokenVerdict(found, about);
}

function countHeard(tally: Tally, nineteen: boolean): string {
  if (tally.total === 0) return nineteen ? `${tallyWords(tally)}. ${NINETEEN_WORDS}` : `${tallyWords(tally)}.`;
  return `${capital(numberWord(tally.total))}: ${announceTally(tally)}`;
}
