/** Counts the taps of a written deal with the controls of the screen: cards, buttons, and points with or without a chip. */
import { decide } from "../game/decide";
import type { Depth, TableFact } from "../game/facts";
import { type Card, parseCard, valueOf } from "../rules/cards";
import { CRIB_POINTS, PLAY_POINTS, POINTS } from "../ui/table/points-on-chips";
import { started, Table } from "./table";

interface Written {
  readonly starter: string;
  readonly play: readonly string[];
  readonly crib: readonly string[];
}

const dealOf = (line: string): Written => {
  const [starter = "", play = "", crib = ""] = line.split(" | ");
  return { starter, play: play.split(" "), crib: crib.split(" ") };
};

/** A card tapped on the pad, or a button that records a fact. */
type Move = { readonly card: string } | { readonly fact: TableFact };

/** A table with one dealer, where the taps are counted. */
class Counted {
  taps = 0;
  /** The moves of the player, in order. */
  readonly moves: Move[] = [];
  readonly table: Table;
  constructor(depth: Depth) {
    this.table = new Table([started(depth, { target: 999 }), { type: "dealerChosen", dealer: 0 }]);
  }
  card(card: string): void {
    this.#tapped({ card }, () => this.table.do({ do: "tapCard", card: parseCard(card) as Card }));
  }
  button(fact: TableFact): void {
    this.#tapped({ fact }, () => this.table.tell(fact));
  }
  #tapped(move: Move, tap: () => Table): void {
    this.taps += 1;
    this.moves.push(move);
    const [why] = tap().refusals;
    if (why) throw new Error(`${JSON.stringify(move)}: ${why}`);
  }
  /** A chip, or the sheet behind "…" and a number on it. */
  points(chips: readonly number[], fact: Extract<TableFact, { type: "pegged" }>): void {
    this.taps += chips.includes(fact.points) ? 0 : 1;
    this.button(fact);
  }
}

/** Plays a deal with every card. Nobody taps a go that the next card says. */
function everyCard(deal: Written): Counted & { hands: readonly (readonly Card[])[] } {
  const at = Object.assign(new Counted("cards"), { hands: [] as readonly (readonly Card[])[] });
  at.card(deal.starter);
  for (const [i, word] of deal.play.entries()) {
    if (word !== "go") at.card(word);
    else if (!followsFrom(at.table, deal.play.slice(i + 1))) at.button({ type: "goCalled" });
  }
  at.hands = at.table.state.deal?.play?.laid ?? [];
  at.button({ type: "handPegged", owner: 1 });
  at.button({ type: "handPegged", owner: 0 });
  for (const card of deal.crib) at.card(card);
  at.button({ type: "handPegged", owner: "crib" });
  return at;
}

/** Whether the next card says this go as well. */
function followsFrom({ entries, now }: Table, rest: readonly string[]): boolean {
  const card = parseCard(rest.find((word) => word !== "go") ?? "") as Card;
  const fact = decide(entries, now, { do: "tapCard", card });
  if (!fact.ok || fact.value.type !== "cardPlayed") return false;
  const { turn, series = [], count = 0 } = now.state?.deal?.play ?? {};
  return fact.value.ends === true || (turn === series.at(-1)?.seat && count + valueOf(card) > 31);
}

function sameScores(one: Table, other: Table): void {
  if (String(one.scores) !== String(other.scores)) throw new Error(`${String(one.scores)} and ${String(other.scores)}`);
}

/** The points of the play are pegged as they fall; then the first card of each hand ends what is before it. */
function handsOnly(deal: Written): Counted {
  const { hands, table } = everyCard(deal);
  const at = new Counted("hands");
  at.card(deal.starter);
  for (const { side, points, kind } of table.state.pegs)
    if (kind === "play") at.points(PLAY_POINTS, { type: "pegged", side, points, for: "play" });
  for (const card of [...(hands[1] ?? []), ...(hands[0] ?? []), ...deal.crib]) at.card(card);
  // The starter of the next deal pegs the crib.
  at.card("2S");
  at.taps -= 1;
  sameScores(at.table, table);
  return at;
}

/** The points of the crib end the deal. A crib of nothing is a tap on the next deal. */
function pointsOnly(deal: Written): Counted {
  const { table } = everyCard(deal);
  const at = new Counted("points");
  for (const { side, points, kind } of table.state.pegs) {
    const chips = kind === "crib" ? CRIB_POINTS : POINTS;
    at.points(chips, { type: "pegged", side, points, for: "points", ...(kind === "crib" && { ends: true }) });
  }
  if (at.table.state.deal?.number === 1) at.button({ type: "dealEnded" });
  sameScores(at.table, table);
  return at;
}

const PLAYERS: Readonly<Record<Depth, (deal: Written) => Counted>> = {
  cards: everyCard,
  hands: handsOnly,
  points: pointsOnly,
};

/** @param line a deal of `TAP_DEALS`. Seat 0 deals. The last move of hands only is the next starter, and not counted. */
export function tapsOf(depth: Depth, line: string): Pick<Counted, "taps" | "moves" | "table"> {
  return PLAYERS[depth](dealOf(line));
}
