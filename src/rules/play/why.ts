/** Why a card in the play pegs nothing, or nothing extra. rules.md §3.1. */
import { type Card, orderOf, rankOf, valueOf } from "../cards";
import { type PlayReason, pegsFor } from "./pegs";
import type { Topic } from "../topics";

export type Why =
  /** Thirty-one pegs 2 in all, even after a go or with the last card (rules.md §2.3.4). */
  | { readonly code: "oneAward"; readonly besides: "go" | "lastCard" }
  /** It would peg with cards from before the last thirty-one or go. */
  | { readonly code: "reset"; readonly kind: "pair" | "run" }
  /** It would be a run without this card, which does not belong to it. */
  | { readonly code: "foreign"; readonly between: Card }
  /** It would be a run if this rank were not there twice. */
  | { readonly code: "duplicate"; readonly twice: Card }
  /** It would be a run if the ace were high (rules.md §1.1). */
  | { readonly code: "aceLow" }
  /** Both cards count ten but differ in rank. */
  | { readonly code: "tens"; readonly cards: readonly [Card, Card] }
  /** A card of the same rank is there, but not next to it. */
  | { readonly code: "apart"; readonly between: Card }
  /** It is the first card of a series. */
  | { readonly code: "lead" }
  /** It makes no fifteen, pair or run. */
  | { readonly code: "plain" };

/** The topic of the rules page behind each reason. */
export const WHY_TOPICS: Readonly<Record<Why["code"], Topic>> = {
  oneAward: "thirtyOne",
  reset: "play",
  foreign: "playRuns",
  duplicate: "playRuns",
  aceLow: "playRuns",
  tens: "playPairs",
  apart: "playPairs",
  lead: "play",
  plain: "play",
};

export interface JustLaid {
  /** The cards since the last 31 or go, the newest last. */
  readonly series: readonly Card[];
  /** The cards before them, in order. */
  readonly earlier: readonly Card[];
  /** A go was said in this series. */
  readonly goSaid: boolean;
  /** Nobody holds a card now. */
  readonly lastOfAll: boolean;
}

/** @returns why the newest card pegs nothing, or nothing extra, the main reason first; empty when nobody would ask. */
export function whyNot({ series, earlier, goSaid, lastOfAll }: JustLaid): readonly Why[] {
  const reasons = pegsFor(series);
  const made = (...kinds: readonly PlayReason["kind"][]) => reasons.some(({ kind }) => kinds.includes(kind));
  const found: Why[] = [];
  if (made("thirtyOne") && (goSaid || lastOfAll))
    found.push({ code: "oneAward", besides: lastOfAll ? "lastCard" : "go" });
  const run = made("run");
  // A player who pegs a pair or run does not ask about a longer one.
  const pair = made("pair", "pairRoyal", "doublePairRoyal");
  const across = overReset(series, earlier);
  if (across && !(across === "run" ? run : pair)) found.push({ code: "reset", kind: across });
  const blocked = run ? [] : blockedRun(series);
  found.push(...blocked);
  if (!run && blocked.length === 0 && !pair) found.push(...nearly(series));
  if (found.length > 0 || reasons.length > 0) return found;
  return [{ code: series.length === 1 ? "lead" : "plain" }];
}

/** A pair or run that needs cards of an earlier series (rules.md §3.1). */
function overReset(series: readonly Card[], earlier: readonly Card[]): "run" | "pair" | undefined {
  const across = pegsFor([...earlier, ...series]).find(
    ({ kind, cards }) => kind !== "fifteen" && kind !== "thirtyOne" && cards > series.length,
  );
  if (!across) return undefined;
  return across.kind === "run" ? "run" : "pair";
}

/** Says why the shortest tail of the series with three ranks in a row, the newest card's among them, is not a run. */
function blockedRun(series: readonly Card[]): readonly Why[] {
  const newest = orderOf(series.at(-1)!);
  for (let back = 3; back <= series.length; back++) {
    const looked = series.slice(-back);
    const inRow = stretchRound(newest, looked);
    if (inRow.size < 3) continue;
    const foreign = looked.findLast((card) => !inRow.has(orderOf(card)));
    if (foreign) return [{ code: "foreign", between: foreign }];
    const twice = looked.find((card, i) => looked.findLastIndex((other) => rankOf(other) === rankOf(card)) > i);
    return twice ? [{ code: "duplicate", twice }] : [];
  }
  return [];
}

/** All ranks in a row that includes this one. */
function stretchRound(order: number, cards: readonly Card[]): ReadonlySet<number> {
  const held = new Set(cards.map(orderOf));
  const stretch = new Set([order]);
  for (let low = order - 1; held.has(low); low--) stretch.add(low);
  for (let high = order + 1; held.has(high); high++) stretch.add(high);
  return stretch;
}

/** Says why the newest card is almost, but not quite, part of a pair or a run. */
function nearly(series: readonly Card[]): readonly Why[] {
  const newest = series.at(-1)!;
  const before = series.at(-2);
  if (before === undefined) return [];
  if (wrapsRound(series)) return [{ code: "aceLow" }];
  if (valueOf(newest) === 10 && valueOf(before) === 10) return [{ code: "tens", cards: [before, newest] }];
  const apart = series.slice(0, -2).some((card) => rankOf(card) === rankOf(newest));
  return apart ? [{ code: "apart", between: before }] : [];
}

/** @returns whether the last cards are Q-K-A, a longer row up to the ace, or K-A-2, in any order. */
function wrapsRound(series: readonly Card[]): boolean {
  for (let back = 3; back <= series.length; back++) {
    const orders = series.slice(-back).map((card) => orderOf(card));
    const high = orders.map((order) => (order === 1 ? 14 : order)).toSorted((one, other) => one - other);
    if (high.at(-1) === 14 && high.every((order, i) => order === high[0]! + i)) return true;
    if (back === 3 && [1, 2, 13].every((order) => orders.includes(order))) return true;
  }
  return false;
}
