/** Why a card in the play pegs nothing, or nothing extra. rules.md §3.1. */
import { type Card, JOKER, orderOf, type Rank, rankOf, valueOf } from "../cards";
import { type PegRules, type PlayReason, pegsFor } from "./pegs";
import type { Topic } from "../topics";

/** A rank that is there more than once. */
export interface Repeated {
  readonly rank: Rank | typeof JOKER;
  readonly times: number;
}

export type Why =
  /** Thirty-one pegs 2 in all, even after a go or with the last card (rules.md §2.3.4). `paid`: 1 went to the go. */
  | { readonly code: "oneAward"; readonly besides: "go" | "lastCard"; readonly paid: boolean }
  /** The series stays open at thirty-one for a naught joker, and its last card takes the two (rules.md §9.11). */
  | { readonly code: "openAt31" }
  /** It would peg with cards from before the last thirty-one or go. */
  | { readonly code: "reset"; readonly kind: "pair" | "run" }
  /** It would be a run without the cards between, with each rank once, and if no ace were high (rules.md §1.1). */
  | {
      readonly code: "noRun";
      readonly between: readonly Card[];
      readonly twice: readonly Repeated[];
      readonly aceHigh: boolean;
    }
  /** The usual rules would peg a longer run, but a run is exactly the last three cards (rules.md §9.13). */
  | { readonly code: "threeOnly"; readonly pegged: boolean }
  /** Both cards count ten but differ in rank. */
  | { readonly code: "tens"; readonly cards: readonly [Card, Card] }
  /** Naught jokers are no pair (rules.md §9.11). */
  | { readonly code: "jokers" }
  /** A card of the same rank is there, but not next to it. */
  | { readonly code: "apart"; readonly between: readonly Card[] }
  /** It is the first card of a series. */
  | { readonly code: "lead" }
  /** It makes no fifteen, pair or run. */
  | { readonly code: "plain" }
  /** Its player said go at these counts, at which it fitted (rules.md §6.5). */
  | { readonly code: "falseGo"; readonly at: readonly number[] };

/** The topic of the rules page behind each reason. */
export const WHY_TOPICS: Readonly<Record<Why["code"], Topic>> = {
  oneAward: "thirtyOne",
  openAt31: "jokersNaught",
  reset: "play",
  noRun: "playRuns",
  threeOnly: "threeRuns",
  tens: "playPairs",
  jokers: "jokersNaught",
  apart: "playPairs",
  lead: "play",
  plain: "play",
  falseGo: "renege",
};

export interface JustLaid {
  readonly rules: PegRules;
  /** The cards since the last 31 or go, the newest last. */
  readonly series: readonly Card[];
  /** The cards before them, in order. */
  readonly earlier: readonly Card[];
  /** The points of the newest card. */
  readonly reasons: readonly PlayReason[];
  /** A go was said in this series. */
  readonly goSaid: boolean;
  /** Nobody holds a card now. */
  readonly lastOfAll: boolean;
  /** The counts at which its player said go although it fitted. */
  readonly falseAt: readonly number[];
}

/** @returns a false go, then why the newest card pegs nothing, or nothing extra, the main reason first; empty when nobody would ask. */
export function whyNot(laid: JustLaid): readonly Why[] {
  const found = [...oneAward(laid), ...missedPegs(laid)];
  if (found.length === 0 && laid.reasons.length === 0)
    found.push({ code: laid.series.length === 1 ? "lead" : "plain" });
  return laid.falseAt.length > 0 ? [{ code: "falseGo", at: laid.falseAt }, ...found] : found;
}

/** A series pays once: 31, a go or the last card. */
export function oneAward({ reasons, goSaid, lastOfAll }: Omit<JustLaid, "rules" | "series" | "earlier" | "falseAt">) {
  const pays = reasons.find(({ kind }) => kind === "thirtyOne");
  if (!pays || !(goSaid || lastOfAll)) return [];
  const why: Why = { code: "oneAward", besides: goSaid ? "go" : "lastCard", paid: pays.points === 1 };
  return [why];
}

function has31(reasons: readonly PlayReason[]): boolean {
  return reasons.some(({ kind }) => kind === "thirtyOne");
}

