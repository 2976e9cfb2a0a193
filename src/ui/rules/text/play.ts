/** The play. rules.md §2–3. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const PLAY = {
  play: {
    title: "The play",
    says: [
      "The player on the dealer’s left leads; with two players, the one who is not dealing. In turn everybody lays one card face up and says the sum so far. That sum, the count, never passes thirty-one.",
      "If you can play, you must. Who has no card left is skipped without a word.",
      "Points are pegged the moment they are made. When nobody can play, or at thirty-one, the count starts again at nothing, and nothing reaches back into the cards before. Whoever is on the left of the last card leads.",
    ],
    plays: [
      {
        cards: "J 5 7 6",
        points: [0, 2, 0, 3],
        why: "Ten, fifteen for two, twenty-two, and a run of three at twenty-eight.",
      },
    ],
    also: "pegging series count lead cards laid",
    from: `${from.ALL_PAGES}; ACC 7.1.c (2010)`,
  },
  go: {
    title: "Go",
    says: [
      "Say go when none of your cards fits under thirty-one. The others play on in turn until nobody can, even several cards in a row; the last card then takes one point. You cannot need it while the count is twenty-one or less, as any card fits.",
      "A go said by mistake may be taken back until somebody pegs or the next card falls.",
    ],
    houses: [
      {
        name: "Pegged with the last card",
        says: "The point goes to the last card, once nobody can follow. This is how the app counts unless told otherwise.",
        from: `${from.ENCYCLOPEDIA}; ACC rules`,
        where: "app",
      },
      {
        name: "Pegged at the go",
        says: "The point is pegged as soon as go is said. A thirty-one after it is then worth one more, not two. For two players the points come out the same, only earlier. With three or more, the first go of a series pays the next player who holds cards and has not said go, and that may be somebody else.",
        from: `${from.PAGE_1}; ${from.PAGE_3}; ${from.BICYCLE}; wiseGEEK`,
        where: "app",
      },
      {
        name: "Two goes stop it",
        says: "Three players or more: after a go, if the next player cannot play either, the series is over although another still could.",
        from: from.BICYCLE_3,
        where: "app",
      },
    ],
    also: "cannot play pass one for go timing",
    from: `${from.ALL_PAGES}; ACC 7.3 (2010)`,
  },
  thirtyOne: {
    title: "Thirty-one for two",
    says: [
      "The card that makes exactly thirty-one pegs two, and the series is over.",
      "Those two are all of it: nothing is added for a go before, nor for the last card of the deal. Fifteens cannot come with it, pairs and runs can.",
    ],
    plays: [
      { cards: "Q T A T", points: [0, 0, 0, 2], why: "Two, not three, even if this is the very last card." },
      { cards: "T 9 6 3 3", points: [0, 0, 0, 0, 4], why: "Two for thirty-one and two for the pair." },
      { cards: "K 5 7 2 3 4", points: [0, 2, 0, 0, 0, 5], why: "A run of three that lands on thirty-one." },
    ],
    also: "31 2 points hit exact",
    from: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ACC 1.7 (2017)`,
  },
  lastCard: {
    title: "One for last",
    says: [
      "A series that ends below thirty-one pays one point to the last card. While anybody still holds cards it is called go, after the very last card of the deal last.",
      "Every series pays once: two for thirty-one, or else one. So in a two-handed deal played out the dealer always pegs at least one.",
    ],
    plays: [
      {
        cards: "7 2 2 2 2",
        points: [0, 0, 2, 6, 14],
        why: "If that deuce is also the last card of the deal, one more: fifteen, the most a single card can peg.",
      },
    ],
    also: "last card point one for last end of play",
    from: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ACC 1.7 (2017)`,
  },
  playFifteen: {
    title: "Fifteen in the play",
    says: ["The card that brings the count to exactly fifteen pegs two. Whatever else it makes is added."],
    plays: [
      { cards: "7 8", points: [0, 2], why: "Fifteen for two." },
      { cards: "4 5 6", points: [0, 0, 5], why: "Fifteen two, and a run of three." },
      { cards: "5 5 5", points: [0, 2, 8], why: "A pair; then fifteen two and a pair royal." },
    ],
    also: "15 for two count of fifteen",
    from: `${from.ALL_PAGES}; ACC 7.2 (2010)`,
  },
  playPairs: {
    title: "Pairs in the play",
    says: [
      "A card of the same rank as the one before pegs two; a third in a row makes a pair royal for six, a fourth a double pair royal for twelve. It does not matter who laid them.",
      "Rank counts, not value: {T Q} is no pair. A card in between, or a new series, breaks it.",
    ],
    plays: [
      { cards: "5 5 5 5", points: [0, 2, 8, 12], why: "The third one makes fifteen as well." },
      { cards: "7 8 7", points: [0, 2, 0], why: "Fifteen, but no pair: the eight lies between." },
      { cards: "T Q", points: [0, 0], why: "Both are worth ten, yet they are no pair." },
    ],
    also: "pair royal double triplet three of a kind four of a kind",
    from: from.ALL_PAGES,
  },
  playRuns: {
    title: "Runs in the play",
    says: [
      "If the last three cards or more are neighbours in rank, in any order, the card that makes it so pegs one point for each of them. The longest such row counts, and only that one.",
      "Nothing else may lie among them and no rank may come twice; suits do not matter. There is no double run in the play, and no flush. Seven cards, ace to seven, are the most a run can have.",
    ],
    plays: [
      { cards: "4 2 3 5 6", points: [0, 0, 3, 4, 5], why: "Each card makes the run longer." },
      { cards: "9 6 8 7", points: [0, 2, 0, 4], why: "Fifteen; then the seven joins all four." },
      { cards: "8 7 7 6", points: [0, 2, 2, 0], why: "No run: the second seven is in between." },
      {
        cards: "4 2 3 4 3",
        points: [0, 0, 3, 3, 0],
        why: "The second four makes 2 3 4 anew; the last three does not.",
      },
      { cards: "Q K A", points: [0, 0, 0], why: "The ace is low." },
    ],
    also: "sequence straight run of three four five order",
    from: `${from.ALL_PAGES}; ACC rules (August 2004)`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
