/** Laws of false goes: after any take-backs, the points are those of the play that is left (rules.md §6.5). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../testing/robot";
import { fits, type Move, type Recount, recount } from "../testing/plain-play";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { type Counting, COUNTINGS, FALSE_GO_ENDS, type FalseGoEnd } from "./facts";
import { falseGoes, playReturns } from "./false-go";
import { sideAt } from "./sides";
import { playOpen, uncounted } from "./state";
import { mayAddGo } from "./stated-counts";
import { type Card, declared, isJoker, JOKER, PACK, rankOf, valueOf } from "../rules/cards";
import { GO_TIMINGS, type GoTiming, type Seat } from "../rules/ruleset";

const FORM = { 2: "sixCard", 3: "three", 4: "four" } as const;
const MOST_FALSE_GOES = 4;

interface Asked {
  readonly players: 2 | 3 | 4;
  readonly counting: Counting;
  readonly goTiming: GoTiming;
  readonly partners: boolean;
  readonly goStops: boolean;
  readonly jokers: boolean;
  readonly chance: number;
}

/** A count that a player stated: for a card, or for a go. `added`: one for go after the card's own count. */
interface Said {
  readonly of: Move;
  readonly seat: Seat;
  readonly points: number;
  readonly added: boolean;
}

/** A play at the table: hands nobody entered, false goes, take-backs in any order, and any way of counting. */
class FalsePlay {
  readonly table: Table;
  readonly asked: Asked;
  readonly #chance: () => number;
  readonly #hands: readonly (readonly Card[])[];
  /** The play as it is now. Points stated are among the moves, in the order they were stated. */
  log: readonly (Move | Said)[] = [];
  /** For each side, the points that are not of the play. */
  readonly fines: number[];
  readonly taken = new Set<Move>();
  readonly story: string[] = [];
  #lies = 0;
  #counted: { readonly log: readonly (Move | Said)[]; readonly plain: Recount } | undefined;

