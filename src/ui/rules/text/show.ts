import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** The show: rules.md §4. */
export const SHOW = {
  show: {
    title: "What counts at the show",
    says: [
      "Your hand counts together with the starter, five cards in all: two for each fifteen, two for each pair, one per card of each run, four or five for a flush, and one for his nobs. You can use a card as often as it fits.",
      "The crib counts the same way for the dealer, but its flush is stricter.",
    ],
    shows: [
      {
        cards: "5C 5D 5S JH",
        starter: "5H",
        points: 29,
        why: "The best hand there is: eight fifteens, six pairs and his nobs.",
      },
      { cards: "JH 7 6 4", starter: "5H", points: 9, why: "Two fifteens, a run of four and his nobs." },
      {
        cards: "2 4 6 8",
        starter: "Q",
        points: 0,
        why: "Nothing, if the suits are mixed. Players call it a nineteen.",
      },
    ],
    also: "counting hand hands score points total twenty-nine",
    source: from.BICYCLE,
  },
  showOrder: {
    title: "The order of the show",
    says: [
      "The player on the dealer’s left counts first, then the next, around the table. The dealer’s hand comes last, and then the crib. With two players: the non-dealer, the dealer, the crib.",
      "Each count is pegged before the next hand is shown, and the game ends as soon as someone reaches the last hole. That’s why the order decides close games. Leave your cards face up until the others agree.",
    ],
    also: "order who counts first close game count out",
    source: `ACC 9.2 (2010); ${from.BICYCLE}`,
  },
  fifteens: {
    title: "Fifteens",
    says: [
      "Every different set of cards that adds up to fifteen is two points. A set can have two to five cards, and each card can be in several sets.",
    ],
    shows: [
      {
        cards: "K J 5 5",
        starter: "2",
        points: 10,
        why: "Each 5 with the king and with the jack: eight. And the pair.",
      },
      { cards: "3 3 3 6", starter: "6", points: 18, why: "Five fifteens, a pair royal and a pair." },
      { cards: "7 8 K 9", starter: "3", points: 5, why: "One fifteen, 7 and 8, and a run of three." },
    ],
    also: "15 combinations adds up to fifteen two fifteen four",
    source: from.BICYCLE,
  },
  pairs: {
    title: "Pairs",
    says: [
      "Two cards of the same rank are two points. Three make three pairs, a pair royal for six. Four make six pairs, a double pair royal for twelve.",
    ],
    shows: [
      { cards: "2 2 4 4", starter: "Q", points: 4, why: "Two pair." },
      { cards: "2 2 2 4", starter: "4", points: 8, why: "A pair royal and a pair." },
      { cards: "2 2 2 2", starter: "Q", points: 12, why: "A double pair royal." },
    ],
    also: "pair royal double pair royal three of a kind four of a kind triplet proil",
    source: from.BICYCLE,
  },
  runs: {
    title: "Runs",
    says: [
      "Three or more cards that follow one another in rank are a run, one point per card. Only the longest counts: a run of four is four, without the runs of three inside it.",
      "A pair inside doubles the run. Pairs included, a double run of three is eight, a double run of four ten, a triple run fifteen and a double double run sixteen.",
    ],
    shows: [
      { cards: "9 T J Q", starter: "2", points: 4, why: "One run of four." },
      { cards: "8 9 9 T", starter: "K", points: 8, why: "A double run of three." },
      { cards: "8 9 9 T", starter: "J", points: 10, why: "A double run of four." },
      { cards: "8 9 9 9", starter: "T", points: 15, why: "A triple run." },
      { cards: "2 3 3 4", starter: "4", points: 16, why: "A double double run, without any fifteen." },
      { cards: "4 4 5 5", starter: "6", points: 24, why: "A double double run and four fifteens." },
    ],
    also: "sequence straight double run triple run quadruple run double double",
    source: from.BICYCLE,
  },
  flush: {
    title: "A flush",
    says: [
      "Four cards of one suit in your hand are four points, or five if the starter has that suit too. Three in the hand and the starter are nothing.",
    ],
    shows: [
      { cards: "2H 4H 6H QH", starter: "KC", points: 4, why: "Four hearts in the hand." },
      { cards: "2H 4H 6H QH", starter: "KH", points: 5, why: "Four hearts, and a heart as the starter." },
      { cards: "2H 4H 6H QC", starter: "KH", points: 0, why: "One of the four hearts is the starter." },
    ],
    houses: [
      {
        name: "Flush of three",
        says: "Three points, or four with the starter. This belongs to five-card, the old game with hands of three, and the app counts it there.",
        where: "app",
      },
    ],
    also: "suit same suit hearts spades four-card flush five-card flush",
    source: from.ENCYCLOPEDIA,
  },
  cribFlush: {
    title: "A flush in the crib",
    says: [
      "The crib has a flush only if its four cards and the starter are all one suit. It’s five points. Four of a suit in the crib with a starter of another suit are nothing.",
    ],
    shows: [
      { cards: "2H 4H 6H QH", starter: "KH", crib: true, points: 5, why: "All five are hearts." },
      { cards: "2H 4H 6H QH", starter: "KC", crib: true, points: 0, why: "Four points in a hand, none in the crib." },
    ],
    also: "kitty box suit four-card flush crib",
    source: `ACC 1.7 (2017); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  nobs: {
    title: "His nobs: one for the right jack",
    says: [
      "The jack of the starter’s suit, in a hand or in the crib, is one point for the player who counts it. There is only one in a deal. If the starter itself is a jack, that’s heels, and nobody has nobs.",
    ],
    shows: [
      { cards: "2H 4H JH 8H", starter: "KH", points: 6, why: "A flush of five, and his nobs." },
      { cards: "2H 4C 8D JS", starter: "QS", points: 1, why: "One for his nobs, and nothing else." },
    ],
    also: "knobs right jack nob noddy same suit jack",
    source: from.BICYCLE,
  },
  impossible: {
    title: "Impossible counts",
    says: [
      "No hand and no crib can count 19, 25, 26 or 27, or more than 29. That’s why players call a hand of zero a nineteen, and why the app dims those numbers.",
      "A 29 comes up four times in 12,994,800 deals: three fives and a jack in the hand, and the fourth five turned up in the jack’s suit. A random hand counts 4.77 on average. Good discards raise that average.",
    ],
    also: "nineteen zero hand 29 28 average impossible score never cannot be",
    source: `${from.BICYCLE}; S. Lumetta’s table of cribbage hands`,
  },
} as const satisfies Readonly<Record<TopicOf<"show">, Rule>>;
