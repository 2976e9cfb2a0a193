/** Changes the round people are seated for, when somebody came or left: as little as possible. */
import { leastCost } from "./bound";
import { chanceOf, type Field, type Pairing, price } from "./field";
import { bestRounds, type Drawn, fieldOf, gamesOf, type Pair, placed, type PlayerId } from "./rounds";
import { type Cost, improved } from "./search";
import { withFirst } from "./seats";

/** Exchanges to try from each start. */
const TRIES = 1000;

/**
 * Byes are still shared first, then rematches avoided; then as many games as possible stay. A game that stays keeps its
 * first dealer, and its table unless the round needs fewer tables.
 * @param here the players now
 * @param past the rounds before this one
 */
export function refit(here: readonly PlayerId[], past: readonly Drawn[], seated: Drawn): Drawn {
  const players = [...new Set(here)];
  if (players.length < 2) return { games: [], sitsOut: players };
  const field = fieldOf(players, past);
  const pairing = closest(field, keptIn(field, players, seated));
  const at = new Map(players.map((id, place) => [id, place]));
  const stays = ([one, other]: Pair) => at.has(one) && at.has(other) && pairing[at.get(one)!] === at.get(other);
  const kept = seated.games.map((pair) => (stays(pair) ? pair : undefined));
  const { everybody, before } = placed(players, past);
  const isKept = (a: number) => kept.some((pair) => pair?.includes(everybody[a]!));
  const fresh = gamesOf(pairing, field).filter(([a]) => !isKept(a));
  const [named = []] = withFirst(everybody.length, before, [fresh]);
  return {
    games: atTheirTables(
      kept,
      named.map(([a, b]): Pair => [everybody[a]!, everybody[b]!]),
    ),
    sitsOut: field.bye < 0 ? [] : [players[pairing[field.bye]!]!],
  };
}

/** The games and the bye that can stay: both players are here. Elsewhere −1. */
function keptIn({ size, bye }: Field, players: readonly PlayerId[], { games, sitsOut }: Drawn): Pairing {
  const pairing = new Int16Array(size).fill(-1);
  const join = (a: number, b: number) => {
    if (a < 0 || b < 0) return;
    pairing[a] = b;
    pairing[b] = a;
  };
  for (const [one, other] of games) join(players.indexOf(one), players.indexOf(other));
  for (const one of sitsOut) join(players.indexOf(one), bye);
  return pairing;
}

/** @returns the cheapest round found; among equals, the one with the most games of `kept` */
function closest(field: Field, kept: Pairing): Pairing {
  const { size, bye, met } = field;
  const start = kept.slice();
  const free = [...kept.keys()].filter((a) => kept[a]! < 0);
  for (let i = 0; i < free.length; i += 2) {
    start[free[i]!] = free[i + 1]!;
    start[free[i + 1]!] = free[i]!;
  }
  const cost: Cost = (a, b, times) => price(times, b === bye) * size + (kept[a] === b ? 0 : 1);
  const chance = chanceOf(met.reduce((sum, times, at) => (Math.imul(sum, 31) + times * at) | 0, 1));
  const least = leastCost(field, 1) * size + free.length / 2;
  const search = { field, cost, chance, least, tries: TRIES };
  let found = improved(search, [start]);
  if (found.cost > least) {
    // The search may be stuck beside the games it tried to keep, so it starts again from the best draw without them.
    const other = improved(search, bestRounds(field, 1));
    if (other.cost < found.cost) found = other;
  }
  return found.rounds[0] ?? start;
}

/** Puts new games at free tables. If there are fewer tables than before, the last games move to those still free. */
function atTheirTables(kept: readonly (Pair | undefined)[], fresh: readonly Pair[]): readonly Pair[] {
  const count = kept.filter(Boolean).length + fresh.length;
  const moved = [...fresh, ...kept.slice(count).filter((pair) => pair !== undefined)];
  return Array.from({ length: count }, (_, table) => kept[table] ?? moved.shift()!);
}
