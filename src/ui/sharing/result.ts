/** A finished game as it is shared: the facts of its picture and its message. */
import type { Card } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { whose } from "../words/common";
import { cutName } from "../words/plain-names";

export interface SharedResult {
  /** "Alice wins the match" */
  readonly headline: string;
  /** "Skunk", "7 short of 91" */
  readonly stamp: { readonly words: string; readonly small: string };
  readonly sides: readonly {
    readonly side: Side;
    readonly name: string;
    readonly hole: number;
    /** The score at the start and after every deal. */
    readonly race: readonly number[];
  }[];
  readonly target: number;
  /** Skunk lines. */
  readonly marks: readonly number[];
  readonly deals: number;
  /** The day, in the format of this phone. */
  readonly day: string;
  readonly best:
    | {
        readonly name: string;
        readonly what: "hand" | "crib";
        readonly points: number;
        readonly cards: readonly Card[];
      }
    | undefined;
}

/** The longest name of a side in a message and in a picture. */
const LONGEST = 24;

/** "Alice 121, Bob 84 (skunk, 7 short of 91). Best hand: Alice’s, 24." */
export function resultMessage({ headline, stamp, sides, best }: SharedResult): string {
  const scores = sides.map(({ name, hole }) => `${cutName(name, LONGEST)} ${hole}`).join(", ");
  const how = [stamp.words.toLowerCase(), stamp.small].filter(Boolean).join(" ");
  const lines = [`${headline}: ${scores} (${how}).`];
  if (best) lines.push(`Best ${best.what}: ${whose(cutName(best.name, LONGEST))}, ${best.points}.`);
  return [...lines, "Scored with Fifteen Two."].join("\n");
}
