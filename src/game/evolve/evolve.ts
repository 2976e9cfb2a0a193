/** The next state of a game after one fact, with the effects, or the reason why the fact does not fit. */
import { never, ok, refuse } from "../../base/result";
import { bid, passBid } from "./auction";
import { callCount, countNamed } from "./calls";
import { chooseCounting, passCount, stateCount } from "./stated-counts";
import { chooseDealer, cutCard, endDeal, startGame, voidDeal } from "./deal";
import { stepBefore } from "./ends";
import { dealCard, discard, forgetHand, passCard, turnStarter } from "./hands";
import { pegFalseGame, takePenalty } from "./penalties";
import { callGo, endPlay, playCard } from "./play";
import { takeFalseGo, withAside } from "./take-back";
import { pegHand, showCard, answerSuits, typeHand } from "./show";
import type { Depth, TableFact } from "../facts";
import { type Evolved, type Outcome, pegTyped, withHomesReached } from "./peg";
import { claimedGo, playReturns } from "../false-go";
import { isHome, sideAt } from "../sides";
import { type Deal, type GameState, type GoSaid, type PegKind } from "../state";
import { countedNow } from "../whose-count";

/**
 * Never throws: any fact on any state gives a new state or a refusal.
 * @param state undefined before `gameStarted`
 */
export function evolve(state: GameState | undefined, fact: TableFact): Outcome {
  if (fact.type === "gameStarted") return state ? refuse("notNow") : startGame(fact);
  if (!state) return refuse("notNow");
  const outcome = evolveStarted(state, fact);
  return outcome.ok && outcome.value.state.homes !== state.homes ? ok(withHomesReached(state, outcome.value)) : outcome;
}

function evolveStarted(state: GameState, fact: Exclude<TableFact, { type: "gameStarted" }>): Outcome {
  if (fact.type === "depthChosen") return ok(chooseDepth(state, fact.depth));
  if (fact.type === "countingChosen") return chooseCounting(state, fact.counting);
  if (state.winner !== undefined && !undoesWin(state, fact)) return refuse("gameOver");
  if (fact.type === "cut") return cutCard(state, fact.seat, fact.card);
  if (fact.type === "dealerChosen") return chooseDealer(state, fact.dealer);
  if (!state.deal) return refuse("noDealer");
  return "ends" in fact && fact.ends ? evolveEnding(state, state.deal, fact) : evolveInDeal(state, state.deal, fact);
}

/** Ends what is open before the fact, or the deal after it. Every go before a card is a step of its own. */
function evolveEnding(state: GameState, deal: Deal, fact: Extract<DealFact, { readonly ends?: true }>): Outcome {
  const { ends: _, ...plain } = fact;
  if (plain.type === "pegged") return inTurn(evolveInDeal(state, deal, plain, "crib"), { type: "dealEnded" });
  const before = stepBefore(state, fact);
  if (!before) return evolveInDeal(state, deal, plain);
  return inTurn(evolve(state, before), plain.type === "cardPlayed" ? fact : plain);
}

/** The second fact on what the first one left, unless the first won the game. */
function inTurn(first: Outcome, fact: TableFact): Outcome {
  if (!first.ok || first.value.state.winner !== undefined) return first;
  const then = evolve(first.value.state, fact);
  if (!then.ok) return then;
  return ok({ state: then.value.state, happenings: [...first.value.happenings, ...then.value.happenings] });
}

/** Changes what is entered. If the new depth will not ask for a count of the play, that count is settled first. */
function chooseDepth(state: GameState, depth: Depth): Evolved {
  const passed = depth === "cards" ? { state, happenings: [] } : passCount(state);
  return { ...passed, state: { ...passed.state, depth } };
}

/** Whether a fact may take back a false win, and so is allowed after the game is won (rules.md §6.6). */
function undoesWin(state: GameState, fact: TableFact): boolean {
  if (fact.type === "penaltyTaken") return fact.penalty === "falseGame" && isHome(state, fact.side);
  if (fact.type !== "renegeTaken" && (fact.type !== "called" || fact.for !== "over")) return false;
  if (fact.type === "renegeTaken" && (fact.end === "stands" || !playReturns(state))) return false;
  const wrong = fact.type === "called" ? countNamed(state, fact) : falseGoOf(state, fact);
  return wrong !== undefined && isHome(state, sideAt(state, wrong.seat));
}

function falseGoOf(state: GameState, fact: Extract<TableFact, { type: "renegeTaken" }>): GoSaid | undefined {
  const claimed = state.deal && claimedGo(state, state.deal, fact);
  return claimed?.ok ? claimed.value.go : undefined;
}

type DealFact = Exclude<TableFact, { type: "gameStarted" | "depthChosen" | "countingChosen" | "cut" | "dealerChosen" }>;

/** @param kind the reason for points entered by hand, where the fact says more than its `for` */
function evolveInDeal(state: GameState, deal: Deal, fact: DealFact, kind?: PegKind): Outcome {
  switch (fact.type) {
    case "cardDealt":
      return dealCard(state, deal, fact.seat, fact.card);
    case "discarded":
      return discard(state, deal, fact.seat, fact.card);
    case "cardPassed":
      return passCard(state, deal, fact.seat, fact.card);
    case "bid":
      return bid(state, deal, fact.points);
    case "bidPassed":
      return passBid(state, deal);
    case "handForgotten":
      return forgetHand(state, deal, fact.seat);
    case "starterTurned":
      return turnStarter(state, deal, fact.card);
    case "cardPlayed":
      return playCard(state, deal, fact.card);
    case "goCalled":
      return callGo(state, deal);
    case "playEnded":
      return endPlay(state, deal);
    case "cardShown":
    case "suitsTold":
    case "handPegged":
    case "handTyped":
      return countHand(state, deal, fact);
    case "claimed":
      return fact.owner === "play" ? stateCount(state, "play", fact.points) : countHand(state, deal, fact);
    case "called":
      return callCount(state, fact);
    case "penaltyTaken":
      return withAside(takePenalty(state, fact.side, fact.penalty, fact.over), fact);
    case "renegeTaken":
      return takeFalseGo(state, deal, fact);
    case "pegged":
      return withAside(pegTyped(state, fact.side, fact.points, fact.for, kind), fact);
    case "dealEnded":
      // In the other depths the crib ends the deal.
      return state.depth === "points" ? ok(endDeal(state)) : refuse("notNow");
    case "dealVoided":
      return voidDeal(state, deal);
    default:
      return never(fact);
  }
}

type HandFact = Extract<DealFact, { type: "cardShown" | "suitsTold" | "handPegged" | "handTyped" | "claimed" }>;

/** A fact about the hand that is counted now. */
function countHand(state: GameState, deal: Deal, fact: HandFact): Outcome {
  const now = countedNow(state);
  if (!now.ok) return now;
  const owner = now.value;
  switch (fact.type) {
    case "cardShown":
      return showCard(state, deal, owner, fact.card);
    case "suitsTold":
      return answerSuits(state, deal, owner, fact.flush, fact.nobs);
    case "handPegged":
      return fact.falseGame ? pegFalseGame(state, deal, owner) : pegHand(state, deal, owner);
    case "handTyped":
      return typeHand(state, deal, owner, fact.points);
    case "claimed":
      return stateCount(state, owner, fact.points);
    default:
      return never(fact);
  }
}
