/** Gives the drawn games their tables and first dealers. */

/** Two places that meet. The first one deals first. */
export type Game = readonly [number, number];

/**
 * Spreads each player's games over the tables (rules.md §8.7).
 * @param past earlier rounds, whose tables count as well
 * @returns the same games, each at the index of its table
 */
export function atTables(
  size: number,
  past: readonly (readonly Game[])[],
  rounds: readonly (readonly Game[])[],
): Game[][] {
  const tables = Math.max(0, ...[...past, ...rounds].map((games) => games.length));
  const visits = new Uint16Array(size * tables);
  const last = new Int16Array(size).fill(-1);
  const sit = (games: readonly Game[]) => {
    for (const [table, game] of games.entries()) {
      for (const a of game) {
        visits[a * tables + table]!++;
        last[a] = table;
      }
    }
  };
  // Staying at the table of the round before costs a little extra.
  const one = (a: number, table: number) => 2 * visits[a * tables + table]! + (last[a] === table ? 1 : 0);
  const cost = ([a, b]: Game, table: number) => one(a, table) + one(b, table);
  past.forEach(sit);
  return rounds.map((games) => {
    const seated = exchanged([...games], cost);
    sit(seated);
    return seated;
  });
}

/** Swaps the tables of two games while that lowers the cost. */
function exchanged(games: Game[], cost: (game: Game, table: number) => number): Game[] {
  for (let found = true; found;) {
    found = false;
    for (let t = 0; t < games.length; t++) {
      for (let u = t + 1; u < games.length; u++) {
        const [one, other] = [games[t]!, games[u]!];
        if (cost(one, u) + cost(other, t) >= cost(one, t) + cost(other, u)) continue;
        games[t] = other;
        games[u] = one;
        found = true;
      }
    }
  }
  return games;
}

/** The drawn games of two players, who take turns to deal first: changing who starts one game changes all of them. */
interface Pair {
  readonly at: { round: number; table: number }[];
  /** The player who deals first once more often, when the number of games is odd. */
  first: number;
  second: number;
}

/**
 * Decides who deals first. In rematches the two take turns. Otherwise every player deals first as often as second, give or
 * take one, if the past allows it.
 */
export function withFirst(
  size: number,
  past: readonly (readonly Game[])[],
  rounds: readonly (readonly Game[])[],
): Game[][] {
  const more = new Int16Array(size); // how much more often a place dealt first than second
  const lead = new Map<number, number>(); // the player who dealt first when these two last met
  const key = (a: number, b: number) => Math.min(a, b) * size + Math.max(a, b);
  const name = ([a, b]: Game) => {
    more[a]!++;
    more[b]!--;
    lead.set(key(a, b), a);
  };
  past.flat().forEach(name);
  const pairs = new Map<number, Pair>();
  const out = rounds.map((games, round) =>
    games.map(([a, b], table): Game => {
      const before = lead.get(key(a, b));
      const known = pairs.get(key(a, b));
      const tie = more[a] === more[b] ? (round + table) % 2 === 0 : more[a]! < more[b]!;
      const game: Game = before === undefined ? (tie ? [a, b] : [b, a]) : before === a ? [b, a] : [a, b];
      if (before === undefined) pairs.set(key(a, b), { at: [{ round, table }], first: game[0], second: game[1] });
      else known?.at.push({ round, table });
      name(game);
      return game;
    }),
  );
  const free = [...pairs.values()].filter(({ at }) => at.length % 2 === 1);
  for (const pair of turns(more, free)) {
    for (const { round, table } of pair.at) out[round]![table] = out[round]![table]!.toReversed() as [number, number];
  }
  return out;
}

/** @returns the pairs that swap first dealers. A chain of swaps takes 2 from its first player's balance for its last. */
function turns(more: Int16Array, pairs: readonly Pair[]): Pair[] {
  const turned = new Set<Pair>();
  const leads = Array.from(more, () => new Set<Pair>());
  for (const pair of pairs) leads[pair.first]!.add(pair);
  // Swapping one chain can make another possible, so repeat until no player starts one.
  for (let asked = 0, from = 0; asked < more.length; from = (from + 1) % more.length) {
    const chain = chainFrom(from, more, leads);
    asked = chain.length > 0 ? 0 : asked + 1;
    for (const pair of chain) {
      const { first, second } = pair;
      more[first]! -= 2;
      more[second]! += 2;
      leads[first]!.delete(pair);
      leads[second]!.add(pair);
      [pair.first, pair.second] = [second, first];
      if (!turned.delete(pair)) turned.add(pair);
    }
  }
  return [...turned];
}

/** @returns a chain of pairs from this player to one whose balance is lower by more than two; [] if there is none */
function chainFrom(from: number, more: Int16Array, leads: readonly ReadonlySet<Pair>[]): Pair[] {
  if (Math.min(...more) >= more[from]! - 2) return [];
  const into = new Map<number, Pair | undefined>([[from, undefined]]);
  // Breadth first: a Map can be iterated while it grows.
  for (const [a] of into) {
    if (more[a]! < more[from]! - 2) {
      const chain: Pair[] = [];
      for (let pair = into.get(a); pair !== undefined; pair = into.get(pair.first)) chain.unshift(pair);
      return chain;
    }
    for (const pair of leads[a]!) if (!into.has(pair.second)) into.set(pair.second, pair);
  }
  return [];
}
