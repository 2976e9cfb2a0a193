import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Before the play: rules.md §1. */
export const BEFORE = {
  cards: {
    title: "The cards",
    says: [
      "Cribbage uses one pack of 52 cards, without jokers unless you agree to play with them. All suits are equal.",
      "The ace is only low and the king is high, so {Q K A} is no run.",
      "When you add up cards, an ace counts 1, the cards from 2 to 9 count their number, and 10, jack, queen and king count 10 each.",
    ],
    also: "deck pack value worth tenth card face court",
    source: `ACC 1.7 (2017); ${from.BICYCLE}`,
  },
  cut: {
    title: "The cut for deal",
    says: [
      "Everyone cuts a card. The lowest card deals first, and an ace is the lowest of all.",
      "Lift at least four cards and leave at least four.",
      "If the lowest cards tie, cut again. With three or more players, only those who tied cut again.",
    ],
    houses: [
      {
        name: "The next game",
        says: "The loser of a game deals first in the next one, unless you choose otherwise: the winner, in turn, or a new cut. “In turn” is the player on the left of this game’s first dealer. If several players lost, the one furthest behind deals; if two of them are tied, cut.",
        where: "app",
      },
      {
        name: "High card deals",
        says: "Four players only: the highest of the four cards deals. Some tables also make the two highest cards partners against the two lowest.",
        where: "app",
      },
    ],
    also: "first dealer lowest draw who deals loser next game",
    source: `${from.BICYCLE}; ${from.BICYCLE_4}; ${from.ENCYCLOPEDIA}; ${from.CORNER}; ${from.ST_CATHARINES} 15`,
  },
  deal: {
    title: "The deal",
    says: [
      "Two players get six cards each, one at a time, starting with the non-dealer. Each keeps a hand of four and discards two to the crib. The players take turns to deal.",
      "Three players get five cards each, and one more card goes straight to the crib. Four players get five each. Everyone discards one, so every hand and the crib have four cards. The deal passes to the left.",
      "Before dealing, the dealer offers the pack for a cut. At home that’s a courtesy; in ACC play it’s required.",
    ],
    also: "dealer pone six cards five how many cards alternate turns shuffle rotation",
    source: `${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  crib: {
    title: "The crib",
    says: [
      "The discards, face down, are the crib. It belongs to the dealer, who counts it last. Nobody looks at it before then.",
      "A discard stays discarded. If you take one back or look at the crib too early, the other side pegs two.",
    ],
    also: "kitty box discard away lay throw throwing",
    source: `ACC 5.1.b, 5.2.a (2010); ${from.BICYCLE}`,
  },
  starter: {
    title: "The starter",
    says: [
      "When everyone has discarded, the player on the dealer’s left – with two players, the non-dealer – lifts part of the pack. The dealer turns up the top card of the rest. This card is the starter. It counts with every hand and with the crib, and it is never played.",
      "Lift at least four cards and leave at least four. Nobody may look at the bottom card of the lifted part: the other side pegs two for that.",
      "If the starter is turned before everyone has discarded, put it back, discard, shuffle and cut again. There is no penalty. If a card is face up at the cut, turn it over, shuffle and cut again. If two cards are turned up, the upper one is the starter.",
    ],
    also: "cut card turn up turned up starter card",
    source: `ACC 6.1.a, 6.1.b, 6.1.d, 6.2 (2010); ${from.BICYCLE}`,
  },
  heels: {
    title: "His heels: two for a starter jack",
    says: [
      "If the starter is a jack, the dealer pegs two at once, before any card is played. Those two points can win the game.",
      "A dealer who plays a card before pegging them loses them. Nobody can take them by muggins.",
      "The names get mixed up: some players say nibs, and some call the starter jack nobs. Here heels, or nibs, is a starter jack for two, and nobs is a jack in the hand for one. A starter jack is never nobs as well.",
    ],
    houses: [
      { name: "No win by heels", says: "His heels can’t win the game: the peg stops one hole short.", where: "app" },
      {
        name: "Stinkhole, or three stinkholes",
        says: "From the hole before the last, or from any of the last three, you can’t win with heels, a go or the last card.",
        where: "app",
      },
    ],
    also: "nibs his nibs knobs jack turned up two for his heels",
    source: `ACC 6.3.a–c, 10.3.c (2010); ${from.ST_CATHARINES} 20`,
  },
  misdeal: {
    title: "A misdeal",
    says: [
      "If a card is seen during the deal or is face up in the pack, the same dealer deals again. Nobody pegs anything for it.",
      "If someone has too many cards or too few, tap Misdeal in the table’s menu. The app takes back the deal with every point pegged in it, and the same dealer deals again. Penalties and scores that you fixed by hand stay, but a fix of points of this deal goes back with them; that is our choice. Undo brings the deal back.",
      "Tournament rules are longer: they depend on who is wrong and when it’s found. For example, if the non-dealer turns out to have had five cards after the starter is turned, play stops, the points of the play are taken back, the hands and the crib are not counted, and the same dealer deals again.",
      "If you won’t let the other side check your number of cards, you go back ten holes, but never below the start.",
    ],
    houses: [
      {
        name: "Two for a misdeal",
        says: "Under older laws, every other side pegs two when a deal is taken back. The ACC gives nothing.",
        where: "app",
      },
    ],
    also: "wrong number of cards exposed redeal deal again void too many too few",
    source: `ACC 4.4.d (quoted in 2025); ${from.ST_CATHARINES} 17; ${from.CORNER}; ${from.ENQUIRE}; ${from.HOYLE}`,
  },
} as const satisfies Readonly<Record<TopicOf<"before">, Rule>>;
