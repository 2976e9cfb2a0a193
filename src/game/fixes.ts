/** Likely corrections of an entry: for each usual mistake the change that undoes it, if that change fits. */
import { never } from "../base/result";
import { type Card, isSuited, rankOf, SUITS } from "../rules/cards";
import type { Hole, Seat, Side } from "../rules/ruleset";
import { changed, mayChange } from "./corrections";
import type { Change, Seq, TableFact } from "./facts";
import { type LogLine, misfits, type Replay, slotOf } from "./replay";
import { retold, stateBefore } from "./retold";
import type { GameState } from "./state";

/**
 * Usual mistakes: a tap that counted twice; points for the wrong side; a go that nobody tapped, or nobody said; the
 * wrong first dealer; the right rank in the wrong suit; a key beside the right one; a flush or nobs answered wrongly. And
 * a misfit: an entry that no longer fits since a correction.
 */
type Slip = "twice" | "side" | "noGo" | "go" | "dealer" | "suit" | "card" | "number" | "suits" | "misfit";

export interface Fix {
  readonly slip: Slip;
  readonly entry: Seq;
  readonly change: Change;
  /** The player who said the go. */
  readonly seat: Seat | undefined;
  /** The holes of every side after it; undefined where too many entries follow to count them at once. */
  readonly holes: readonly Hole[] | undefined;
  /** How many entries after it would no longer fit. */
  readonly unfit: number;
}

/** The keys around a key of the pads in use, nearest first. */
export interface NearKeys {
  readonly cards: (card: Card) => readonly Card[];
  /** @param sides of the table, for points on chips; without it, for a grid of counts */
  readonly numbers: (points: number, sides?: number) => readonly number[];
}

type Guess = Pick<Fix, "slip" | "change"> & { readonly seat?: Seat | undefined };

/** Entries after a change that are scored again to judge it. With more, only these are. */
const MOST_RETOLD = 600;
/** The most corrections offered for one entry. */
const MOST_FIXES = 8;

/**
 * The corrections to offer for a line, the likeliest first. Each fits in its place, and leaves no later entry that does
 * not fit; only another dealer is offered even then, and last.
 */
export function fixesOf(now: Replay, line: LogLine, near: NearKeys): readonly Fix[] {
  const at = now.lines.findIndex(({ id }) => id === line.id);
  if (at < 0 || line.status.is === "removed") return [];
  const before = stateBefore(now, line);
  const later = now.lines.slice(at + 1).map(slotOf);
  const rest = later.slice(0, MOST_RETOLD);
  const whole = rest.length === later.length;
  const own = slotOf(line);
  const isMisfit = line.status.is === "misfit";
  const unfitNow = retold(before, [own, ...rest]).misfits - Number(isMisfit);
  const tried = guesses(now, at, before, near).flatMap(({ slip, change, seat }): readonly Fix[] => {
    if (!mayChange(own, change)) return [];
    const slots = changed(own, -1, change);
    // The new or changed entry must fit. The entry after an inserted one is judged with the rest, unless it is the misfit.
    const fit = retold(before, slots.slice(0, 1));
    if (fit.misfits > 0 || (isMisfit && retold(before, slots).misfits > 0)) return [];
    const after = retold(fit.state, [...slots.slice(1), ...rest]);
    const holes = whole ? after.state?.sides.map(({ front }) => front) : undefined;
    return [{ slip, change, seat, entry: line.id, holes, unfit: Math.max(0, after.misfits - unfitNow) }];
  });
  const fitting = tried.filter(({ unfit }) => unfit === 0).slice(0, MOST_FIXES);
  return [...fitting, ...tried.filter(({ slip, unfit }) => unfit > 0 && slip === "dealer")];
}

/** The line that made the first dealer; undefined until somebody deals. */
export function dealerLine(now: Replay): LogLine | undefined {
  return now.lines.find(
    ({ status }) => status.is === "fits" && status.happenings.some((one) => one.kind === "dealer" && one.deal === 1),
  );
}

/** A wrong dealer is noticed in the first deal, if at all. */
function otherDealers(now: Replay, { deal }: LogLine, near: NearKeys): readonly Fix[] {
  const line = deal === 1 ? dealerLine(now) : undefined;
  return line ? fixesOf(now, line, near).filter(({ slip, unfit }) => slip === "dealer" && unfit === 0) : [];
}

/** Entries back from the last one in which a mistake is looked for. */
const LOOK_BACK = 6;

/**
 * The first entry that no longer fits; without one, the last that has usual corrections, in the first deal with the
 * other dealers. With the likeliest corrections.
 */
export function lastFixes(
  now: Replay,
  near: NearKeys,
): { readonly line: LogLine; readonly fixes: readonly Fix[] } | undefined {
  const [misfit] = misfits(now);
  if (misfit) return { line: misfit, fixes: misfitFixes(now, misfit, near) };
  const recent = now.lines.filter(({ status }) => status.is !== "removed").slice(-LOOK_BACK);
  for (const line of recent.toReversed()) {
    const [first, second, ...fixes] = fixesOf(now, line, near);
    if (first) return { line, fixes: [first, ...(second ? [second] : []), ...otherDealers(now, line, near), ...fixes] };
  }
  return undefined;
}

/** An entry that does not fit changes nothing, so without it the score stays. */
function misfitFixes(now: Replay, line: LogLine, near: NearKeys): readonly Fix[] {
  const fixes = fixesOf(now, line, near).filter(({ change }) => change.how !== "removed");
  const holes = now.state?.sides.map(({ front }) => front);
  return [
    ...fixes.slice(0, 2),
    { slip: "misfit", entry: line.id, change: { how: "removed" }, seat: undefined, holes, unfit: 0 },
  ];
}

