import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Twists for any form of the game: rules.md §9.9–9.16. */
export const TWISTED = {
  lowball: {
    title: "Lowball",
    says: [
      "Play and count as usual, but the first to reach the last hole loses, even by heels. With two players, the other one wins. With more, the lowest score wins, and players tied for the lowest score share the win.",
      "Every point is pegged, wanted or not. So there is no muggins, and usually no skunk.",
    ],
    shows: [{ cards: "5C 5D 5S JH", starter: "5H", points: 29, why: "Here the best hand is the worst." }],
    also: "loser’s crib low loses backwards misere",
    source: from.ENCYCLOPEDIA,
  },
  jokersWild: {
    title: "Jokers wild",
    says: [
      "The pack has two jokers. When you play one, say which card it is, rank and suit; it may be a card that was already played. It stays that card for the rest of the deal. At the show, a joker you didn’t play becomes the card that counts most. So does a joker turned up as the starter, separately for every hand. A starter joker is two for his heels.",
      "Five of a kind is twenty points, six of a kind thirty.",
    ],
    shows: [
      { cards: "5 5 5 5", starter: "X", points: 40, why: "Ten fifteens and five of a kind." },
      {
        cards: "2H 4H 6H X",
        starter: "8H",
        points: 12,
        why: "With the joker as the three of hearts: two fifteens, a run of three and a flush of five.",
      },
    ],
    plays: [{ cards: "8 7 K X=6", points: [0, 2, 0, 2], why: "A joker played as a 6 makes thirty-one." }],
    houses: [
      {
        name: "Jokers may change",
        says: "At the show, a joker may be a different card than it was in the play.",
        where: "app",
      },
    ],
    also: "joker 54 cards five of a kind six of a kind",
    source: from.ENCYCLOPEDIA,
  },
  jokersNaught: {
    title: "Jokers naught",
    says: [
      "The pack has two jokers that count zero. With one joker every fifteen counts twice, because it works with and without the joker. With two jokers it counts four times. In a run, a joker ranks just below the ace, and a second joker makes the run again. A flush ignores jokers, and three cards of a suit are then enough. Jokers have no suit and are no pair. A starter joker is one for the dealer.",
      "In the play, a joker leaves the count as it is, so at fifteen it pegs two again. You can add a joker at thirty-one: the last of them gets the two for it.",
    ],
    shows: [
      { cards: "4H 5H 6H X", starter: "X", points: 14, why: "Four fifteens, a run of three and a flush of three." },
      { cards: "X X A 2", starter: "3", points: 8, why: "Two runs of four." },
    ],
    plays: [{ cards: "8 7 X X K 6", points: [0, 2, 2, 2, 0, 2], why: "Fifteen three times, then thirty-one." }],
    houses: [
      {
        name: "Jokers pair",
        says: "Two jokers are a pair, and the first example above counts sixteen.",
        where: "app",
      },
    ],
    also: "joker 54 cards zero nothing",
    source: from.ENCYCLOPEDIA,
  },
  tossFives: {
    title: "Toss fives",
    says: [
      "Every five you are dealt goes to the crib, no matter who deals. If you have more fives than discards, you keep the rest: from {5 5 5 J 2 8} two fives go. The app lets you know if somebody kept one.",
    ],
    shows: [{ cards: "5 J 2 8", starter: "Q", points: 6, why: "The four cards left of those six: three fifteens." }],
    also: "throw fives away must discard",
    source: from.ENCYCLOPEDIA,
  },
  threeRuns: {
    title: "Three runs",
    says: [
      "A run is exactly three cards, and every set of three counts: a run of four is six points, a run of five nine. In the play, only the last three cards matter. With this rule a hand can count nineteen.",
    ],
    shows: [
      { cards: "2 3 4 5", starter: "K", points: 10, why: "Two fifteens and two runs." },
      { cards: "A 2 2 3", starter: "4", points: 14, why: "Four runs and a pair." },
    ],
    plays: [
      { cards: "2 3 4 5", points: [0, 0, 3, 3], why: "The 5 makes a run of 3 4 5." },
      { cards: "4 2 5 3", points: [0, 0, 0, 0], why: "2 5 3 is no run." },
    ],
    also: "only runs of three",
    source: from.ENCYCLOPEDIA,
  },
  auction: {
    title: "Auction",
    says: [
      "Before anyone discards, the players bid points for the crib, in turn from the dealer’s left. Each bid must be higher than the last, and a pass is final. The highest bidder goes back that many points at once, even below zero, and counts the crib, last as usual. From 45, with a bid of five and a crib of nine, you end on 49. If nobody bids, the crib stays the dealer’s. Heels are always the dealer’s.",
    ],
    shows: [
      { cards: "TS 9S 2D 7D", starter: "6S", crib: true, points: 4, why: "Bought for five, this crib has cost one." },
    ],
    houses: [{ name: "No debts", says: "A bid can’t take you below zero.", where: "app" }],
    also: "bid bidding buy crib",
    source: from.ENCYCLOPEDIA,
  },
  nullPoint: {
    title: "Null point",
    says: [
      "When a hand or a crib counts zero, every other side pegs one at once, and that can win. With two players, if both hands and the crib are zero, the dealer pegs one and the non-dealer two.",
    ],
    shows: [{ cards: "2 4 6 8", starter: "Q", points: 0, why: "One for the other side." }],
    also: "zero nothing penalty one point",
    source: from.ENCYCLOPEDIA,
  },
  backTen: {
    title: "Back ten",
    says: [
      "When your hand or crib counts zero, you go back ten, but never below the start. Each zero counts by itself: a dealer on 50 with nothing in the hand and nothing in the crib goes to 40, then to 30. A crib bought at an auction is its buyer’s. With null point as well, the others also peg one each time.",
    ],
    shows: [{ cards: "2 4 6 8", starter: "K", points: 0, why: "From 34 to 24, or from 6 to the start." }],
    also: "zero nothing penalty 10 holes back",
    source: from.ENCYCLOPEDIA,
  },
} as const satisfies Readonly<Record<TopicOf<"twists">, Rule>>;