  constructor(asked: Asked) {
    this.asked = asked;
    const { players, counting, goTiming, partners, goStops, jokers } = asked;
    this.#chance = chanceOf(asked.chance);
    const form = FORM[players];
    const seating = players === 4 && partners ? "partners" : "solo";
    const house = [...(goStops && players > 2 ? ["goStops" as const] : []), ...(jokers ? ["jokersWild" as const] : [])];
    const start = formStarted(form, { target: 999, goTiming, house }, seating, { counting });
    this.table = new Table([start, { type: "dealerChosen", dealer: players - 1 }]);
    this.fines = this.table.state.sides.map(() => 0);
    const pack = PACK.map((card) => ({ card, at: this.#chance() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ card }) => card);
    const dealt = pack.map((card, i) => (jokers && i < 8 && i % 4 === 0 ? JOKER : card));
    this.#hands = Array.from({ length: players }, (_, seat) => dealt.slice(seat * 4, seat * 4 + 4));
    this.table.tap(pack.findLast((card) => !card.startsWith("J")) ?? "2C");
  }

  #often(share: number): boolean {
    return this.#chance() < share;
  }
  #oneOf<T>(all: readonly T[]): T {
    return all[Math.floor(this.#chance() * all.length)] as T;
  }

  get plain(): Recount {
    if (this.#counted?.log !== this.log) this.#counted = { log: this.log, plain: this.#recount(this.log) };
    return this.#counted.plain;
  }

  play(): void {
    for (let steps = 0; steps < 400; steps++) {
      const { state } = this.table;
      const { turn, count } = this.plain;
      expect([state.deal?.play?.turn, state.deal?.play?.count]).toEqual([turn, count]);
      const found = this.#found();
      expect(falseGoes(state).map(({ seat, cards }) => [seat, cards.toSorted()])).toEqual(
        found.map(({ go, cards }) => [go.seat, cards.toSorted()]),
      );
      const open = uncounted(state) !== undefined || mayAddGo(state) !== undefined;
      if (this.#often(0.1)) this.#aside();
      else if (found.length > 0 && this.#often(0.5)) this.#take(this.#oneOf([...found.keys()]));
      else if (open && this.table.state.counting !== "app" && this.#often(0.6)) this.#say();
      else if (turn === undefined && !playOpen(state)) return;
      else if (turn === undefined) this.#say();
      else this.#move(turn);
      if (this.table.state.counting === "app") expect(this.table.scores).toEqual(this.scores);
    }
    throw new Error("the play does not end");
  }

  #move(seat: Seat): void {
    const { hands, count } = this.plain;
    const hand = hands[seat] ?? [];
    const fitting = hand.filter((card) => fits(card, count));
    const due = this.table.state.deal?.heldBack ?? [];
    const known = fitting.some((card) => moves(this.log).some((one) => one.move === "named" && one.card === card));
    const lies = fitting.length > 0 && count > 21 && !known && this.#lies < MOST_FALSE_GOES && this.#often(0.6);
    if (fitting.length > 0 && !lies) {
      const card = this.#shown(this.#oneOf(due.length > 0 ? due : fitting), 31 - count);
      return this.#tap(card, { move: "card", seat, card });
    }
    if (lies) this.#lies++;
    this.log = [...this.log, { move: "go", seat }];
    const after = this.plain;
    // The last player may lead on without a word.
    const lead = after.count === 0 && moves(this.log).findLast(isCard)?.seat === seat ? after.turn : undefined;
    const past =
      lead === undefined ? [] : (after.hands[lead] ?? []).filter((card) => !isJoker(card) && !fits(card, count));
    if (lead !== undefined && past.length > 0 && this.#often(0.5)) {
      const card = this.#shown(this.#oneOf(past), 10);
      return this.#tap(card, { move: "card", seat: lead, card });
    }
    this.story.push("go");
    this.table.tap("go");
    return undefined;
  }

  /** A joker stands for a card of at most this value. */
  #shown(card: Card, room: number): Card {
    if (!isJoker(card)) return card;
    const fitting = PACK.filter((one) => valueOf(one) <= room);
    const here = fitting.filter((one) => this.#hands.flat().some((other) => rankOf(other) === rankOf(one)));
    return declared(this.#oneOf(here.length > 0 ? here : fitting));
  }

  /** Points that have nothing to do with the play, or a change of counting. */
  #aside(): void {
    if (this.asked.counting !== "muggins" && this.#often(0.5)) return this.#hand();
    const side = this.#oneOf([...this.fines.keys()]);
    this.story.push(`+1 for ${side}`);
    this.table.tell({ type: "pegged", side, points: 1, for: "points" });
    this.fines[side] = (this.fines[side] ?? 0) + 1;
    return undefined;
  }

  /** The app counts, or the players, from now on. */
  #hand(): void {
    const counting = this.table.state.counting === "app" ? "checked" : "app";
    this.story.push(counting);
    this.table.tell({ type: "countingChosen", counting });
  }

  #tap(card: Card, move: Move): void {
    this.log = [...this.log, move];
    this.story.push(card);
    this.table.tap(card);
  }

  /** Somebody states a count: the right one or another, sometimes with the point for a go that is to come. */
  #say(): void {
    const { state } = this.table;
    const open = uncounted(state);
    const of = open && open.card === undefined ? this.#paidBy(open.seat) : moves(this.log).findLast(isCard);
    if (!of) return;
    const points = open ? Math.max(0, open.truth + (this.#often(0.5) ? 0 : this.#oneOf([-2, -1, 1, 1, 2]))) : 1;
    this.story.push(`says(${points})`);
    this.table.tell({ type: "claimed", owner: "play", points });
    expect(this.table.refusals).toEqual([]);
    this.log = [...this.log, { of, seat: open?.seat ?? of.seat, points, added: !open }];
  }

  /** The go that gave this seat its last point for go. */
  #paidBy(seat: Seat): Move | undefined {
    const paid = this.plain.worths.findLast((one) => one.award && one.seat === seat);
    return paid?.of.move === "go" ? paid.of : moves(this.log).findLast((one) => one.move === "go");
  }

  /** The goes that are now known to be false, with the cards that would have fitted. */
  #found() {
    const all = moves(this.log);
    const { counts } = this.plain;
    return all.flatMap((go, at) => {
      if (go.move !== "go" || this.taken.has(go)) return [];
      const seen = all.slice(at).filter((one) => one.seat === go.seat && one.move !== "named");
      const cards = seen.flatMap((one) => ("card" in one ? [one.card] : []));
      const fitted = cards.filter((card) => fits(card, counts.get(go) ?? 31));
      return fitted.length > 0 ? [{ go, cards: fitted }] : [];
    });
  }

  #take(which: number): void {
    const { state } = this.table;
    const { go, cards } = this.#found()[which] ?? {};
    const at = falseGoes(state)[which]?.go ?? 0;
    if (!go || !cards) return;
    const side = this.#oneOf(state.sides.flatMap((_, one) => (one === sideAt(state, go.seat) ? [] : [one])));
    const end = this.#oneOf(FALSE_GO_ENDS);
    this.story.push(`take(${at}, ${side}, ${end})`);
    this.table.tell({ type: "renegeTaken", go: at, side, end });
    expect(this.table.refusals).toEqual([]);
    this.fines[side] = (this.fines[side] ?? 0) + 2 * cards.length;
    this.taken.add(go);
    if (playReturns(state) && end !== "stands") this.log = this.#back(go, cards, end);
  }

  /** The log without what came after a go, except counts of earlier cards. */
  #back(go: Move, cards: readonly Card[], end: FalseGoEnd): readonly (Move | Said)[] {
    const at = this.log.indexOf(go);
    const before = this.log.slice(0, at);
    const { seat } = go;
    const asCards = (move: "out" | "named") =>
      cards.map((card) => ({ move, seat, card: move === "named" && isJoker(card) ? JOKER : card }));
    const stands = end === "dead" ? [...before, ...asCards("out"), go] : [...before, ...asCards("named")];
    const late = this.log.slice(at).flatMap((one) => {
      if (!("of" in one) || one.added || !stands.includes(one.of)) return [];
      const added = this.log.slice(at).some((other) => "of" in other && other.added && other.of === one.of);
      const own = this.#worth(one.of, stands);
      const paid = added ? 0 : Math.min(this.#worth(one.of, this.log) - own, Math.max(0, one.points - own));
      return [{ ...one, points: one.points - paid }];
    });
    return [...stands, ...late];
  }

  /** The worth of a card, with the point for go that came to its player before anybody played another card. */
  #worth(of: Move, log: readonly (Move | Said)[]): number {
    const all = moves(log);
    return this.#recount(log).worths.reduce((sum, worth) => {
      const card = worth.of.move === "card" ? worth.of : all.slice(0, all.indexOf(worth.of)).findLast(isCard);
      return card === of && worth.seat === of.seat ? sum + worth.points : sum;
    }, 0);
  }

