import type { Suit as SuitLetter } from "../../rules/cards";

/** Drawn paths, because phones turn the characters into emoji, and small clubs look like spades. */
const PATHS: Readonly<Record<SuitLetter, string>> = {
  S: "M12 1.2C15 6 22.3 9.5 22.3 14.7c0 2.9-2.2 4.9-4.8 4.9-1.7 0-3.3-.8-4.3-2.2.3 2.4 1.3 4.1 3 5.4H8.1c1.7-1.3 2.7-3 3-5.4-1 1.4-2.6 2.2-4.3 2.2-2.6 0-4.8-2-4.8-4.9C2 9.5 9 6 12 1.2z",
  H: "M12 22.3C4 15.6 1.2 11.9 1.2 7.9 1.2 4.6 3.7 2 6.9 2c2.2 0 4 1.1 5.1 3.1C13.1 3.1 14.9 2 17.1 2c3.2 0 5.7 2.6 5.7 5.9 0 4-2.8 7.7-10.8 14.4z",
  C: "M12 1.2a5.1 5.1 0 0 0-4.2 8 5.1 5.1 0 1 0 3 8.7c-.2 2.2-1 3.7-2.6 4.9h7.6c-1.6-1.2-2.4-2.7-2.6-4.9a5.1 5.1 0 1 0 3-8.7 5.1 5.1 0 0 0-4.2-8z",
  D: "M12 .8c2.5 4.3 5 7.7 8.2 11.2-3.2 3.5-5.7 6.9-8.2 11.2-2.5-4.3-5-7.7-8.2-11.2C7 8.5 9.5 5.1 12 .8z",
};

/** The outline of a suit in a square of 24. */
export function suitPath(suit: SuitLetter): string {
  return PATHS[suit];
}

/** A decorative suit symbol, as tall as a capital, in the current colour; the card around it needs a name. */
export function Suit({ suit }: { suit: SuitLetter }) {
  return (
    <svg class="suit" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[suit]} />
    </svg>
  );
}