function missedPegs({ rules, series, earlier, reasons: pegged }: JustLaid): Why[] {
  const made = pegsFor(series, rules);
  const run = made.find(({ kind }) => kind === "run");
  // A player who pegs a pair or run does not ask about a longer one.
  const pair = made.some(({ kind }) => kind !== "run" && kind !== "fifteen" && kind !== "thirtyOne");
  const found: Why[] = [];
  if (has31(made) && !has31(pegged)) found.push({ code: "openAt31" });
  const across = overReset(series, earlier, rules);
  if (across && !(across === "run" ? run : pair)) found.push({ code: "reset", kind: across });
  const usually = rules.threeRuns ? pegsFor(series).find(({ kind }) => kind === "run") : undefined;
  if ((usually?.cards ?? 0) > (run?.cards ?? 0)) return [...found, { code: "threeOnly", pegged: run !== undefined }];
  if (run) return found;
  const blocked = blockedRun(series, reachOf) ?? (pair ? undefined : blockedRun(series, ringOf));
  if (blocked) found.push(blocked);
  else if (!pair) found.push(...almostPair(series, rules));
  return found;
}

/** A pair or run that needs cards of an earlier series (rules.md §3.1). */
function overReset(series: readonly Card[], earlier: readonly Card[], rules: PegRules): "run" | "pair" | undefined {
  const across = pegsFor([...earlier, ...series], rules).find(
    ({ kind, cards }) => kind !== "fifteen" && kind !== "thirtyOne" && cards > series.length,
  );
  if (!across) return undefined;
  return across.kind === "run" ? "run" : "pair";
}

/** The ranks in a row round the newest one, among those held. */
type Reach = (newest: number, held: ReadonlySet<number>) => ReadonlySet<number>;

/** Everything in the way of a run: the shortest end of the series with three ranks in a row, the newest among them. */
function blockedRun(series: readonly Card[], reach: Reach): Why | undefined {
  const newest = orderOf(series.at(-1)!);
  for (let back = 3; back <= series.length; back++) {
    const looked = series.slice(-back);
    const inRow = reach(newest, new Set(looked.map(orderOf)));
    if (inRow.size < 3) continue;
    const ranks = looked.filter((card) => inRow.has(orderOf(card))).map(rankOf);
    return {
      code: "noRun",
      between: looked.filter((card) => !inRow.has(orderOf(card))),
      twice: [...new Set(ranks)].flatMap((rank) => {
        const times = ranks.filter((one) => one === rank).length;
        return times > 1 ? [{ rank, times }] : [];
      }),
      aceHigh: reach === ringOf,
    };
  }
  return undefined;
}

const ACE = 1;
const KING = 13;

function reachOf(newest: number, held: ReadonlySet<number>): ReadonlySet<number> {
  const inRow = new Set([newest]);
  for (let low = newest - 1; held.has(low); low--) inRow.add(low);
  for (let high = newest + 1; held.has(high); high++) inRow.add(high);
  return inRow;
}

/** As if the ace followed the king: Q-K-A, K-A-2. */
function ringOf(newest: number, held: ReadonlySet<number>): ReadonlySet<number> {
  const inRow = new Set([newest]);
  const walk = (next: (order: number) => number) => {
    for (let order = next(newest); held.has(order) && !inRow.has(order); order = next(order)) inRow.add(order);
  };
  walk((order) => (order === ACE ? KING : order - 1));
  walk((order) => (order === KING ? ACE : order + 1));
  return inRow;
}

/** Says why the newest card is almost, but not quite, a pair. */
function almostPair(series: readonly Card[], { jokersPair }: PegRules): readonly Why[] {
  const newest = series.at(-1)!;
  const before = series.at(-2);
  if (before === undefined) return [];
  if (newest === JOKER && !jokersPair) return before === JOKER ? [{ code: "jokers" }] : [];
  if (valueOf(newest) === 10 && valueOf(before) === 10) return [{ code: "tens", cards: [before, newest] }];
  const alike = series.slice(0, -1).findLastIndex((card) => rankOf(card) === rankOf(newest));
  return alike >= 0 ? [{ code: "apart", between: series.slice(alike + 1, -1) }] : [];
}
