/** Before the play: the pack, the cut, the deal, the crib, the starter. rules.md §1. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const BEFORE = {
  cards: {
    title: "The cards",
    says: [
      "One pack of 52, without jokers unless you agree on them. All suits are equal.",
      "The ace is low and the king is high, and nothing goes round the corner: {Q K A} is no run.",
      "For counting, an ace is 1, the cards from 2 to 9 are their number, and 10, jack, queen and king are ten each.",
    ],
    also: "deck pack value worth tenth card face court",
    from: `${from.ALL_PAGES}; ACC 1.7 (2017)`,
  },
  cut: {
    title: "The cut for deal",
    says: [
      "Everybody cuts a card and the lowest deals first. An ace is the lowest there is.",
      "Lift at least four cards and leave at least four.",
      "A tie for lowest is cut again. With three or more players only those who tied cut again; that is our choice, as the sources do not say.",
    ],
    houses: [
      {
        name: "The next game",
        says: "The loser of a game deals the next one unless you choose otherwise: the winner, in turn – whoever sits on the left of this game’s first dealer – or a new cut. Of several losers it is the one with most holes to go; if two are level, cut.",
        from: `${from.BICYCLE}, ${from.ENCYCLOPEDIA} (loser); an older encyclopedia (winner); ${from.CORNER} (in turn); many ACC qualifying rounds (fresh cut)`,
        where: "app",
      },
      {
        name: "High card deals",
        says: "Four players only: the highest of the four cuts deals. By the source the two high cuts also play the two low ones; who sits with whom is yours to say.",
        from: from.BICYCLE_4,
        where: "app",
      },
    ],
    also: "first dealer lowest draw who deals loser next game",
    from: `${from.ALL_PAGES}; ${from.ST_CATHARINES} 15`,
  },
  deal: {
    title: "The deal",
    says: [
      "Two players get six cards each, one at a time, the other player first. Each lays two away and keeps a hand of four. Then the deal changes sides.",
      "Three players get five each and one card goes straight to the crib. Four get five each. All of them lay one away, so every hand and the crib have four cards. The deal moves on to the left.",
      "The pack is offered for a cut before the deal: a courtesy at home, required in ACC play.",
    ],
    also: "dealer pone six cards five alternate turns shuffle rotation",
    from: `${from.PAGE_2}; ${from.PAGE_4}; ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  crib: {
    title: "The crib",
    says: [
      "The cards laid away, face down, are the crib. It belongs to the dealer, who counts it last. Nobody looks at it before.",
      "A card let go stays there: whoever takes one back, or looks too early, gives two points to the other side.",
    ],
    also: "kitty box discard lay away throw throwing",
    from: `${from.ALL_PAGES}; ACC 5.1.b, 5.2.a (2010)`,
  },
  starter: {
    title: "The starter",
    says: [
      "When all have laid away, the player on the dealer’s left – with two players, the one who is not dealing – lifts part of the pack, and the dealer turns up the top card of the rest. That is the starter. It counts with every hand and with the crib, and is never played.",
      "At least four cards are lifted and at least four are left. Nobody may see the bottom card of the lifted part: two points to the other side.",
      "Turned too early, before everybody has laid away: put it back, lay away, shuffle, and cut again. There is no penalty. If a card lies face up where the cut falls, turn it over, shuffle, and cut again. If two cards were turned, the upper one is the starter.",
    ],
    also: "cut card turn up turned up starter card",
    from: `${from.ALL_PAGES}; ACC 6.1.a, 6.1.b, 6.1.d, 6.2 (2010)`,
  },
  heels: {
    title: "His heels: two for a starter jack",
    says: [
      "If the starter is a jack, the dealer pegs two at once, before a card is played. It can win the game.",
      "A dealer who plays a card before pegging them has lost them; they cannot be taken by muggins either.",
      "The name wanders: some say nibs, some even call this jack nobs. Here heels, or nibs, is the starter jack for two; nobs is the jack in a hand for one. A starter jack is never nobs as well.",
    ],
    houses: [
      {
        name: "No win by heels",
        says: "Heels stop one hole short of the end.",
        from: "Daily Delish, 5th Peg (house rules)",
        where: "app",
      },
      {
        name: "Stinkhole, or three stinkholes",
        says: "A peg on the hole before the last, or on one of the last three, is not taken out by heels, a go or the last card.",
        from: "Daily Delish, 5th Peg (house rules)",
        where: "app",
      },
    ],
    also: "nibs his nibs knobs jack turned up two for his heels",
    from: `${from.ALL_PAGES}; ACC 6.3.a–c, 10.3.c (2010); ${from.ST_CATHARINES} 20`,
  },
  misdeal: {
    title: "A misdeal",
    says: [
      "A card seen during the deal, or found face up in the pack: the same dealer deals again, and nobody gets a point for it.",
      "Somebody has too many cards or too few: the app takes the deal back with every point pegged in it, and the same dealer deals again. Tap Misdeal in the table’s menu; undo brings it back. The tournament rule is a long table of cases, by who is wrong and when it is found. Found after the starter is turned, a hand of five stops the play, takes back its points and leaves hands and crib uncounted.",
      "Whoever will not let the other side check a number of cards goes back ten holes, never below the start.",
    ],
    houses: [
      {
        name: "Two for a misdeal",
        says: "By older laws every other side pegs two when the deal is taken back. The ACC gives nothing.",
        from: `${from.ENQUIRE}; ${from.HOYLE}; paper league rules`,
        where: "app",
      },
    ],
    also: "wrong number of cards exposed redeal deal again void too many too few",
    from: `ACC 4.3 (as the Encyclopedia article cites it), 4.4.d(9) (as quoted in 2025); ${from.ST_CATHARINES} 17; ${from.CORNER}, scoring penalties`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
