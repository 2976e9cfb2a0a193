/** Logs as phones keep them, for tests of the backup: random games with ids, names and times as in use. */
import { decide } from "../game/decide";
import { FORMAT, type GameId, type LogEntry, type MatchPart, type TableFact } from "../game/facts";
import { phaseOf } from "../game/state";
import { waitingOf } from "../game/waiting";
import { type Card, PACK, type SuitedCard, valueOf, without } from "../rules/cards";
import { handTotal, indexOf } from "../rules/show/fast";
import { chanceOf } from "./robot";
import type { Chance } from "./real-deal";
import { formStarted, Table } from "./table";

const PEOPLE = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank", "Grace", "Heidi", "Ivan", "Judy", "Zoë", "Ольга"];

/** A UUID version 4. */
export function idOf(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16)).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
}

/** The same facts with an id, and a time 1 to 30 seconds after the one before. @param from milliseconds since 1970 */
export function timed(facts: readonly { readonly fact: LogEntry["fact"] }[], id: string, from: number, chance: Chance) {
  let at = from;
  return facts.map(({ fact }, seq): LogEntry => {
    at += 1000 + Math.floor(chance() * 29_000);
    return { game: id as GameId, seq, v: FORMAT, at, fact };
  });
}

/** @returns the start with names of people who play here */
export function withNames(start: TableFact, chance: Chance): TableFact {
  if (start.type !== "gameStarted") return start;
  const first = Math.floor(chance() * PEOPLE.length);
  const seats = start.seats.map((seat, i) => ({ ...seat, name: PEOPLE[(first + i) % PEOPLE.length] ?? "" }));
  return { ...start, seats };
}

/** A usual game: two players who keep their best four cards, with every card entered, to 121. */
export function usualGame(seed: number, match?: MatchPart): readonly LogEntry[] {
  const chance = chanceOf(seed);
  const start = withNames(formStarted("sixCard"), chance);
  const matched = { ...start, ...(match && { match }) } as TableFact;
  const table = new Table([matched, { type: "dealerChosen", dealer: chance() < 0.5 ? 0 : 1 }]);
  while (phaseOf(table.state) !== "over") usualDeal(table, chance);
  if (table.refusals.length > 0) throw new Error(`usual game ${seed}: ${table.refusals.join(", ")}`);
  return timed(table.entries, idOf(chance), 1_760_000_000_000 + seed * 7_200_000, chance);
}

function usualDeal(table: Table, chance: Chance): void {
  const number = table.state.deal?.number;
  const pack = PACK.map((card) => ({ card, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
  const dealt = [pack.slice(0, 6), pack.slice(6, 12)];
  const held: (readonly Card[])[] = dealt.map(bestFour);
  const crib = pack.slice(0, 12).filter((card) => !held.flat().includes(card));
  table.do({ do: "tapCard", card: pack[12] as Card });
  while (phaseOf(table.state) !== "over" && table.state.deal?.number === number) {
    const waiting = waitingOf(table.state);
    if (waiting.for === "peg") table.tell({ type: "handPegged", owner: waiting.owner });
    else if (waiting.for === "shown") table.do({ do: "tapCard", card: without(crib, waiting.cards)[0] as Card });
    else if (waiting.for === "card") usualCard(table, held, chance);
    else throw new Error(`the table waits for ${waiting.for}`);
    if (table.refusals.length > 0) return;
  }
}

/** The next card, or the go where the card does not say it. */
function usualCard(table: Table, held: (readonly Card[])[], chance: Chance): void {
  const { turn, series = [], count = 0 } = table.state.deal?.play ?? {};
  const seat = turn ?? 0;
  const last = series.at(-1)?.seat;
  const fits = (who: number, from: number) => (held[who] ?? []).filter((card) => from + valueOf(card) <= 31);
  const isStuck = fits(seat, count).length === 0;
  const goes = isStuck && fits(1 - seat, count).length === 0;
  const next = [isStuck ? 1 - seat : seat, 1 - (last ?? 0), last ?? 0].slice(goes ? 1 : 0);
  const who = next.find((one) => fits(one, goes ? 0 : count).length > 0) ?? seat;
  const choices = fits(who, goes ? 0 : count);
  const card = choices[Math.floor(chance() * choices.length)] as Card;
  const fact = decide(table.entries, table.now, { do: "tapCard", card });
  const says = fact.ok && fact.value.type === "cardPlayed" && fact.value.ends === true;
  const follows = says || !isStuck || (goes && seat === last && count + valueOf(card) > 31);
  if (!follows) return void table.tell({ type: "goCalled" });
  held[who] = without(held[who] ?? [], [card]);
  table.do({ do: "tapCard", card });
}

/** The four of six that count most, on average over the starters. */
function bestFour(six: readonly SuitedCard[]): readonly SuitedCard[] {
  let best: { readonly cards: readonly SuitedCard[]; readonly points: number } = { cards: [], points: -1 };
  const starters = PACK.filter((card) => !six.includes(card)).map(indexOf);
  for (const one of six)
    for (const other of six.slice(six.indexOf(one) + 1)) {
      const cards = six.filter((card) => card !== one && card !== other);
      const [a = 0, b = 0, c = 0, d = 0] = cards.map(indexOf);
      const points = starters.reduce((sum, starter) => sum + handTotal(a, b, c, d, starter), 0);
      if (points > best.points) best = { cards, points };
    }
  return best.cards;
}
