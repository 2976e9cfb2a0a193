/** A paper slip being copied, exactly as the player wrote it. */
import { type Check, object, oneOf } from "../../../base/shape";
import type { GamePoints } from "../../../club/scorecard";
import type { Slip } from "../../../club/slips";
import { isSpreadDraft, type SpreadDraft, spreadDraftOf, spreadOf } from "../../spread/spread-draft";

const SAYS = ["won", "lost"] as const;
const COLUMNS = ["plus", "minus"] as const;
/** "right": blank, or the points that go with the spread. */
export const WRITTEN_POINTS = ["right", "0", "2", "3"] as const;
type WrittenPoints = (typeof WRITTEN_POINTS)[number];

export interface SlipDraft extends Pick<Slip, "says" | "column"> {
  /** No digits: the slip has no number. */
  readonly spread: SpreadDraft;
  readonly points: WrittenPoints;
}

export const isSlipDraft: Check<SlipDraft> = object({
  says: oneOf(SAYS),
  column: oneOf(COLUMNS),
  spread: isSpreadDraft,
  points: oneOf(WRITTEN_POINTS),
});

export function slipDraftOf({ says, column, spread, points }: Slip): SlipDraft {
  const written = points === undefined ? "right" : (String(points) as WrittenPoints);
  return { says, column, spread: spreadDraftOf(spread), points: written };
}

/** @returns the slip; a number that is no spread becomes NaN, which the event refuses */
export function slipOfDraft({ says, column, spread, points }: SlipDraft): Slip {
  const typed = spread.digits === "" ? undefined : (spreadOf(spread) ?? Number.NaN);
  const slip = { says, column, spread: typed };
  return points === "right" ? slip : { ...slip, points: Number(points) as GamePoints };
}
