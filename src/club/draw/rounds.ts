/** Draws the rounds of a club night or tournament (rules.md §8.3, §8.4, §8.7). */
import { leastCost } from "./bound";
import { circle } from "./circle";
import { type Chance, type Field, type Pairing, chanceOf, price } from "./field";
import { inOrder } from "./order";
import { type Cost, improved } from "./search";
import { type Game, atTables, withFirst } from "./seats";

/** A player of one event: their index in the roster, never reused. */
export type PlayerId = number;

/** The two players of one game. The first one deals first. */
export type Pair = readonly [PlayerId, PlayerId];

export interface Drawn {
  /** By table. */
  readonly games: readonly Pair[];
  /** Nobody, or the one player with the bye. */
  readonly sitsOut: readonly PlayerId[];
}

/** Most rounds in one draw, so that a huge number cannot keep the phone busy. */
const MOST_ROUNDS = 300;

/**
 * Draws the rounds still to come. The same input always gives the same draw; another order of `here` may give a different
 * draw that is equally good. Byes are shared first: nobody gets another before everyone has had as many. Then third
 * meetings are as few as possible, and then rematches.
 * @param here the players from now on
 * @param past rounds played or under way; their players may have left or not all have been there. In each, any
 *   number may have sat out.
 * @param count rounds to draw, 0 to 300
 */
export function drawRounds(here: readonly PlayerId[], past: readonly Drawn[], count: number): readonly Drawn[] {
  const players = [...new Set(here)];
  const wanted = Math.max(0, Math.min(MOST_ROUNDS, Math.floor(count) || 0));
  if (players.length < 2) return Array.from({ length: wanted }, () => ({ games: [], sitsOut: players }));
  const field = fieldOf(players, past);
  const rounds = inOrder(field, bestRounds(field, wanted));

  const { everybody, before } = placed(players, past);
  const games = rounds.map((pairing) => gamesOf(pairing, field));
  const named = withFirst(everybody.length, before, atTables(everybody.length, before, games));
  return rounds.map((pairing, round) => ({
    games: named[round]!.map(([a, b]) => [everybody[a]!, everybody[b]!] as const),
    sitsOut: field.bye < 0 ? [] : [players[pairing[field.bye]!]!],
  }));
}

/** Players who have left keep a place behind the others: their past games still count for tables and first deals. */
export function placed(players: readonly PlayerId[], past: readonly Drawn[]) {
  const everybody = [...new Set([...players, ...past.flatMap(({ games }) => games.flat())])];
  const place = new Map(everybody.map((id, at) => [id, at]));
  const before = past.map(({ games }) => games.map(([a, b]): Game => [place.get(a)!, place.get(b)!]));
  return { everybody, before };
}

export function gamesOf(pairing: Pairing, { bye }: Field): Game[] {
  return [...pairing.entries()].filter(([a, b]) => a < b && b !== bye);
}

export function fieldOf(players: readonly PlayerId[], past: readonly Drawn[]): Field {
  const odd = players.length % 2 === 1;
  const size = players.length + (odd ? 1 : 0);
  const bye = odd ? size - 1 : -1;
  const place = new Map(players.map((id, at) => [id, at]));
  const met = new Uint16Array(size * size);
  const since = new Uint16Array(size * size);
  const attended = Array.from({ length: size }, () => 0);
  for (const [round, { games, sitsOut }] of past.entries()) {
    const meet = (a: number | undefined, b: number | undefined) => {
      if (a === undefined || b === undefined) return;
      for (const at of [a * size + b, b * size + a]) {
        met[at]!++;
        since[at] = round + 1;
      }
    };
    for (const [a, b] of games) meet(place.get(a), place.get(b));
    for (const a of sitsOut) if (odd) meet(place.get(a), bye);
    for (const id of [...games.flat(), ...sitsOut]) {
      const at = place.get(id);
      if (at !== undefined) attended[at]!++;
    }
  }
  return { size, bye, met, since, attended, gone: past.length };
}

/** Most searches, each from the circle with other seats, because one alone can get stuck. Reaching the bound ends them. */
const STARTS = 8;
/** Exchanges to try in each search. In measurements, even forty times as many never found a better draw. */
const triesFor = (size: number, count: number) => Math.min(4000, 500 + 3 * size * count);

/** The highest fine cost of one meeting. The fine cost separates draws of equal cost. */
const FINEST = 8;

export function bestRounds(field: Field, count: number): readonly Pairing[] {
  const { bye, size } = field;
  const chance = chanceOf(field.met.reduce((sum, times, at) => (Math.imul(sum, 31) + times * at) | 0, count));
  const plain: Cost = (_, b, times) => price(times, b === bye);
  const search = { field, cost: plain, chance, least: leastCost(field, count), tries: triesFor(size, count) };
  const at = Array.from({ length: size }, (_, place) => place);
  let found = improved(search, circle(field, at, count));
  for (let start = 1; start < STARTS && found.cost > search.least; start++) {
    shuffle(at, chance);
    const other = improved(search, circle(field, at, count));
    if (other.cost < found.cost) found = other;
  }
  if (field.gone === 0) return found.rounds;
  // One step of the plain cost must outweigh all fine costs together.
  const step = FINEST * size * count;
  const fine: Cost = (a, b, times) => plain(a, b, times) * step + fineCost(field, a, b);
  return improved({ ...search, cost: fine, least: 0 }, found.rounds).rounds;
}

function shuffle(at: number[], chance: Chance): void {
  for (let last = at.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [at[last], at[other]] = [at[other]!, at[last]!];
  }
}

/** Among equals, rematches go to those who met longest ago, and byes to those who have been here longest. */
function fineCost({ size, bye, since, attended, gone }: Field, a: number, b: number): number {
  return Math.round((FINEST * (b === bye ? gone - attended[a]! : since[a * size + b]!)) / gone);
}
