/** The points of a deal by its parts: those the cards and the play were worth, and those of wrong counts and penalties. */
import type { DealPlayed } from "../../game/deals-played";
import { sideAt } from "../../game/sides";
import type { GameState, StatedCount } from "../../game/state";
import { type Part, PARTS } from "./chances";

/** Points for each of two sides. */
export type Both = readonly [number, number];

export interface PartPegged {
  readonly part: Part;
  /** The points that were due. */
  readonly due: Both;
  /** The points that the wrong counts of each side moved, by the side that counted. */
  readonly miscounts: readonly [Both, Both];
  readonly penalties: Both;
  /** Scores fixed by hand, and whatever else is no part of a usual deal. */
  readonly other: Both;
}

type Moved = [number, number];
interface Open {
  part: Part;
  due: Moved;
  miscounts: [Moved, Moved];
  penalties: Moved;
  other: Moved;
}

const none = (): Moved => [0, 0];
const nothing = (part: Part): Open => ({
  part,
  due: none(),
  miscounts: [none(), none()],
  penalties: none(),
  other: none(),
});

/**
 * The parts of a deal that were played, in order.
 * @param end the game at its end
 * @returns undefined if it is not known where the points of the deal came from
 */
export function partsOf(end: GameState, deal: DealPlayed): readonly PartPegged[] | undefined {
  const played = partsPlayed(deal);
  if (!played) return undefined;
  const { pegs, number, dealer } = deal;
  const partOf = (owner: StatedCount["owner"]): Part =>
    owner === "play" || owner === "crib" ? owner : owner === dealer ? "dealer" : "pone";
  const found: Readonly<Record<Part, Open>> = {
    heels: nothing("heels"),
    play: nothing("play"),
    pone: nothing("pone"),
    dealer: nothing("dealer"),
    crib: nothing("crib"),
  };
  const counts = end.statedCounts;
  for (const { deal: of, ruling, owner, seat, truth, room } of counts) {
    if (of !== number || !ruling) continue;
    const side = sideAt(end, seat) as 0 | 1;
    const due = Math.min(truth, room);
    const { due: all, miscounts } = found[partOf(owner)];
    all[side] += due;
    miscounts[side][side] -= due;
  }
  let now: Part = "heels";
  for (const { side, points, kind, statedCount } of pegs) {
    const at = side as 0 | 1;
    const stated = statedCount === undefined ? undefined : counts[statedCount];
    if (stated) {
      now = partOf(stated.owner);
      found[now].miscounts[sideAt(end, stated.seat) as 0 | 1][at] += points;
    } else if (kind === "heels" || kind === "play" || kind === "crib") found[(now = kind)].due[at] += points;
    else if (kind === "hand") found[(now = side === sideAt(end, dealer) ? "dealer" : "pone")].due[at] += points;
    else if (kind === "penalty" || kind === "misdeal") found[now].penalties[at] += points;
    else found[now].other[at] += points;
  }
  // Points can have been moved in a part whose hand was not pegged to the end.
  const most = Math.max(PARTS.indexOf(now), played - 1);
  return PARTS.slice(0, most + 1).map((part) => found[part]);
}

/**
 * Whether the points of the play are known. A play that was not entered card by card pegs at least one point, for the
 * last card, and the dealer always pegs some.
 */
export function isPlayKnown(end: GameState, { last, pegs, dealer }: DealPlayed, parts: readonly PartPegged[]): boolean {
  if (!last.deal?.playEnded) return true;
  const play = parts.find(({ part }) => part === "play");
  const isTyped = pegs.some(
    ({ kind, reasons, statedCount }) => kind === "play" && reasons.length === 0 && statedCount === undefined,
  );
  return isTyped && (play?.due[sideAt(end, dealer) as 0 | 1] ?? 0) > 0;
}

/** How many parts of a deal were played to their end; undefined if that is not known, or if points have no source. */
function partsPlayed({ pegs, counted, last, dealer, ended }: DealPlayed): number | undefined {
  // In a deal of points alone, the points of the crib come without a count of it.
  const hasCrib = counted.some(({ owner }) => owner === "crib");
  if (pegs.some(({ kind }) => kind === "points" || (kind === "crib" && !hasCrib))) return undefined;
  const order = [last.deal?.order.find((seat) => seat !== dealer), dealer, "crib"];
  if (counted.some(({ owner }, i) => owner !== order[i])) return undefined;
  const isWhole = counted.length === order.length;
  return isWhole || (ended && last.winner !== undefined) ? PARTS.length - order.length + counted.length : undefined;
}
