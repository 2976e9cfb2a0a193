/** The start of a game, and the change from one deal to the next. */
import { orderOf, type Card, isDeclared } from "../../rules/cards";
import { type Form, formLeft, FORMS, seatsFit, type Share, targetsOf } from "../../rules/forms";
import { houseClash } from "../../rules/house-rules";
import { ok, refuse } from "../../base/result";
import { countRulesOf, playRulesOf } from "../../rules/table-rules";
import { isTarget, type Seat, type Hole } from "../../rules/ruleset";
import type { TableFact } from "../facts";
import { clashHere } from "../known";
import { type Evolved, type Outcome, peg, quietly, stillHome, withWin, undecided } from "./peg";
import { type Deal, type GameState, type Peg, type PegKind, type Pegs } from "../state";
import { othersFrom, isOn, loneSeat, nextToDeal, orderFrom, sideAt } from "../sides";

export function startGame(fact: Extract<TableFact, { type: "gameStarted" }>): Outcome {
  const { rules, seats, depth, counting } = fact;
  if (!isTarget(rules.target)) return refuse("badTarget");
  const form = FORMS[rules.form];
  const on = rules.house;
  if (form.players !== seats.length) return refuse("wrongPlayers");
  const sides = seats.map(({ side }) => side);
  if (!seatsFit(form, sides)) return refuse("nobody");
  const clash = houseClash({ form: rules.form, on, muggins: counting === "muggins" });
  if (clash) return refuse(clash);
  // Only with partners may the highest cut deal (rules.md §1.2).
  if (on.includes("highCut") && new Set(sides).size !== 2) return refuse("houseMisplaced");
  const start: Pegs = { front: 0 as Hole, rear: 0 as Hole };
  const targets = targetsOf(rules.target, form, sides);
  return quietly({
    rules,
    form,
    playRules: playRulesOf(rules),
    countRules: countRulesOf(rules),
    targets,
    seats,
    depth,
    counting,
    statedCounts: [],
    cuts: new Map(),
    tiedCuts: new Map(),
    cutters: seats.map((_, seat) => seat),
    sides: targets.map(() => start),
    pegs: [],
    deal: undefined,
    winner: undefined,
    homes: [],
    match: fact.match,
    sharing: [],
  });
}

/**
 * Each seat cuts. The lowest card deals, aces low, or by a house rule the highest; those who tie cut again
 * (rules.md §1.2).
 */
export function cutCard(state: GameState, seat: Seat, card: Card): Outcome {
  if (state.deal) return refuse("notNow");
  if (!state.cutters.includes(seat)) return refuse("nobody");
  if (state.cuts.has(seat)) return refuse("notItsTurn");
  if (isDeclared(card)) return refuse("noJokers");
  const clashed = clashHere(state, card, [...state.cuts.values()]);
  if (clashed) return refuse(clashed);
  const cuts = new Map(state.cuts).set(seat, card);
  if (cuts.size < state.cutters.length) return quietly({ ...state, cuts });
  const orders = [...cuts.values()].map(orderOf);
  const dealing = isOn(state, "highCut") ? Math.max(...orders) : Math.min(...orders);
  const tied = state.cutters.filter((cutter) => orderOf(cuts.get(cutter) ?? "K") === dealing);
  const [first] = tied;
  if (tied.length === 1 && first !== undefined) return ok(firstDeal({ ...state, cuts }, first));
  return ok({ state: { ...state, cuts: new Map(), tiedCuts: cuts, cutters: tied }, happenings: [{ kind: "cutTied" }] });
}

export function chooseDealer(state: GameState, dealer: Seat): Outcome {
  if (state.deal) return refuse("notNow");
  return state.seats[dealer] ? ok(firstDeal(state, dealer)) : refuse("nobody");
}

/** The deal passes to the left among those still in (rules.md §1.3), or stays with a captain who deals every deal (§9.4). */
export function endDeal(state: GameState): Evolved {
  const { deal } = state;
  return deal ? newDeal(state, nextToDeal(state, deal), deal.number + 1) : { state, happenings: [] };
}

/** Pegs that a misdeal of their deal leaves in place: they are not points of its cards. */
const KEPT: ReadonlySet<PegKind> = new Set(["penalty", "misdeal"]);

