/** The show of a random deal: missing cards and suits are tapped, counts are stated right or wrong, called and pegged. */
import type { GameState } from "../../game/state";
import type { Owner, TableFact } from "../../game/facts";
import type { Tally } from "../../rules/show/combinations";
import { waitingOf } from "../../game/waiting";
import { claimsGameFalsely } from "./counts";
import { showOrder, winnerOf } from "./game";
import { pegFalseGame, pegHand, stateHand, worthNext } from "./moves";
import { callHand, callPlay } from "./random-calls";
import { type Cards, flushPoints, hasNobs } from "./points";
import { oneOf, tapped, unknownOf } from "./real-cards";
import type { TwoTables } from "./two-tables";

export function showCards(at: TwoTables): void {
  const order = showOrder(at.game);
  for (const owner of order) {
    showMissing(at, owner);
    if (at.game.house.counting === "app") tellSuits(at, owner);
    else stateAndCall(at, owner);
    // A call on the play can win the game.
    if (winnerOf(at.game) === undefined) pegNext(at, owner);
    if (winnerOf(at.game) !== undefined) return;
  }
}

function cardsOf({ pack }: TwoTables, owner: Owner): Cards {
  return owner === "crib" ? pack.crib : pack.hands[Number(owner)]!;
}

function showMissing(at: TwoTables, owner: Owner): void {
  for (;;) {
    const waiting = waitingOf(at.state);
    if (waiting.for !== "shown") return;
    const card = unknownOf(cardsOf(at, owner), waiting.cards)[0];
    if (card === undefined || waiting.owner !== owner) return at.differ(`the app asks for cards of ${waiting.owner}`);
    const as = tapped(at.chance, card, at.manners.ranksOnly);
    at.note(`${owner}:${as}`);
    at.tell({ type: "cardShown", owner, card: as });
  }
}

function tallyNow(state: GameState): Tally | undefined {
  const waiting = waitingOf(state);
  return waiting.for === "peg" ? waiting.tally : undefined;
}

/** Answers the app's questions about suits, as people do who see the cards. */
function tellSuits(at: TwoTables, owner: Owner): void {
  const cards = cardsOf(at, owner);
  const { starter } = at.pack;
  const flush = flushPoints(cards, starter, owner === "crib");
  const nobs = hasNobs(cards, starter);
  const told = tallyNow(at.state)?.open.flush.includes(flush) ? flush : 0;
  const tell = (fact: TableFact & { type: "suitsTold" }) => {
    at.note(`${owner}:flush ${fact.flush}, nobs ${fact.nobs}`);
    at.tell(fact);
  };
  if (told > 0) tell({ type: "suitsTold", owner, flush: told, nobs: false });
  if (nobs && tallyNow(at.state)?.open.nobs) tell({ type: "suitsTold", owner, flush: told, nobs });
}

function stateAndCall(at: TwoTables, owner: Owner): void {
  const truth = worthNext(at.game);
  const wrong = truth + oneOf(at.chance, [-4, -2, -1, 1, 2, 4]);
  const sayable = wrong >= 0 && wrong <= 29;
  const points = sayable && at.happens(at.manners.miscounts) ? wrong : truth;
  at.move(`${owner} (says ${points})`, [{ type: "claimed", owner, points }], stateHand(at.game, points));
  const { counting } = at.game.house;
  if (counting === "checked") tellSuits(at, owner);
  // Counts of the play can be called until the first hand is pegged.
  callPlay(at);
  if (winnerOf(at.game) === undefined && callHand(at) && counting === "muggins") tellSuits(at, owner);
}

function pegNext(at: TwoTables, owner: Owner): void {
  const count = at.game.counts.at(-1);
  const falsely = count?.called?.for === "over" && claimsGameFalsely(count) && at.happens(0.5);
  const fact: TableFact = { type: "handPegged", owner, ...(falsely && { falseGame: true as const }) };
  at.move(falsely ? "peg, 15 back" : "peg", [fact], falsely ? pegFalseGame(at.game) : pegHand(at.game));
}