  #recount(log: readonly (Move | Said)[]): Recount {
    const { players, goTiming, goStops } = this.asked;
    const table = { hands: this.#hands, dealer: players - 1, goTiming, goStops: goStops && players > 2 };
    return recount(table, moves(log));
  }

  /** The points of each seat by the rules. */
  get worths(): readonly number[] {
    return this.#hands.map((_, seat) => sum(this.plain.worths.filter((one) => one.seat === seat)));
  }

  /** The holes of each side: points of the play, and for false goes. */
  get scores(): readonly number[] {
    const { state } = this.table;
    const said = this.log.flatMap((one) => ("of" in one ? [one] : []));
    const all = this.asked.counting === "muggins" ? said : this.plain.worths;
    return this.fines.map((fine, side) => fine + sum(all.filter(({ seat }) => sideAt(state, seat) === side)));
  }
}

const moves = (log: readonly (Move | Said)[]): readonly Move[] => log.flatMap((one) => ("move" in one ? [one] : []));
const isCard = (one: Move): boolean => one.move === "card";
const sum = (all: readonly { readonly points: number }[]): number =>
  all.reduce((points, one) => points + one.points, 0);

const asked: fc.Arbitrary<Asked> = fc.record({
  players: fc.constantFrom(2, 3, 4),
  counting: fc.constantFrom(...COUNTINGS),
  goTiming: fc.constantFrom(...GO_TIMINGS),
  partners: fc.boolean(),
  goStops: fc.boolean(),
  jokers: fc.boolean(),
  chance: fc.nat(),
});

describe("up to four false goes in a deal, taken back in any order, with any way of counting,", () => {
  it("leave the points that a plain recount of the final play gives", () => {
    fc.assert(
      fc.property(asked, (one) => {
        const play = new FalsePlay(one);
        try {
          play.play();
          expect(play.table.scores).toEqual(play.scores);
          if (one.counting !== "muggins") return;
          const { statedCounts } = play.table.state;
          const truths = play.worths.map((_, seat) =>
            statedCounts.reduce((points, { seat: by, truth }) => points + (by === seat ? truth : 0), 0),
          );
          expect(truths).toEqual(play.worths);
        } catch (fault) {
          throw new Error(play.story.join(" "), { cause: fault });
        }
      }),
      { seed: seed("false goes"), numRuns: 400 },
    );
  });
});