/** Corrections that put another fact in place of the entry, one for each value. */
function replaced<Value>(slip: Slip, values: readonly Value[], by: (value: Value) => TableFact): readonly Guess[] {
  return values.map((value) => ({ slip, change: { how: "replaced", by: by(value) } }));
}

/** Every correction worth a try, the likeliest first. */
function guesses(now: Replay, at: number, before: GameState | undefined, near: NearKeys): readonly Guess[] {
  const { fact, status } = now.lines[at] as LogLine;
  const twice: readonly Guess[] = cameTwice(now, at) ? [{ slip: "twice", change: { how: "removed" } }] : [];
  const turn = before?.deal?.play?.turn;
  const go: readonly Guess[] =
    turn === undefined ? [] : [{ slip: "go", seat: turn, change: { how: "preceded", by: { type: "goCalled" } } }];
  const sidesBut = (own: Side) => [...(before?.sides.keys() ?? [])].filter((side) => side !== own);
  switch (fact.type) {
    case "pegged": {
      const way = fact.points < 0 ? -1 : 1;
      return [
        ...twice,
        ...replaced("side", sidesBut(fact.side), (side) => ({ ...fact, side })),
        ...replaced("number", near.numbers(way * fact.points, before?.sides.length), (points) => ({
          ...fact,
          points: way * points,
        })),
      ];
    }
    case "penaltyTaken":
    case "renegeTaken":
      return [...twice, ...replaced("side", sidesBut(fact.side), (side) => ({ ...fact, side }))];
    case "called": {
      const points = fact.for === "over" ? [] : near.numbers(fact.points);
      return [
        ...replaced("side", sidesBut(fact.side), (side) => ({ ...fact, side })),
        ...replaced("number", points, (missed) => ({ ...fact, points: missed })),
      ];
    }
    case "handTyped":
    case "claimed":
    case "bid":
      return replaced("number", near.numbers(fact.points), (points) => ({ ...fact, points }));
    case "goCalled": {
      const by = status.is === "fits" ? status.happenings.find(({ kind }) => kind === "go") : undefined;
      const seat = by && "seat" in by ? by.seat : turn;
      return [...twice, ...go, { slip: "noGo", seat, change: { how: "removed" } }];
    }
    case "cardPlayed":
      return [...go, ...twice, ...otherCards(fact, near)];
    case "cut":
      return [...otherCards(fact, near), ...dealers(now, at, before)];
    case "cardDealt":
    case "discarded":
    case "cardPassed":
    case "starterTurned":
    case "cardShown":
      return [...twice, ...otherCards(fact, near)];
    case "dealerChosen":
      return dealers(now, at, before);
    case "suitsTold": {
      const answers = FLUSHES.flatMap((flush) => [
        { flush, nobs: true },
        { flush, nobs: false },
      ]);
      const others = answers.filter(({ flush, nobs }) => flush !== fact.flush || nobs !== fact.nobs);
      return replaced("suits", others, (answer) => ({ ...fact, ...answer }));
    }
    case "dealEnded":
      return twice;
    case "gameStarted":
    case "depthChosen":
    case "countingChosen":
    case "handForgotten":
    case "bidPassed":
    case "playEnded":
    case "handPegged":
    case "dealVoided":
      return [];
    default:
      return never(fact);
  }
}

/** The points of a flush: none, of the hand, of the hand and the starter. */
const FLUSHES = [0, 4, 5];

/** Another first dealer, in place of the entry that made this one. */
function dealers(now: Replay, at: number, before: GameState | undefined): readonly Guess[] {
  const { status, id } = now.lines[at] as LogLine;
  if (!before || id !== dealerLine(now)?.id || status.is !== "fits") return [];
  const own = status.happenings.find((one) => one.kind === "dealer");
  return [...before.seats.keys()].flatMap((dealer): readonly Guess[] =>
    own?.kind === "dealer" && own.dealer === dealer
      ? []
      : [{ slip: "dealer", change: { how: "replaced", by: { type: "dealerChosen", dealer } } }],
  );
}

/** Facts that people repeat by mistake: one tap that counts twice. A suited card cannot be tapped again. */
const REPEATED: ReadonlySet<TableFact["type"]> = new Set([
  "pegged",
  "penaltyTaken",
  "goCalled",
  "cardPlayed",
  "cardShown",
  "cardDealt",
  "discarded",
  "cardPassed",
  "dealEnded",
]);

/** Whether the entry before or after is the same. */
function cameTwice({ lines }: Replay, at: number): boolean {
  const { fact } = lines[at] as LogLine;
  if (!REPEATED.has(fact.type)) return false;
  const own = JSON.stringify(fact);
  return [lines[at - 1], lines[at + 1]].some(
    (other) => other?.status.is === "fits" && JSON.stringify(other.fact) === own,
  );
}

/** The keys around the one tapped, then the other suits. */
function otherCards(fact: Extract<TableFact, { readonly card: Card }>, near: NearKeys): readonly Guess[] {
  const { card } = fact;
  const suits = isSuited(card)
    ? SUITS.map((suit) => `${rankOf(card)}${suit}` as Card).filter((one) => one !== card)
    : [];
  const keys = near.cards(card).filter((one) => !suits.includes(one));
  const by = (other: Card): TableFact => ({ ...fact, card: other });
  return [...replaced("card", keys, by), ...replaced("suit", suits, by)];
}
