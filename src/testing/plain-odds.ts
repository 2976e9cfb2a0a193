/** Odds that are simple and wrong, for laws that must hold whatever the table says. */
import type { Chance, Needs } from "../insight/chance/chance";
import { meanOf } from "../insight/chance/shares";
import { type Odds, PARTS } from "../insight/story/chances";
import { PACK, type SuitedCard } from "../rules/cards";

/** The chance by the points still needed alone. */
function chanceAt({ dealer, pone }: Needs): Chance {
  if (dealer <= 0) return { win: 1, skunk: Number(pone > 30), skunked: 0 };
  if (pone <= 0) return { win: 0, skunk: 0, skunked: Number(dealer > 30) };
  const win = 1 / (1 + Math.exp((dealer - pone) / 12));
  return { win, skunk: win / 10, skunked: (1 - win) / 10 };
}

const USUAL = { heels: 0.15, play: { dealer: 3.5, pone: 2.1 }, hand: { dealer: 8, pone: 8.1 }, crib: 4.7 };

export const PLAIN_ODDS: Odds = {
  before: ({ dealer, pone }) => chanceAt({ dealer: dealer - 3, pone }),
  within: (needs, next, known) => {
    if (needs.dealer <= 0 || needs.pone <= 0) return chanceAt(needs);
    const open = new Set(PARTS.slice(PARTS.indexOf(next)));
    const of = (part: "pone" | "dealer" | "crib", usual: number) => {
      const shares = part === "crib" ? undefined : known[part];
      const points = shares ? meanOf(shares) : part === "crib" ? (known.cribMean ?? usual) : usual;
      return open.has(part) ? points : 0;
    };
    const pone = (open.has("play") ? USUAL.play.pone : 0) + of("pone", USUAL.hand.pone);
    const dealer =
      (open.has("play") ? USUAL.play.dealer : 0) + of("dealer", USUAL.hand.dealer) + of("crib", USUAL.crib);
    const rest = chanceAt({ dealer: Math.max(1, needs.dealer - dealer), pone: Math.max(1, needs.pone - pone - 3) });
    return rest;
  },
  usual: USUAL,
  discards: (six) =>
    six
      .flatMap((one, i) => six.slice(i + 1).map((other) => [one, other] as [SuitedCard, SuitedCard]))
      .map((discard) => {
        const hand = six.reduce((sum, card) => sum + (discard.includes(card) ? 0 : PACK.indexOf(card) % 13), 0) / 4;
        return { discard, hand, crib: 4, worth: hand - 4 };
      })
      .toSorted((one, other) => other.worth - one.worth),
};
