/** Calls at both tables: on the counts of the play, until the first hand is pegged, and on a hand. */
import { nameOfCount } from "../../game/stated-counts";
import { statedCountsNow } from "../../game/state";
import type { TableFact } from "../../game/facts";
import type { Called } from "./counts";
import { winnerOf } from "./game";
import { call, mayCall } from "./moves";
import { oneOf } from "./real-cards";
import type { TwoTables } from "./two-tables";

/** @param most the most points that a caller says were missed */
function someCall(at: TwoTables, seat: number, most: number): Called {
  const over = winnerOf(at.game) !== undefined || at.game.house.counting === "checked" || at.happens(0.5);
  const points = over ? 0 : 1 + Math.floor(at.chance() * most);
  return { side: at.against(seat), for: over ? "over" : "missed", points };
}

function callAt(at: TwoTables, place: number, called: Called): void {
  const { counts } = at.game;
  const app = statedCountsNow(at.state);
  if (app.length !== counts.length) at.differ(`the app has ${app.length} counts, the referee ${counts.length}`);
  const fact: TableFact = { type: "called", at: place, of: nameOfCount(app[place]!), ...called };
  // Where the app checks, a hand that is not counted too high offers nothing to call.
  const ofHand = counts[place]!.of === "hand" || counts[place]!.of === "crib";
  if (ofHand && at.game.house.counting === "checked" && !at.may(fact)) return;
  const words = called.for === "over" ? "too many" : `muggins ${called.points}`;
  at.move(`(${called.side} calls count ${place}: ${words})`, [fact], call(at.game, place, called));
}

/** One of the others calls one of the last counts of the play. After a win they can only say that it was too high. */
export function callPlay(at: TwoTables): void {
  const { counts, house } = at.game;
  const won = winnerOf(at.game) !== undefined;
  if ((won && house.counting !== "muggins") || !at.happens(at.manners.calls)) return;
  const open = counts.flatMap(({ of }, i) => ((of === "card" || of === "go") && mayCall(at.game, i) ? [i] : []));
  if (open.length === 0) return;
  const place = oneOf(at.chance, open.slice(-2));
  const { seat, stated } = counts[place]!;
  const some = someCall(at, seat, 3);
  // A card that is not counted yet cannot be counted too high.
  callAt(at, place, stated === undefined ? { ...some, for: "missed", points: Math.max(1, some.points) } : some);
}

/** One of the others calls the hand or crib that was counted just now. @returns whether anybody did */
export function callHand(at: TwoTables): boolean {
  if (!at.happens(0.5)) return false;
  const place = at.game.counts.length - 1;
  const before = at.game;
  callAt(at, place, someCall(at, before.counts[place]!.seat, 4));
  return at.game !== before;
}
