/** The auction for the crib, before the discards (rules.md §9.14). */
import { ok, refuse } from "../../base/result";
import { fromLeftOf, type Seat } from "../../rules/ruleset";
import { type Outcome, peg, withWin } from "./peg";
import { isHome, sideAt } from "../sides";
import type { Auction, Deal, GameState } from "../state";

/** @param points above the last bid, up to the target */
export function bid(state: GameState, deal: Deal, points: number): Outcome {
  const { auction } = deal;
  if (auction?.turn === undefined) return refuse("notNow");
  if (!Number.isInteger(points) || points <= 0 || points > state.rules.target) return refuse("badBid");
  if (points <= auction.high) return refuse("bidTooLow");
  const seat = auction.turn;
  return goOn(state, deal, { ...auction, high: points, bidder: seat }, points);
}

/** A pass is final. */
export function passBid(state: GameState, deal: Deal): Outcome {
  const { auction } = deal;
  if (auction?.turn === undefined) return refuse("notNow");
  return goOn(state, deal, { ...auction, passed: [...auction.passed, auction.turn] }, 0);
}

/** Goes on to the next player who has not passed. When nobody can raise, the highest bidder pays and gets the crib. */
function goOn(state: GameState, deal: Deal, auction: Auction, points: number): Outcome {
  const seat = auction.turn ?? 0;
  const said = { kind: "bid" as const, seat, points };
  const turn = nextBidder(state, auction, seat);
  const now: GameState = { ...state, deal: { ...deal, auction: { ...auction, turn } } };
  if (turn !== undefined) return ok(withWin(now, [said]));
  const buyer = auction.bidder ?? deal.cribOf;
  const sold: GameState = { ...now, deal: { ...deal, auction: { ...auction, turn }, cribOf: buyer } };
  const paid = peg(sold, sideAt(state, buyer), -auction.high, "bid");
  const bought = auction.bidder !== undefined;
  return ok(withWin(paid, [said, { kind: "cribSold", seat: buyer, points: auction.high, bought }]));
}

function nextBidder(state: GameState, { passed, bidder }: Auction, after: Seat): Seat | undefined {
  const asked = (seat: Seat) =>
    seat !== bidder &&
    !passed.includes(seat) &&
    state.deal?.order.includes(seat) &&
    !isHome(state, sideAt(state, seat));
  return fromLeftOf(after, state.seats.length).find(asked);
}
