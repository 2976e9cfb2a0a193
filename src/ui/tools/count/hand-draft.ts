/** The hand in Count a hand: as entered, as its link carries it, and as it is counted. */
import { announceTally, numberWord } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { FORMS } from "../../../rules/forms";
import { STANDARD } from "../../../rules/ruleset";
import type { Tally } from "../../../rules/show/combinations";
import { type SuitsTold, tally } from "../../../rules/show/tally";
import { type StatedPoints, type Shown, verdict, type Verdict } from "../../../rules/show/verdict";
import { handLink, readHandLink } from "../../../share/hand-links";
import { LINK_WORDS } from "../../words/tools";
import { NINETEEN_WORDS, spokenVerdict } from "../../words/verdicts";
import { capital } from "../../words/common";
import { tallyWords } from "../../words/events";

export interface HandDraft {
  readonly of: "hand" | "crib";
  /** Up to `CARDS_IN` cards: the hand, then the starter. */
  readonly cards: readonly Card[];
  /** Answers about suits, when only ranks were entered. */
  readonly told: SuitsTold | undefined;
  /** The count a player stated; undefined until someone asks for a verdict. */
  readonly stated: StatedPoints | undefined;
}

/** Four cards and the starter. */
export const CARDS_IN = FORMS[STANDARD.form].hand + 1;

export const NO_CARDS: HandDraft = { of: "hand", cards: [], told: undefined, stated: undefined };

/** The hand as the scorer takes it; undefined until all its cards are in. */
export function wholeHand({ of, cards, told }: HandDraft): Shown | undefined {
  const starter = cards[CARDS_IN - 1];
  return starter === undefined ? undefined : { hand: cards.slice(0, CARDS_IN - 1), starter, of, told };
}

/** The hand's part of a link; empty until all its cards are in. */
export function handCode(draft: HandDraft): string {
  const shown = wholeHand(draft);
  return shown ? handLink({ ...shown, stated: draft.stated }) : "";
}

/** Opens the hand in a link; an unreadable link gives an empty hand and one sentence saying why. */
export function openHand(code: string): { readonly draft: HandDraft; readonly fault: string | undefined } {
  if (code === "") return { draft: NO_CARDS, fault: undefined };
  const read = readHandLink(code);
  if (!read.ok) return { draft: NO_CARDS, fault: LINK_WORDS[read.error] };
  const { hand, starter, of, told, stated } = read.value;
  return { draft: { of, cards: [...hand, starter], told, stated }, fault: undefined };
}

/** The count of a whole hand, and the verdict on a stated count if there is one. */
export function countHand(
  shown: Shown,
  stated: StatedPoints | undefined,
): { tally: Tally; found: Verdict | undefined } {
  const counted = tally(shown.hand, shown.starter, shown.of, shown.told);
  return { tally: counted, found: stated === undefined ? undefined : verdict(shown, stated) };
}

/** The count or the verdict for screen readers; empty until all the cards are in. */
export function handHeard(draft: HandDraft): string {
  const shown = wholeHand(draft);
  if (!shown) return "";
  const { tally: counted, found } = countHand(shown, draft.stated);
  if (!found || draft.stated === undefined) return countHeard(counted);
  return spokenVerdict(found, { cards: counted.cards, of: draft.of, stated: draft.stated, total: counted.total });
}

function countHeard(counted: Tally): string {
  if (counted.total === 0) return `${tallyWords(counted)}. ${NINETEEN_WORDS}`;
  return `${capital(numberWord(counted.total))}: ${announceTally(counted)}`;
}
