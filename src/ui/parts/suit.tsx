import type { Suit as SuitLetter } from "../../rules/cards";

/**
 * The signs of the suits, in our own font: phones turn other fonts’ signs into emoji, and small clubs look like spades.
 * A sign of a font costs a slow phone a fraction of a drawing, and the pad has 52.
 */
export const SIGNS: Readonly<Record<SuitLetter, string>> = { S: "♠", H: "♥", C: "♣", D: "♦" };

/** A decorative suit symbol, as tall as a capital, in the current colour; the card around it needs a name. */
export function Suit({ suit }: { suit: SuitLetter }) {
  return (
    <span class="suit" aria-hidden="true">
      {SIGNS[suit]}
    </span>
  );
}
