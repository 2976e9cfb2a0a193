/** Plays whole games with a real pack. Every tap is one that a person could make. */
import { DEPTHS, type TableFact } from "../game/facts";
import { isWhole } from "../game/entered";
import { keptHand } from "../game/known";
import type { Refusal } from "../game/refusals";
import { isHome, otherSides, seatOf } from "../game/sides";
import { type Deal, type GameState, phaseOf } from "../game/state";
import { type Card, declared, isJoker, JOKER, PACK, rankOf, valueOf, without } from "../rules/cards";
import { type Waiting, waitingOf } from "../game/waiting";
import { type Chance, type RealDeal, realDeal } from "./real-deal";
import { Table } from "./table";

/** Random numbers that repeat for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Habits {
  /** How often the hand of a seat is entered before the play, 0 to 1. */
  readonly taps: number;
  /** How often a card is entered by rank alone, 0 to 1. */
  readonly ranksOnly: number;
  /** The most bids in a deal. */
  readonly bids: number;
  /** How often it undoes and redoes the last tap, or changes the depth and back, 0 to 1. */
  readonly wanders: number;
}

const USUAL: Habits = { taps: 0.3, ranksOnly: 0, bids: 2, wanders: 0 };
const MOST_DEALS = 200;

/** A game between people who know the rules. */
export class Robot {
  readonly table: Table;
  readonly #chance: Chance;
  readonly #habits: Habits;
  /** Every deal of the game, in order. */
  readonly deals: RealDeal[] = [];
  #held: Card[][] = [];
  #number = 0;
  #bids = 0;

  constructor(start: TableFact, chance: Chance, habits: Partial<Habits> = {}) {
    this.#chance = chance;
    this.#habits = { ...USUAL, ...habits };
    this.table = new Table([start]);
  }

  /** Plays until somebody wins. Throws at any refusal. */
  play(): GameState {
    for (let steps = 0; ; steps++) {
      const { state } = this.table;
      if (phaseOf(state) === "over") return state;
      if ((state.deal?.number ?? 0) > MOST_DEALS || steps > 20_000) throw new Error("nobody wins");
      this.#step(state);
    }
  }

  /** Plays one deal. */
  playDeal(): GameState {
    for (;;) {
      const { state } = this.table;
      if (phaseOf(state) === "over" || (state.deal?.number ?? 1) > 1) return state;
      this.#step(state);
    }
  }

