/** Makes the facts of one game from its log. */
import type { LogEntry } from "../../game/facts";
import { replay, type Replay } from "../../game/replay";
import type { GameState } from "../../game/state";
import { endingOf } from "../../game/summary";
import { sideAt } from "../../game/sides";
import type { Side } from "../../rules/ruleset";
import { hasTwist, isUsual } from "../usual";
import { FINE, type GameFacts, pointsText, type RolePoints, type SideFacts } from "./facts";
import { type HandCounted, handsOf } from "./hands";
import { mistakesOf } from "./mistakes";

/** The last hole of each street but the last, on a board of 121. */
const STREETS = [30, 60, 90] as const;
/** A deal that seems to take longer was interrupted. */
const LONGEST = 1800; // seconds

/**
 * @param now the replay of the entries, where it is known
 * @returns undefined for a game that nobody has won, and for a log without a readable start
 */
export function gameFacts(entries: readonly LogEntry[], now: Replay = replay(entries)): GameFacts | undefined {
  const { state } = now;
  const ending = state && endingOf(state);
  const [first] = entries;
  const last = entries.at(-1);
  if (!state || !ending || !first || !last) return undefined;
  const sources: Sources = { now, state, hands: handsOf(now), dealers: dealersOf(now), losses: ending.losses };
  const dealer = sources.dealers.get(1);
  return {
    id: first.game,
    startedAt: first.at,
    touchedAt: last.at,
    form: state.rules.form,
    target: state.rules.target,
    usual: isUsual(state.rules),
    firstDealer: dealer,
    winners: ending.winners,
    margin: ending.margin,
    deals: state.deal?.number ?? 0,
    ...timesOf(entries, now),
    sides: state.sides.map((_, side) => sideFacts(sources, side)),
    luck: undefined,
  };
}

/** All that the facts of the sides are made of. */
interface Sources {
  readonly now: Replay;
  readonly state: GameState;
  readonly hands: readonly HandCounted[];
  /** The side that deals, by the number of the deal. */
  readonly dealers: ReadonlyMap<number, Side>;
  readonly losses: NonNullable<ReturnType<typeof endingOf>>["losses"];
}

function dealersOf({ lines, state }: Replay): ReadonlyMap<number, Side> {
  const dealers = new Map<number, Side>();
  for (const { status } of lines)
    for (const one of status.is === "fits" ? status.happenings : [])
      if (one.kind === "dealer" && state) dealers.set(one.deal, sideAt(state, one.dealer));
  return dealers;
}

function sideFacts(sources: Sources, side: Side): SideFacts {
  const { now, state, losses } = sources;
  const own = sources.hands.filter((hand) => hand.side === side);
  const best = (of: "hand" | "crib") => own.filter((hand) => hand.of === of).map(({ points }) => points);
  const { stated, mistakes } = mistakesOf(state, side, own);
  return {
    players: state.seats.flatMap((seat) => (seat.side === side ? [seat.name] : [])),
    hole: state.sides[side]!.front,
    loss: losses.find(({ sides }) => sides.includes(side))?.loss ?? "plain",
    ...rolesOf(sources, side, own),
    most: mostOf(state, side),
    behind: state.rules.house.includes("lowball") ? 0 : behindOf(now, side),
    firstOut: firstOutOf(state, side),
    bestHand: highest(best("hand")),
    bestCrib: highest(best("crib")),
    fine: hasTwist(state.rules)
      ? []
      : own.flatMap(({ points, of, tally }) => (points >= FINE && tally ? [{ points, of, cards: tally.cards }] : [])),
    stated,
    mistakes,
    muggins: state.pegs.reduce((sum, peg) => sum + (peg.side === side && peg.kind === "muggins" ? peg.points : 0), 0),
  };
}

const highest = (all: readonly number[]) => (all.length > 0 ? Math.max(...all) : undefined);

/** The points of each deal as dealer and as pone. */
function rolesOf(
  { state, hands, dealers }: Sources,
  side: Side,
  own: readonly HandCounted[],
): { readonly dealing: RolePoints; readonly pone: RolePoints } {
  const last = state.deal?.number ?? 0;
  const isShown = hands.some(({ deal }) => deal === last);
  /** By deal: what this side pegged in the play, where the play was entered and went to its end. */
  const play = new Map<number, number>();
  for (const peg of state.pegs) {
    if (peg.kind !== "play" || (peg.deal === last && !isShown)) continue;
    play.set(peg.deal, (play.get(peg.deal) ?? 0) + (peg.side === side ? peg.points : 0));
  }
  const pick = (dealing: boolean): RolePoints => {
    const isRole = (deal: number) => dealers.has(deal) && (dealers.get(deal) === side) === dealing;
    const of = (what: "hand" | "crib") =>
      pointsText(own.flatMap((hand) => (hand.of === what && isRole(hand.deal) ? [hand.points] : [])));
    return {
      play: pointsText([...play].flatMap(([deal, points]) => (isRole(deal) ? [points] : []))),
      hand: of("hand"),
      crib: of("crib"),
    };
  };
  return { dealing: pick(true), pone: pick(false) };
}

/** Corrections and a head start are no points of a deal. */
const NOT_OF_DEAL: ReadonlySet<string> = new Set(["correction", "start"]);

function mostOf({ pegs }: GameState, side: Side): number {
  const deals = new Map<number, number>();
  for (const peg of pegs)
    if (peg.side === side && !NOT_OF_DEAL.has(peg.kind)) deals.set(peg.deal, (deals.get(peg.deal) ?? 0) + peg.points);
  return Math.max(0, ...deals.values());
}

/** Holes behind the best of the others, at the worst moment. */
function behindOf({ lines }: Replay, side: Side): number {
  let most = 0;
  for (const { after, status } of lines) {
    if (status.is !== "fits") continue;
    const own = after[side]?.front ?? 0;
    for (const [other, { front }] of after.entries()) if (other !== side && front - own > most) most = front - own;
  }
  return most;
}

/** The streets that this side left before all others. One entry can peg for several sides, so every peg is looked at. */
function firstOutOf({ rules, sides, pegs }: GameState, side: Side): readonly number[] {
  if (rules.target !== 121 || hasTwist(rules)) return [];
  const holes = sides.map(() => 0);
  const first: Side[] = [];
  for (const peg of pegs) {
    const hole = (holes[peg.side]! += peg.points);
    while (hole > (STREETS[first.length] ?? Infinity)) first.push(peg.side);
  }
  return first.flatMap((one, i) => (one === side ? [i + 1] : []));
}

/** A deal goes from the last entry of the deal before, or the first of the game, to its own last entry. */
function timesOf(entries: readonly LogEntry[], { lines }: Replay): Pick<GameFacts, "timed" | "seconds"> {
  const times = new Map(entries.map(({ seq, at }) => [seq, at]));
  const ends = new Map<number, number>();
  for (const { id, late, deal, status } of lines) {
    const at = times.get(id);
    if (!late && status.is === "fits" && deal > 0 && at !== undefined) ends.set(deal, at);
  }
  let before = entries[0]?.at ?? 0;
  const all = [...ends.values()].flatMap((end) => {
    const seconds = Math.round((end - before) / 1000);
    before = end;
    return seconds > 0 && seconds <= LONGEST ? [seconds] : [];
  });
  return { timed: all.length, seconds: all.reduce((sum, one) => sum + one, 0) };
}
