/** The hand on the counting tool: as it is tapped in, as its link says it, and as it is counted. */
import { announceTally, numberWord } from "../../../rules/aloud/announce";
import type { Card } from "../../../rules/cards";
import { FORMS } from "../../../rules/forms";
import { STANDARD } from "../../../rules/ruleset";
import { type SuitsTold, tally } from "../../../rules/show/tally";
import { type Claim, type Shown, verdict, type Verdict } from "../../../rules/show/verdict";
import { handLink, readHandLink } from "../../../share/links";
import { LINK_WORDS, spokenVerdict } from "../../words/verdicts";
import { capital } from "../../words/words";
import type { Tally } from "../../../rules/show/combinations";

export interface Entry {
  readonly of: "hand" | "crib";
  /** The hand, then the starter. */
  readonly cards: readonly Card[];
  readonly told: SuitsTold | undefined;
  /** What somebody said it counts. */
  readonly claim: Claim | undefined;
}

/** Four cards, then the starter. */
export const WHOLE = FORMS[STANDARD.form].hand + 1;

export const NO_HAND: Entry = { of: "hand", cards: [], told: undefined, claim: undefined };

/** A whole entry, ready for the scorer; undefined while cards are missing. */
export function shownOf({ of, cards, told }: Entry): Shown | undefined {
  const starter = cards[WHOLE - 1];
  return starter === undefined ? undefined : { hand: cards.slice(0, WHOLE - 1), starter, of, told };
}

/** @returns what its link says; nothing while cards are missing. */
export function codeOf(entry: Entry): string {
  const shown = shownOf(entry);
  return shown ? handLink({ ...shown, claim: entry.claim }) : "";
}

/** The hand a link brings, or an empty tool and one sentence. */
export function opened(code: string): { readonly entry: Entry; readonly fault: string | undefined } {
  if (code === "") return { entry: NO_HAND, fault: undefined };
  const read = readHandLink(code);
  if (!read.ok) return { entry: NO_HAND, fault: LINK_WORDS[read.error] };
  const { hand, starter, of, told, claim } = read.value;
  return { entry: { of, cards: [...hand, starter], told, claim }, fault: undefined };
}

export interface Settled {
  readonly tally: Tally;
  readonly found: Verdict | undefined;
}

export function settle(shown: Shown, claim: Claim | undefined): Settled {
  const counted = tally(shown.hand, shown.starter, shown.of, shown.told);
  return { tally: counted, found: claim === undefined ? undefined : verdict(shown, claim) };
}

/** What a tap brought about, for the ear: the count, or the verdict on a claim. */
export function heard(entry: Entry): string {
  const shown = shownOf(entry);
  if (!shown) return "";
  const { tally: counted, found } = settle(shown, entry.claim);
  if (!found || entry.claim === undefined) return `${capital(numberWord(counted.total))}: ${announceTally(counted)}`;
  const about = { cards: counted.cards, of: entry.of, claim: entry.claim, total: counted.total };
  return spokenVerdict(found, about);
}
