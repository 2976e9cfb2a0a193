/** Who deals, and where one deal ends and the next begins. */
import { clash, orderOf, type Card } from "../rules/cards";
import { ok, refuse, type Hole } from "../rules/result";
import { FORMS, isTarget, type Seat } from "../rules/ruleset";
import type { TableFact } from "./facts";
import { type Applied, type Outcome, peg, quietly } from "./pegging";
import type { Deal, GameState, Pegs } from "./state";

export function startGame(fact: Extract<TableFact, { type: "gameStarted" }>): Outcome {
  const { rules, seats, depth, counting } = fact;
  if (!isTarget(rules.target)) return refuse("badTarget");
  const form = FORMS[rules.form];
  if (!form.players.includes(seats.length)) return refuse("wrongPlayers");
  const sides = [...new Set(seats.map((seat) => seat.side))].toSorted((a, b) => a - b);
  if (sides.length < 2 || sides.some((side, i) => side !== i)) return refuse("nobody");
  const start: Pegs = { front: 0 as Hole, rear: 0 as Hole };
  return quietly({
    rules,
    form,
    seats,
    depth,
    counting,
    claims: [],
    cuts: new Map(),
    cutters: seats.map((_, seat) => seat),
    sides: sides.map(() => start),
    pegs: [],
    deal: undefined,
    winner: undefined,
  });
}

/** Each seat cuts; the lowest card deals, ace lowest; the tied lowest alone cut again (rules.md §1.2). */
export function cutCard(state: GameState, seat: Seat, card: Card): Outcome {
  if (state.deal) return refuse("notNow");
  if (!state.cutters.includes(seat)) return refuse("nobody");
  if (state.cuts.has(seat)) return refuse("notItsTurn");
  const clashed = clash(card, [...state.cuts.values()]);
  if (clashed) return refuse(clashed);
  const cuts = new Map(state.cuts).set(seat, card);
  if (cuts.size < state.cutters.length) return quietly({ ...state, cuts });
  const lowest = Math.min(...[...cuts.values()].map(orderOf));
  const tied = state.cutters.filter((cutter) => orderOf(cuts.get(cutter) ?? "K") === lowest);
  const [first] = tied;
  if (tied.length === 1 && first !== undefined) return ok(newDeal({ ...state, cuts }, first, 1));
  return ok({ state: { ...state, cuts: new Map(), cutters: tied }, happenings: [{ kind: "cutTied" }] });
}

export function chooseDealer(state: GameState, dealer: Seat): Outcome {
  if (state.deal) return refuse("notNow");
  return state.seats[dealer] ? ok(newDeal(state, dealer, 1)) : refuse("nobody");
}

/** The deal passes to the left (rules.md §1.3). */
export function endDeal(state: GameState): Applied {
  const { deal } = state;
  return deal ? newDeal(state, (deal.dealer + 1) % state.seats.length, deal.number + 1) : { state, happenings: [] };
}

/** A misdeal: every point pegged since the deal goes back and the same dealer deals again (rules.md §1.9). */
export function voidDeal(state: GameState, deal: Deal): Outcome {
  const before = state.pegs.filter((one) => one.deal !== deal.number);
  const clean: GameState = {
    ...state,
    sides: state.sides.map(() => ({ front: 0 as Hole, rear: 0 as Hole })),
    pegs: [],
    claims: state.claims.filter((claim) => claim.deal !== deal.number),
    deal: undefined,
  };
  const back = before.reduce((now, one) => {
    const moved = peg(now, one.side, one.points, one.kind, one.reasons);
    // A win that was taken back is among them, and is no win.
    return { ...moved, pegs: [...now.pegs, one], winner: undefined };
  }, clean);
  const again = newDeal(back, deal.dealer, deal.number);
  return ok({ state: again.state, happenings: [{ kind: "voided" }, ...again.happenings] });
}

function newDeal(state: GameState, dealer: Seat, number: number): Applied {
  const deal: Deal = {
    number,
    dealer,
    dealt: state.seats.map(() => []),
    discarded: state.seats.map(() => []),
    starter: undefined,
    play: undefined,
    playEnded: false,
    shown: new Map(),
    told: new Map(),
    counted: [],
    nobsGone: false,
    goes: [],
    dead: state.seats.map(() => []),
  };
  return { state: { ...state, deal }, happenings: [{ kind: "dealer", dealer, deal: number }] };
}
