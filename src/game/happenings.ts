/** The effects of a fact, which the screen shows and the voice announces. */
import type { Card } from "../rules/cards";
import type { PenaltyName } from "../rules/penalties";
import type { PlayHappening } from "../rules/play/play";
import type { Loss, Seat, Side } from "../rules/ruleset";
import type { Tally } from "../rules/show/combinations";
import type { FalseGoEnd, Owner, TypedFor } from "./facts";
import type { StatedCount } from "./state";

/** The effects of one fact, in order. The record shows them, and the voice announces them. */
export type Happening =
  | PlayHappening
  | { readonly kind: "cutTied" }
  | { readonly kind: "dealer"; readonly dealer: Seat; readonly deal: number }
  | { readonly kind: "heels"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "bid"; readonly seat: Seat; readonly points: number }
  /** The auction is over. */
  | { readonly kind: "cribSold"; readonly seat: Seat; readonly points: number; readonly bought: boolean }
  | {
      readonly kind: "counted";
      readonly owner: Owner;
      readonly side: Side;
      readonly tally: Tally | undefined;
      readonly points: number;
    }
  /** A count was stated, and nothing is shown yet. */
  | { readonly kind: "stated"; readonly statedCount: StatedCount; readonly points: number }
  /** A count was stated or passed over, and the app corrected it. */
  | { readonly kind: "checked"; readonly statedCount: StatedCount }
  /** The others called a count. */
  | { readonly kind: "called"; readonly statedCount: StatedCount; readonly tally: Tally | undefined }
  | { readonly kind: "penalty"; readonly side: Side; readonly name: PenaltyName }
  | {
      readonly kind: "falseGo";
      readonly seat: Seat;
      readonly cards: readonly Card[];
      /** The count of the series at that go. */
      readonly count: number;
      /** How it ended: `stands` whenever the play could not go back. */
      readonly end: FalseGoEnd;
    }
  | { readonly kind: "typed"; readonly side: Side; readonly points: number; readonly for: TypedFor }
  | { readonly kind: "voided" }
  /** A side got home, and the others play on; `place` from 1. */
  | { readonly kind: "home"; readonly side: Side; readonly place: number }
  | { readonly kind: "won"; readonly side: Side; readonly loss: Loss };