  #tell(fact: TableFact): void {
    this.table.tell(fact);
    const wrong: Refusal | undefined = this.table.refusals.at(-1);
    if (wrong) throw new Error(`${JSON.stringify(fact)}: ${wrong}`);
  }

  #step(state: GameState): void {
    const { deal } = state;
    if (!deal) return this.#tell({ type: "dealerChosen", dealer: Math.floor(this.#chance() * state.seats.length) });
    if (deal.number !== this.#number) this.#begin(state, deal);
    if (this.#chance() < this.#habits.wanders) return this.#wander(state);
    const waiting = waitingOf(state);
    switch (waiting.for) {
      case "auction":
        return this.#bid(waiting.high);
      case "starter":
        return this.#prepare(state, deal);
      case "card":
        return this.#card(state, deal);
      case "shown":
        return this.#show(state, waiting.owner, waiting.cards);
      case "says":
        return this.#tell({ type: "claimed", owner: "play", points: 0 });
      case "count":
        return this.#tell({ type: "claimed", owner: waiting.owner, points: this.#chance() < 0.5 ? 2 : 8 });
      case "call":
        return this.#call(state, waiting);
      case "peg":
        return this.#tell({ type: "handPegged", owner: waiting.owner });
      case "points":
        return this.#peg(state, "points", { type: "dealEnded" });
      case "chips":
        return this.#peg(state, "play", { type: "playEnded" });
      default:
        throw new Error(`the table waits for ${waiting.for}`);
    }
  }

  /** Redo must restore the state before undo. */
  #wander(state: GameState): void {
    const { table } = this;
    if (this.#chance() < 0.5 && table.now.undo) {
      table.do({ do: "undo" }).do({ do: "redo" });
      if (JSON.stringify(table.state) !== JSON.stringify(state)) throw new Error("redo is not what undo took");
    } else {
      const { depth } = state;
      for (const other of DEPTHS) this.#tell({ type: "depthChosen", depth: other });
      this.#tell({ type: "depthChosen", depth });
    }
  }

  /** Accepts a count, or calls it. */
  #call(state: GameState, { at, of, owner }: Extract<Waiting, { for: "call" }>): void {
    const counter = state.seats[seatOf(state, owner)]?.side;
    const side = state.sides.findIndex((_, other) => other !== counter && !isHome(state, other));
    const calls = this.#chance() < 0.5;
    if (calls) this.#tell({ type: "called", at, of, side, for: "missed", points: 2 });
    this.#tell({ type: "handPegged", owner });
  }

  /** Points for some side, or the end of the play or the deal. */
  #peg(state: GameState, what: "play" | "points", end: TableFact): void {
    const sides = otherSides(state);
    const side = sides[Math.floor(this.#chance() * sides.length)] ?? 0;
    const points = 1 + Math.floor(this.#chance() * (what === "play" ? 4 : 12));
    this.#tell(this.#chance() < 0.2 ? end : { type: "pegged", side, points, for: what });
  }

  #begin(state: GameState, deal: Deal): void {
    this.#number = deal.number;
    this.#bids = 0;
    const real = realDeal(state, deal, this.#chance);
    this.deals.push(real);
    this.#held = real.hands.map((hand) => [...hand]);
  }

  get #real(): RealDeal {
    return this.deals.at(-1) as RealDeal;
  }

  #bid(high: number): void {
    if (this.#bids < this.#habits.bids && this.#chance() < 0.5) {
      this.#bids += 1;
      this.#tell({ type: "bid", points: high + 1 });
    } else this.#tell({ type: "bidPassed" });
  }

  #prepare(state: GameState, deal: Deal): void {
    const { dealt, away, passed, starter } = this.#real;
    for (const seat of state.seats.keys()) {
      if (this.#chance() >= this.#habits.taps || isWhole(deal, seat)) continue;
      for (const card of dealt[seat] ?? []) this.#tell({ type: "cardDealt", seat, card });
      for (const card of away[seat] ?? []) this.#tell({ type: "discarded", seat, card });
      for (const card of passed[seat] ?? []) this.#tell({ type: "cardPassed", seat, card });
    }
    this.#tell({ type: "starterTurned", card: starter });
  }

  /** A card as it is entered: a joker declared as a card, others sometimes by rank alone. */
  #as(state: GameState, card: Card, count: number): Card {
    if (card === JOKER && state.countRules.jokers === "wild") {
      const fits = PACK.filter((one) => count + valueOf(one) <= 31);
      const as = fits[Math.floor(this.#chance() * fits.length)];
      return as ? declared(as) : card;
    }
    const tapped = state.deal && keptHand(state.form, state.deal, state.deal.play?.turn ?? 0);
    return !isJoker(card) && !tapped && this.#chance() < this.#habits.ranksOnly ? rankOf(card) : card;
  }

  #card(state: GameState, deal: Deal): void {
    const { play } = deal;
    const seat = play?.turn ?? 0;
    const count = play?.count ?? 0;
    if (play && count === 31) return this.#afterThirtyOne(state, deal);
    const value = (card: Card) => (card === JOKER ? Number(state.countRules.jokers === "wild") : valueOf(card));
    const fits = (this.#held[seat] ?? []).filter((card) => count + value(card) <= 31);
    const card = fits[Math.floor(this.#chance() * fits.length)];
    if (card === undefined) return this.#tell({ type: "goCalled" });
    this.#lay(state, seat, card, count);
    this.#say();
  }

  /** If the players count, it sometimes states a count. */
  #say(): void {
    const waiting = waitingOf(this.table.state);
    if (waiting.for === "card" && waiting.says !== undefined && !waiting.addGo && this.#chance() < 0.5)
      this.#tell({ type: "claimed", owner: "play", points: 2 });
  }

  #lay(state: GameState, seat: number, card: Card, count: number): void {
    this.#held[seat] = [...without(this.#held[seat] ?? [], [card])];
    this.#tell({ type: "cardPlayed", card: this.#as(state, card, count) });
  }

  /** With jokers naught, a joker may still be played at 31. When nobody has one, the next player leads a new series. */
  #afterThirtyOne(state: GameState, { play }: Deal): void {
    const turn = play?.turn ?? 0;
    if ((this.#held[turn] ?? []).includes(JOKER)) return this.#lay(state, turn, JOKER, 31);
    const others = this.#held.some((cards, seat) => !play?.said.includes(seat) && cards.includes(JOKER));
    if (others || state.form.oneSeries) return this.#tell({ type: "goCalled" });
    const last = play?.series.at(-1)?.seat ?? 0;
    const players = state.seats.length;
    const leader = Array.from({ length: players }, (_, i) => (last + 1 + i) % players).find(
      (seat) => (this.#held[seat] ?? []).length > 0,
    );
    this.#lay(state, leader ?? 0, this.#held[leader ?? 0]?.[0] ?? "A", 0);
  }

  #show(state: GameState, owner: Parameters<typeof seatOf>[1], known: readonly Card[]): void {
    const { crib, hands, passed } = this.#real;
    const seat = seatOf(state, owner);
    const cards = owner === "crib" ? crib : ((typeof owner === "string" ? passed : hands)[seat] ?? []);
    const card = stillMissing(cards, known)[0];
    if (card === undefined) throw new Error(`nothing is missing of ${owner}`);
    this.#tell({ type: "cardShown", owner, card });
  }
}

/** The cards without those known, some of which are known by rank alone or as the card of a joker. */
function stillMissing(cards: readonly Card[], known: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const one of known) {
    const same = left.indexOf(one);
    const alike = left.findIndex((card) => (isJoker(one) ? isJoker(card) : rankOf(card) === rankOf(one)));
    left.splice(same >= 0 ? same : alike, 1);
  }
  return left;
}
