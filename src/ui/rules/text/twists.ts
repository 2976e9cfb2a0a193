/** What changes any form of the game. rules.md §9.9–9.16. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const TWISTED = {
  lowball: {
    title: "Lowball",
    says: [
      "Played and counted as ever, but the first to reach the last hole has lost, heels included. With two, the other wins; with more, the lowest, and those equally low share it.",
      "Every point is pegged, wanted or not. So there is no muggins, and usually no skunk.",
    ],
    shows: [{ cards: "5C 5D 5S JH", starter: "5H", points: 29, why: "The worst there is." }],
    also: "loser’s crib low loses backwards misere",
    from: `${from.ENCYCLOPEDIA}; users.igl.net; who wins of three or more, our choice`,
  },
  jokersWild: {
    title: "Jokers wild",
    says: [
      "Two jokers. One that is played is whatever card its player says, rank and suit, even one that lies there already, and stays it for the deal. At the show the others, and one turned up, are what counts most; every hand chooses for itself. A joker turned up is two for his heels.",
      "Five of a kind are twenty points, six thirty.",
    ],
    shows: [
      { cards: "5 5 5 5", starter: "X", points: 40, why: "Ten fifteens and five of a kind." },
      {
        cards: "2H 4H 6H X",
        starter: "8H",
        points: 12,
        why: "As the three of hearts: two fifteens, a run of three, a flush of five.",
      },
    ],
    plays: [{ cards: "8 7 K X=6", points: [0, 2, 0, 2], why: "A joker, said to be a six, makes thirty-one." }],
    houses: [
      {
        name: "Jokers may change",
        says: "At the show a joker may be another card than it was in the play.",
        from: "Our choice",
        where: "app",
      },
    ],
    also: "joker 54 cards five of a kind six of a kind",
    from: `${from.ENCYCLOPEDIA}; harbourassociates.co.za`,
  },
  jokersNaught: {
    title: "Jokers naught",
    says: [
      "Two jokers that count nothing: with one, every fifteen is there twice, with two four times. In a run they stand just below the ace, once each; a flush passes them over, and three of a suit are enough then. They have no suit, and are no pair. One turned up is one for the dealer.",
      "In the play a joker leaves the count as it is: at fifteen it pegs two again. Jokers may follow thirty-one, and the last of them takes its two.",
    ],
    shows: [
      { cards: "4H 5H 6H X", starter: "X", points: 14, why: "Four fifteens, a run of three, a flush of three." },
      { cards: "X X A 2", starter: "3", points: 8, why: "Two runs of four." },
    ],
    plays: [{ cards: "8 7 X X K 6", points: [0, 2, 2, 2, 0, 2], why: "Fifteen three times, then thirty-one." }],
    houses: [
      {
        name: "Jokers pair",
        says: "Two jokers are a pair; the first example then counts sixteen.",
        from: "Our choice",
        where: "app",
      },
    ],
    also: "joker 54 cards zero nothing",
    from: from.ENCYCLOPEDIA,
  },
  tossFives: {
    title: "Toss fives",
    says: [
      "Every five dealt goes to the crib, whoever deals. With more fives than cards to lay away the rest are kept: of {5 5 5 J 2 8} two fives go. The app says so when somebody kept one.",
    ],
    shows: [{ cards: "5 J 2 8", starter: "Q", points: 6, why: "What is left of those six: three fifteens." }],
    also: "throw fives away must discard",
    from: `${from.ENCYCLOPEDIA}; with too many of them, our choice`,
  },
  threeRuns: {
    title: "Three runs",
    says: [
      "A run is three cards, no more, and every three count: a run of four is six points, a run of five nine. In the play only the last three cards are looked at. Here nineteen can be counted.",
    ],
    shows: [
      { cards: "2 3 4 5", starter: "K", points: 10, why: "Two fifteens and two runs." },
      { cards: "A 2 2 3", starter: "4", points: 14, why: "Four runs and a pair." },
    ],
    plays: [
      { cards: "2 3 4 5", points: [0, 0, 3, 3], why: "The five makes 3 4 5." },
      { cards: "4 2 5 3", points: [0, 0, 0, 0], why: "2 5 3 is no run." },
    ],
    also: "only runs of three",
    from: from.ENCYCLOPEDIA,
  },
  auction: {
    title: "Auction",
    says: [
      "Before anything is laid away the players bid points for the crib, in turn from the dealer’s left, each more than the last; a pass is final. The highest bidder goes back that many at once, even below nothing, and counts the crib, last as ever: from 45, with a bid of five and a crib of nine, to 49. If nobody bids it stays the dealer’s. Heels are always the dealer’s.",
    ],
    shows: [{ cards: "TS 9S 2D 7D", starter: "6S", crib: true, points: 4, why: "Bought for five, it has cost one." }],
    houses: [{ name: "No debts", says: "A bid takes nobody below nothing.", from: "Our choice", where: "app" }],
    also: "bid bidding buy crib",
    from: `${from.ENCYCLOPEDIA}; bidding before the crib is laid away, our choice`,
  },
  nullPoint: {
    title: "Null point",
    says: [
      "A hand or crib that counts nothing gives every other side one point, there and then, and that can win. If both hands and the crib are nothing, the dealer pegs one and the other two.",
    ],
    shows: [{ cards: "2 4 6 8", starter: "Q", points: 0, why: "One for the other side." }],
    also: "zero nothing penalty one point",
    from: `${from.ENCYCLOPEDIA}; with three sides or more, our choice`,
  },
  backTen: {
    title: "Back ten",
    says: [
      "A hand or crib that counts nothing sends its owner back ten, never below the start. Each does so by itself: a dealer on 50 with nothing in hand and crib is on 40, then on 30. A crib that was bought is its buyer’s. With null point the others peg one besides.",
    ],
    shows: [{ cards: "2 4 6 8", starter: "K", points: 0, why: "From 34 to 24, or from 6 to the start." }],
    also: "zero nothing penalty 10 holes back",
    from: `${from.ENCYCLOPEDIA}; never below the start, our choice`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
