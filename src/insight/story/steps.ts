/** The steps of a game, as one side saw it. Each begins with the chance that the one before ended with. */
import type { SuitedCard } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import type { Chance } from "../chance/chance";
import type { Part } from "./chances";
import type { Both } from "./pegged";

/**
 * `deal`: the best discard of the six cards dealt, against the usual. `discard`: the one chosen, against the best.
 * `theirDiscards`: the same of the other side, in deals where both are known.
 * `cut`: what the starter did for the player’s hand, with heels. `theirs`: the other’s hand, and the crib. `cards`: these
 * four together, if the six cards are not known. `cardsAndPlay`: a whole deal of which only the points are known.
 * `missed`, `theirMissed`: wrong counts of this side and of the other. `corrections`: scores fixed by hand.
 */
export const STEP_KINDS = [
  "discard",
  "theirDiscards",
  "missed",
  "theirMissed",
  "penalties",
  "play",
  "cardsAndPlay",
  "deal",
  "cut",
  "theirs",
  "cards",
  "corrections",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * The moment of a step in its deal. `dealt`, `chosen`: before the starter. `hands`: both hands are known, and the play
 * begins. The parts: once they are pegged.
 */
export type Moment = "dealt" | "chosen" | "hands" | Part;

export interface Step {
  readonly deal: number;
  readonly kind: StepKind;
  readonly moment: Moment;
  /** The chance after it, seen from the side. */
  readonly to: Chance;
  /** Points in the part of the deal, where they are what the step is about: of this side and of the other. */
  readonly points?: Both | undefined;
  /** The player’s hand without and with the starter, for a cut. */
  readonly hand?: { readonly starter: SuitedCard; readonly before: number; readonly after: number } | undefined;
  /** Points that both sides still needed before it: this side, the other. */
  readonly needs: Both;
}

export interface View {
  readonly side: Side;
  readonly start: Chance;
  readonly steps: readonly Step[];
}

/** The steps at which the chance really moved. A discard of the other side is only taken out of the luck of their cards. */
export function movesOf({ steps }: View): readonly Step[] {
  return steps.filter(({ kind }) => kind !== "theirDiscards");
}
