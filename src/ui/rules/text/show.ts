/** The show. rules.md §4. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const SHOW = {
  show: {
    title: "What counts at the show",
    says: [
      "A hand counts together with the starter, five cards in all: two for every fifteen, two for every pair, one a card for every run, four or five for a flush, one for his nobs. A card may be used as often as it fits.",
      "The crib counts in the same way, for the dealer; only its flush is stricter.",
    ],
    shows: [
      {
        cards: "5C 5D 5S JH",
        starter: "5H",
        points: 29,
        why: "The best there is: eight fifteens, six pairs, and his nobs.",
      },
      { cards: "JH 7 6 4", starter: "5H", points: 9, why: "Two fifteens, a run of four, his nobs." },
      { cards: "2 4 6 8", starter: "Q", points: 0, why: "Nothing, if the suits are mixed: a nineteen." },
    ],
    also: "counting hand hands score points total twenty-nine",
    from: from.ALL_PAGES,
  },
  showOrder: {
    title: "The order of the show",
    says: [
      "The player on the dealer’s left counts first, then round the table; the dealer’s hand comes last, and then the crib. With two players: the one who did not deal, the dealer, the crib.",
      "Each count is pegged before the next hand is shown, and the game stops as soon as somebody is home. That is why the order decides close games. Cards stay face up until the others have agreed.",
    ],
    also: "who counts first order close game count out",
    from: `${from.PAGE_3}; ${from.BICYCLE}; ACC 9.2 (2010)`,
  },
  fifteens: {
    title: "Fifteens",
    says: [
      "Every different set of cards that adds up to fifteen is two points. Two cards or five, and any card in as many sets as you can find.",
    ],
    shows: [
      { cards: "K J 5 5", starter: "2", points: 10, why: "Each five with king and with jack: eight; and the pair." },
      { cards: "3 3 3 6", starter: "6", points: 18, why: "Five fifteens, a pair royal and a pair." },
      { cards: "7 8 K 9", starter: "3", points: 5, why: "One fifteen, 7 and 8, and a run of three." },
    ],
    also: "15 combinations adds up to fifteen two fifteen four",
    from: from.ALL_PAGES,
  },
  pairs: {
    title: "Pairs",
    says: [
      "Two cards of one rank are two points. Three are three pairs, a pair royal for six; four are six pairs, a double pair royal for twelve.",
    ],
    shows: [
      { cards: "2 2 4 4", starter: "Q", points: 4, why: "Two pair." },
      { cards: "2 2 2 4", starter: "4", points: 8, why: "A pair royal and a pair." },
      { cards: "2 2 2 2", starter: "Q", points: 12, why: "A double pair royal." },
    ],
    also: "pair royal double pair royal three of a kind four of a kind triplet proil",
    from: from.ALL_PAGES,
  },
  runs: {
    title: "Runs",
    says: [
      "Three or more neighbours in rank are a run, one point a card. Only the longest counts: a run of four is four, not also two runs of three inside it.",
      "A pair inside makes the run twice. With the pairs: a double run of three is eight, a double run of four ten, a triple run fifteen, a double double run sixteen.",
    ],
    shows: [
      { cards: "9 T J Q", starter: "2", points: 4, why: "One run of four." },
      { cards: "8 9 9 T", starter: "K", points: 8, why: "A double run of three." },
      { cards: "8 9 9 T", starter: "J", points: 10, why: "A double run of four." },
      { cards: "8 9 9 9", starter: "T", points: 15, why: "A triple run." },
      { cards: "2 3 3 4", starter: "4", points: 16, why: "A double double run, and no fifteen in it." },
      { cards: "4 4 5 5", starter: "6", points: 24, why: "The same, with four fifteens." },
    ],
    also: "sequence straight double run triple run quadruple run double double",
    from: `${from.ALL_PAGES}; one of them counts 2 3 3 4 4 as eighteen, which is wrong`,
  },
  flush: {
    title: "A flush",
    says: [
      "All four cards of the hand in one suit are four points; five, if the starter has that suit as well. Three in the hand and the starter are nothing.",
    ],
    shows: [
      { cards: "2H 4H 6H QH", starter: "KC", points: 4, why: "Four hearts in the hand." },
      { cards: "2H 4H 6H QH", starter: "KH", points: 5, why: "And a heart turned up." },
      { cards: "2H 4H 6H QC", starter: "KH", points: 0, why: "One of the four hearts is the starter." },
    ],
    houses: [
      {
        name: "Flush of three",
        says: "Three, or four with the starter: that belongs to five-card, the old game with hands of three, and there the app counts it. One rules page puts it into the six-card game by mistake.",
        from: `${from.PAGE_4}; ${from.ENCYCLOPEDIA}`,
        where: "app",
      },
    ],
    also: "suit same suit hearts spades four-card flush five-card flush",
    from: `${from.PAGE_3}; ${from.ENCYCLOPEDIA}; ${from.CHEAT_SHEET}`,
  },
  cribFlush: {
    title: "A flush in the crib",
    says: [
      "The crib has a flush only if all four of its cards and the starter are of one suit. It is then five points. Four of a suit in the crib and another suit turned up are nothing.",
    ],
    shows: [
      { cards: "2H 4H 6H QH", starter: "KH", crib: true, points: 5, why: "All five are hearts." },
      { cards: "2H 4H 6H QH", starter: "KC", crib: true, points: 0, why: "Four points in a hand, none in the crib." },
    ],
    also: "kitty box suit four-card flush crib",
    from: `${from.PAGE_1}; ${from.PAGE_3}; ${from.BICYCLE}; ${from.ENCYCLOPEDIA}; ACC 1.7 (2017)`,
  },
  nobs: {
    title: "His nobs: one for the right jack",
    says: [
      "The jack of the starter’s suit, in a hand or in the crib, is one point for whoever counts it. There is only one in a deal. If the starter itself is a jack, that is heels, and nobody has nobs.",
    ],
    shows: [
      { cards: "2H 4H JH 8H", starter: "KH", points: 6, why: "A flush of five, and his nobs." },
      { cards: "2H 4C 8D JS", starter: "QS", points: 1, why: "One for his nobs, and nothing else." },
    ],
    also: "knobs right jack his nob noddy same suit jack",
    from: from.ALL_PAGES,
  },
  impossible: {
    title: "Counts that cannot be",
    says: [
      "No hand and no crib can count 19, 25, 26, 27, or more than 29. That is why a hand of nothing is called a nineteen, and why the app marks those numbers.",
      "Twenty-nine comes up four times in 12,994,800 deals: three fives and a jack in the hand, the fourth five turned up in the jack’s suit. A hand dealt at random counts 4.77 on average; players who choose what to lay away do better.",
    ],
    also: "nineteen zero hand 29 28 average impossible score never",
    from: `${from.BICYCLE}; ${from.ENCYCLOPEDIA}; S. Lumetta’s table; every hand counted by the app`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
