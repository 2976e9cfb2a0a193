/** Penalties, which the players claim themselves (rules.md §6.5–6.6). */
import type { Card } from "../../rules/cards";
import { PENALTIES, type PenaltyName } from "../../rules/penalties";
import { killCards, sayGo, nameCards } from "../../rules/play/play";
import { ok, refuse } from "../../base/result";
import type { Side } from "../../rules/ruleset";
import { takeAward } from "./stated-counts";
import { endDeal } from "./deal";
import { follow } from "./play";
import { pegHand } from "./show";
import type { Owner, TableFact } from "../facts";
import { type Outcome, peg, stillHome, withWin, undecided } from "./peg";
import { type Deal, type GameState, type GoSaid, playOpen, type Peg } from "../state";
import { isHome, isHomeNow, othersFrom, sideOf, targetOf, sideAt } from "../sides";
import { cardsOfFalseGo } from "../false-go";
import { falseGoPoints } from "../../rules/false-go";

/**
 * The others go forward or the offender goes back, never below 0 (ACC 11.1.a, 2010). After a false
 * claim of the game, the offender first goes back the holes overpegged, which the others peg; then the offender goes
 * back fifteen (ACC 8.4.a–b, 2010).
 * @param side the offender
 * @param over the holes overpegged; 0 for every other fault
 */
export function takePenalty(state: GameState, side: Side, name: PenaltyName, over: number): Outcome {
  const { points, how } = PENALTIES[name];
  const most = name === "falseGame" ? targetOf(state, side) : 0;
  const pegs = state.sides[side];
  if (!pegs) return refuse("nobody");
  if (!Number.isInteger(over) || over < 0 || over > most) return refuse("badPoints");
  if (over > pegs.front) return refuse("belowZero");
  const falseGame = name === "falseGame";
  if (isHome(state, side) && !(falseGame && isHomeNow(state, side))) return refuse("sideHome");
  let now: GameState = falseGame ? undecided(state, side) : state;
  // The offender goes back first, because the points of the others may end the game.
  now = peg(peg(now, side, -over, "correction"), side, how === "back" ? -points : 0, "penalty");
  for (const other of othersFrom(state, side)) {
    now = peg(now, other, over, "overcount");
    now = peg(now, other, how === "forward" ? points : 0, "penalty");
  }
  const taken = withWin(now, [{ kind: "penalty", side, name }]);
  // The false win came with the crib, which ends its deal.
  if (now.winner !== undefined || !now.deal?.counted.includes("crib")) return ok(taken);
  const next = endDeal(now);
  return ok({ state: next.state, happenings: [...taken.happenings, ...next.happenings] });
}

/**
 * Pegs a hand or crib whose count claimed the game falsely, then takes the penalty: fifteen back (rules.md §6.6). If the
 * overcount takes the others home, the game is over without the penalty.
 */
export function pegFalseGame(state: GameState, deal: Deal, owner: Owner): Outcome {
  const side = sideOf(state, owner);
  const pegged = pegHand(state, deal, owner);
  if (!pegged.ok) return pegged;
  const { state: now, happenings } = pegged.value;
  if (now.winner !== undefined && !isHome(now, side)) return pegged;
  const taken = takePenalty(now, side, "falseGame", 0);
  return taken.ok ? ok({ ...taken.value, happenings: [...happenings, ...taken.value.happenings] }) : taken;
}

/**
 * Takes the penalty for a false go. The play goes back: cards and points since the go are taken back, and the card that
 * could have been played is dead or is played now. If the play is over, or with `stands`, only the points are pegged.
 */
export function takeFalseGo(state: GameState, deal: Deal, fact: Extract<TableFact, { type: "renegeTaken" }>): Outcome {
  const go = deal.goes[fact.go];
  const cards = go ? cardsOfFalseGo(state, go) : [];
  if (!go || cards.length === 0) return refuse("noFalseGo");
  const side = sideAt(state, go.seat);
  if (!state.sides[fact.side] || side === fact.side) return refuse("nobody");
  if (isHome(state, fact.side)) return refuse("sideHome");
  const goes = deal.goes.with(fact.go, { ...go, taken: true });
  const asked: GameState = { ...state, deal: { ...deal, goes } };
  const back = fact.end === "stands" || !playOpen(state) ? asked : takeBack(asked, go, fact.end, cards);
  const pegged = peg(back, fact.side, falseGoPoints(state.rules.renege, cards.length), "penalty");
  return ok(withWin(pegged, [{ kind: "falseGo", seat: go.seat, cards }]));
}

function takeBack(state: GameState, go: GoSaid, end: "played" | "dead", cards: readonly Card[]): GameState {
  const { deal } = state;
  if (!deal) return state;
  let now = takeAward(undecided(state), go);
  for (const [side] of state.sides.entries()) {
    const since = state.pegs.slice(go.pegs).filter((one) => one.side === side && isSince(one, go));
    now = peg(now, side, -since.reduce((sum, one) => sum + one.points, 0), "correction");
  }
  now = { ...stillHome(now, state.homes), statedCounts: now.statedCounts.slice(0, go.statedCounts) };
  const at = {
    ...deal,
    goes: deal.goes.slice(
      0,
      deal.goes.findIndex((one) => one.before === go.before),
    ),
  };
  // The named cards are now known to be in hand, so the player cannot say go again.
  if (end === "played") return { ...now, deal: { ...at, play: nameCards(go.before, go.seat, cards) } };
  // The card is dead, and the go counts.
  const dead = deal.dead.with(go.seat, [...(deal.dead[go.seat] ?? []), ...cards]);
  const said = sayGo(killCards(go.before, go.seat, cards.length));
  const after = { ...at, goes: [...at.goes, { ...go, taken: true }], dead };
  return said.ok ? follow(now, after, said.value).state : { ...now, deal: { ...after, play: go.before } };
}

/** Whether a peg is for a card played since the go. The time of the peg does not tell: counts may be pegged late. */
function isSince({ kind, statedCount: claim }: Peg, go: GoSaid): boolean {
  return claim === undefined ? kind === "play" : claim >= go.statedCounts;
}
