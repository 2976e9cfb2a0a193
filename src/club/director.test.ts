import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { came, opened } from "../testing/event";
import { runs, seed } from "../testing/seed";
import { drawFor } from "./draw/draw";
import type { Drawn, Pair, PlayerId } from "./draw/rounds";
import { type ClubEvent, present } from "./event";
import type { EventFact } from "./event-facts";
import { evolveEvent } from "./evolve";
import { isComplete, tablesAt, toDraw } from "./progress";
import { standingsOf } from "./standings";

const GAMES = 9;
const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "club", games: GAMES, bestOf: 3 } as const;

interface Turn {
  /** Tables that are in when people come and go. */
  readonly at: number;
  readonly come: number;
  readonly go: readonly number[];
  /** Whether the organiser asks to change the round people are seated for. */
  readonly asks: boolean;
  /** Whether the game of a player who left is entered after all. */
  readonly result: boolean;
}

/** Takes an event through an evening, and notes every fault. */
class Director {
  event: ClubEvent;
  readonly faults: string[] = [];
  /** The fewest players who were here at once. */
  fewest: number;
  redraws = 0;
  /** Games of a player who had left, played or not. A draw expects none of them, so after one the byes may differ. */
  off = 0;
  #names = 0;
  constructor(count: number) {
    this.event = this.#after(undefined, opened(HEADER));
    this.record(this.#newcomers(count));
    this.fewest = count;
    this.draw(1, 0);
  }
  #after(event: ClubEvent | undefined, fact: EventFact): ClubEvent {
    const next = evolveEvent(event, fact);
    if (!next.ok) throw new Error(`${fact.type}: ${next.error}`);
    return next.value;
  }
  #newcomers(count: number): EventFact {
    return came(...Array.from({ length: count }, () => `P${this.#names++}`));
  }
  record(fact: EventFact): void {
    this.event = this.#after(this.event, fact);
  }

  /** Draws, and checks the rounds before the first one drawn, the seats and the byes. @param seated the round being played */
  draw(from: number, seated: number): void {
    const before = this.event;
    this.record(drawFor(before, "book:1", from));
    this.redraws += seated > 0 ? 1 : 0;
    const here = present(this.event);
    const kept = this.event.rounds.slice(0, from - 1);
    if (kept.some((round, at) => round !== before.rounds[at])) this.faults.push(`a round before ${from} changed`);
    const missed = new Map(here.map((id) => [id, this.#missed(id, from - 1)]));
    for (const [at, { drawn }] of this.event.rounds.slice(from - 1).entries()) {
      const seats = [...drawn.games.flat(), ...drawn.sitsOut].toSorted((one, other) => one - other);
      if (seats.join() !== here.join()) this.faults.push(`round ${from + at} seats ${seats.join()} of ${here.join()}`);
      const least = Math.min(...missed.values());
      for (const id of drawn.sitsOut) {
        if ((missed.get(id) ?? 0) > least) this.faults.push(`round ${from + at}: ${id} sits out again`);
        missed.set(id, (missed.get(id) ?? 0) + 1);
      }
    }
  }
  /** In how many of the first rounds a player had no game although they were there. */
  #missed(id: PlayerId, rounds: number): number {
    return this.event.rounds.slice(0, rounds).filter((round) => {
      const table = tablesAt(round).find(({ pair }) => pair.includes(id));
      const alone = table?.status === "waiting" && table.pair.some((one) => this.event.players[one]?.here === false);
      return round.drawn.sitsOut.includes(id) || table?.status === "notPlayed" || alone;
    }).length;
  }

  play(round: number, turn: Turn): void {
    const tables = () => tablesAt(this.event.rounds[round - 1]!);
    const hasGone = (pair: Pair) => pair.some((id) => this.event.players[id]?.here === false);
    const enter = ({ pair }: { pair: Pair }) => {
      this.off += hasGone(pair) ? 1 : 0;
      this.record({ type: "gameEntered", round, winner: pair[round % 2]!, spread: 1 + ((pair[0] * 7 + round) % 60) });
    };
    for (const table of tables().slice(0, turn.at)) enter(table);
    if (turn.come > 0 && this.event.players.length + turn.come <= 40) this.record(this.#newcomers(turn.come));
    for (const one of turn.go) {
      const here = present(this.event);
      if (here.length > 6) this.record({ type: "playerLeft", player: here[one % here.length]! });
    }
    this.fewest = Math.min(this.fewest, present(this.event).length);
    const due = toDraw(this.event);
    if (due) {
      const isOver = tables().every(({ status }) => status !== "waiting");
      const seated = isOver ? Math.min(round + 1, this.event.rounds.length) : round;
      if (due.seated !== seated) this.faults.push(`people are seated for round ${seated}, not ${due.seated}`);
      const from = turn.asks ? due.from.at(-1) : due.from[0];
      // In the last round there is nothing but that round to change: only on request.
      if (from !== undefined && (from > seated || turn.asks)) this.draw(from, seated);
    }
    for (const { pair, status } of tables()) {
      if (status !== "waiting") continue;
      if (turn.result || !hasGone(pair)) enter({ pair });
      else {
        this.off += 1;
        this.record({ type: "gameNotPlayed", round, player: pair[0] });
      }
    }
  }

  /** The faults of the whole evening: open games, rematches, uneven byes, spreads. */
  over() {
    const { event, faults } = this;
    const rematches = this.#rematches();
    const sitOuts = this.#sitOuts();
    if (!isComplete(event)) faults.push("a game is open");
    // Enough players for nine different opponents, with some to spare for those already met.
    if (this.fewest >= 12) faults.push(...rematches);
    if (this.off === 0 && sitOuts > 1) faults.push(`sit-outs differ by ${sitOuts}`);
    if (standingsOf(event).reduce((sum, { net }) => sum + net, 0) !== 0) faults.push("spreads do not add up to 0");
    return { faults, rematches, sitOuts };
  }
  /** Every pair that met more often than once, by the games played. */
  #rematches(): readonly string[] {
    const met = new Map<string, number>();
    for (const round of this.event.rounds)
      for (const { pair, status } of tablesAt(round)) {
        const key = pair.toSorted((one, other) => one - other).join("–");
        if (status !== "notPlayed") met.set(key, (met.get(key) ?? 0) + 1);
      }
    return [...met].flatMap(([key, times]) => (times > 1 ? [`${key} met ${times} times`] : []));
  }
  /** For the players who were there all evening: by how much their numbers of rounds without a game differ. */
  #sitOuts(): number {
    const regulars = this.event.players.filter(
      ({ id, here }) => here && this.event.rounds.every(({ drawn }) => names(drawn).includes(id)),
    );
    const counts = regulars.map(({ id }) => this.#missed(id, GAMES));
    return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
  }
}

const names = ({ games, sitsOut }: Drawn) => [...games.flat(), ...sitsOut];

const turn: fc.Arbitrary<Turn> = fc.record({
  at: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }) }),
  come: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
  go: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }) },
  ),
  asks: fc.boolean(),
  result: fc.boolean(),
});

describe("a director's evening", () => {
  const total = { evenings: 0, redraws: 0, off: 0, rematches: 0, uneven: 0 };
  it("late arrivals, leaves, games not played and redraws: nobody seated is moved unasked, byes are shared", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 26 }),
        fc.array(turn, { minLength: GAMES, maxLength: GAMES }),
        (count, turns) => {
          const night = new Director(count);
          for (const [at, one] of turns.entries()) night.play(at + 1, one);
          const { faults, rematches, sitOuts } = night.over();
          expect(faults).toEqual([]);
          total.evenings += 1;
          total.redraws += night.redraws;
          total.off += night.off;
          total.rematches += rematches.length > 0 ? 1 : 0;
          total.uneven += sitOuts > 1 ? 1 : 0;
        },
      ),
      { seed: seed("a director's evening"), numRuns: runs(60) },
    );
    console.log(total);
  });
});