/** The pegs of a deal that a misdeal leaves in place. A fixed score stays unless it fixed points of this deal (rules.md §1.9). */
function keptPegs(state: GameState, number: number): readonly Pick<Peg, "side" | "points" | "kind">[] {
  const own = state.sides.map(() => 0);
  /** For each side, the holes fixed among its own points of this deal, so never more of them than of those. */
  const fixed = state.sides.map(() => 0);
  return state.pegs.flatMap(({ deal, side, points, kind }) => {
    if (deal !== number || kind === "start") return [];
    if (KEPT.has(kind)) return [{ side, points, kind }];
    const [mine = 0, before = 0] = [own[side], fixed[side]];
    if (kind !== "correction") {
      own[side] = mine + points;
      return [];
    }
    const now = Math.max(Math.min(0, -mine), Math.min(Math.max(0, -mine), before + points));
    fixed[side] = now;
    return [{ side, points: points - (now - before), kind }];
  });
}

/**
 * A misdeal: the points of the deal are taken back, and the same dealer deals again. By a house rule the others peg two
 * (rules.md §1.9).
 */
export function voidDeal(state: GameState, deal: Deal): Outcome {
  const clean: GameState = {
    ...state,
    sides: state.sides.map(() => ({ front: 0 as Hole, rear: 0 as Hole })),
    pegs: [],
    statedCounts: state.statedCounts.filter((claim) => claim.deal !== deal.number),
    homes: [],
  };
  const before = state.pegs.filter((one) => one.deal !== deal.number);
  const back = before.reduce((now, one) => {
    const moved = peg(now, one.side, one.points, one.kind, one.reasons);
    // An earlier peg may have been a win that was taken back later, so the game goes on after each peg.
    return undecided({ ...moved, pegs: [...now.pegs, one] });
  }, clean);
  const given = isOn(state, "misdealTwo") ? othersFrom(state, sideAt(state, deal.dealer)) : [];
  const kept = [
    ...keptPegs(state, deal.number),
    ...given.map((side) => ({ side, points: 2, kind: "misdeal" as const })),
  ];
  const open = stillHome(back, state.homes);
  const pegged = kept.reduce(
    (now, { side, points, kind }) => peg(now, side, points, kind),
    deal.number === 1 ? headStart(open, deal.dealer) : open,
  );
  const again = newDeal(pegged, deal.dealer, deal.number);
  return ok(withWin(again.state, [{ kind: "voided" }, ...again.happenings]));
}

function firstDeal(state: GameState, dealer: Seat): Evolved {
  const dealt = newDeal(state, dealer, 1);
  return { ...dealt, state: headStart(dealt.state, dealt.state.deal?.dealer ?? dealer) };
}

function newDeal(state: GameState, first: Seat, number: number): Evolved {
  const dealer = isOn(state, "captainDeals") ? (loneSeat(state) ?? first) : first;
  const lone = loneSeat(state);
  const none = state.seats.map(() => []);
  const order = orderFrom(state, dealer);
  const form = formLeft(state.rules.form, order.length);
  const deal: Deal = {
    number,
    dealer,
    first: state.deal?.first ?? dealer,
    order,
    shares: sharesOf(state, form, order, lone),
    cribOf: isOn(state, "cribAlwaysHis") ? (lone ?? dealer) : dealer,
    auction: isOn(state, "auction") ? { turn: order[0], high: 0, bidder: undefined, passed: [] } : undefined,
    dealt: none,
    discarded: none,
    passed: none,
    starter: undefined,
    play: undefined,
    playEnded: false,
    shown: new Map(),
    suits: new Map(),
    told: new Map(),
    counted: [],
    nobsGone: false,
    goes: [],
    asides: [],
    heldBack: [],
    dead: none,
  };
  return { state: { ...state, form, deal }, happenings: [{ kind: "dealer", dealer, deal: number }] };
}

/** By a house rule the lone player of form B is dealt like the others when another player deals (rules.md §9.4 B). */
function sharesOf(state: GameState, form: Form, order: readonly Seat[], lone: Seat | undefined): readonly Share[] {
  const dealer = order.at(-1);
  const { share } = isOn(state, "pickUpDealing") && dealer !== lone ? FORMS.three : form;
  return state.seats.map((_, seat) => {
    const left = order.indexOf(seat);
    return left < 0 ? NOTHING : share({ left, dealer: seat === dealer, lone: seat === lone });
  });
}

/** A side that has got home is dealt no cards. */
const NOTHING: Share = { dealt: 0, discards: 0, passes: 0 };

/** In the old game the players who do not deal first start with three points (rules.md §9.1). */
function headStart(state: GameState, dealer: Seat): GameState {
  const dealers = sideAt(state, dealer);
  return [...state.sides.keys()].reduce(
    (now, side) => (side === dealers ? now : peg(now, side, state.form.headStart, "start")),
    state,
  );
}
