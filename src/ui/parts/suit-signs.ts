import type { Suit } from "../../rules/cards";

/**
 * The signs of the suits, in our own font: phones turn other fonts’ signs into emoji, and small clubs look like spades.
 * A sign of a font costs a slow phone a fraction of a drawing, and the pad has 52.
 */
export const SIGNS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", C: "♣", D: "♦" };
