/** The show: the hands in order, then the crib. */
import { type Card, isJoker, isDeclared } from "../../rules/cards";
import { ok, refuse } from "../../base/result";
import { suitsTold } from "../../rules/show/suits";
import { pegSettled } from "./stated-counts";
import { endDeal } from "./deal";
import type { Owner } from "../facts";
import { type Outcome, peg, quietly, withWin } from "./peg";
import { cardsOf, clashHere, isPossible, sizeOf, tallyOf } from "../known";
import type { Happening } from "../happenings";
import { type Deal, type GameState } from "../state";
import { othersFrom, isHome, isOn, seatOf, sideOf } from "../sides";
import { type Ruled, settleHand } from "../stated-counts";
import type { Tally } from "../../rules/show/combinations";

export function showCard(state: GameState, deal: Deal, owner: Owner, card: Card): Outcome {
  if (cardsOf(state, owner).length >= sizeOf(state.form, owner)) return refuse("handFull");
  if (isDeclared(card) && state.countRules.jokers !== "wild") return refuse("noJokers");
  const clashed = clashHere(state, card);
  if (clashed) return refuse(clashed);
  const shown = [...(deal.shown.get(owner) ?? []), card];
  return quietly({ ...state, deal: { ...deal, shown: new Map(deal.shown).set(owner, shown) } });
}

/** Records whether a hand entered without suits has a flush or his nobs. Either must be possible. */
export function answerSuits(state: GameState, deal: Deal, owner: Owner, flush: number, nobs: boolean): Outcome {
  const tally = tallyOf(state, owner);
  if (!tally) return refuse("cardsMissing");
  // A flush of five can decide about nobs, because the starter is of the same suit.
  const told = new Map(deal.suits).set(owner, { flush, nobs });
  const asked = tallyOf(
    { ...state, deal: { ...deal, suits: new Map(deal.suits).set(owner, { flush, nobs: false }) } },
    owner,
  );
  if (flush !== 0 && !tally.open.flush.includes(flush)) return refuse("noSuitsAsked");
  if (nobs && !asked?.open.nobs) return refuse("noSuitsAsked");
  return quietly({ ...state, deal: { ...deal, suits: told } });
}

/** Pegs the hand or crib that is counted. */
export function pegHand(state: GameState, deal: Deal, owner: Owner): Outcome {
  const tally = tallyOf(state, owner);
  if (!tally) return refuse("cardsMissing");
  const nobsGone = deal.nobsGone || hasHisNobs(tally);
  const proven = suitsTold(tally);
  const told = proven.length > 0 ? new Map(deal.told).set(owner, proven) : deal.told;
  const learnt = { ...deal, nobsGone, told };
  // A side that has got home states nothing.
  if (state.counting === "app" || isHome(state, sideOf(state, owner)))
    return count(state, learnt, owner, tally.total, tally);
  const settled = settleHand(state, owner);
  if (!settled) return refuse("countFirst");
  return countStated({ ...state, deal: learnt }, owner, settled, tally);
}

/** Pegs a stated count. The worth of the cards is shown only after a call, or when the app checks. */
function countStated(state: GameState, owner: Owner, claim: Ruled, tally: Tally): Outcome {
  const pegged = counted(pegSettled(state, claim), owner);
  const shown = state.counting === "checked" || claim.call !== undefined;
  const side = sideOf(state, owner);
  const told: Happening[] = [
    { kind: "counted", owner, side, points: claim.ruling.counter, tally: shown ? tally : undefined },
    ...(claim.call ? [{ kind: "called" as const, statedCount: claim, tally }] : []),
  ];
  // Points that a caller took count too, so that a hand with missed points is not treated as worth 0.
  const points = claim.ruling.counter + claim.ruling.caller;
  return finish(forNothing(pegged, owner, points), owner, told);
}

/** Whether the hand holds the real jack of the starter's suit. If a joker stands for it, another hand can hold it. */
function hasHisNobs({ cards, combinations }: Tally): boolean {
  const real = (place: number) => cards[place] !== undefined && !isJoker(cards[place]);
  return combinations.some((one) => one.kind === "nobs" && one.places.every(real));
}

/** Pegs a hand or crib entered as points only. */
export function typeHand(state: GameState, deal: Deal, owner: Owner, points: number): Outcome {
  if (!isPossible(state, owner, points)) return refuse("impossibleCount");
  return count(state, deal, owner, points, undefined);
}

function count(state: GameState, deal: Deal, owner: Owner, points: number, tally: Tally | undefined): Outcome {
  const side = sideOf(state, owner);
  const pegged = peg(counted({ ...state, deal }, owner), side, points, owner === "crib" ? "crib" : "hand");
  const told = { kind: "counted" as const, owner, side, points, tally };
  return finish(forNothing(pegged, owner, points), owner, [told]);
}

/** A hand or crib worth 0: by house rules its owner goes back ten, or every other side pegs one (rules.md §9.15–9.16). */
function forNothing(state: GameState, owner: Owner, points: number): GameState {
  if (points > 0) return state;
  const own = state.seats[seatOf(state, owner)]?.side ?? 0;
  const back = isOn(state, "backTen") ? peg(state, own, -10, "backTen") : state;
  if (!isOn(state, "nullPoint")) return back;
  return othersFrom(state, own).reduce((now, side) => peg(now, side, 1, "nullPoint"), back);
}

function counted(state: GameState, owner: Owner): GameState {
  const { deal } = state;
  return deal ? { ...state, deal: { ...deal, counted: [...deal.counted, owner] } } : state;
}

/** Ends the deal after the crib. */
function finish(pegged: GameState, owner: Owner, told: readonly Happening[]): Outcome {
  if (pegged.winner !== undefined || owner !== "crib") return ok(withWin(pegged, told));
  const next = endDeal(pegged);
  return ok({ state: next.state, happenings: [...told, ...next.happenings] });
}
