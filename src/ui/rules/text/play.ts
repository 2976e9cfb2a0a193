import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** The play: rules.md §2–3. */
export const PLAY = {
  play: {
    title: "The play",
    says: [
      "The player on the dealer’s left leads; with two players, that’s the non-dealer. In turn, each player lays one card face up and says the sum so far. This sum is the count, and it never passes thirty-one.",
      "If you can play, you must. Players with no cards left are skipped.",
      "Points are pegged as soon as they are made. At thirty-one, or when nobody can play, the count starts again at zero, and the cards before it no longer matter. The next player to the left of the last card leads.",
    ],
    plays: [
      {
        cards: "J 5 7 6",
        points: [0, 2, 0, 3],
        why: "Ten, fifteen for two, twenty-two, and a run of three at twenty-eight.",
      },
    ],
    also: "pegging series count lead cards laid",
    source: `ACC 7.1.c (2010); ${from.BICYCLE}`,
  },
  go: {
    title: "Go",
    says: [
      "Say “go” when every card you hold would pass thirty-one. The others play on in turn until nobody can, even several cards in a row. Then the last card pegs one. At twenty-one or less any card fits, so nobody can say go.",
      "A go said by mistake can be taken back until someone pegs or the next card is played.",
    ],
    houses: [
      {
        name: "Pegged with the last card",
        says: "The point goes to the last card, once nobody can follow it. The app counts this way unless you choose otherwise.",
        where: "app",
      },
      {
        name: "Pegged at the go",
        says: "The point is pegged as soon as someone says go. A thirty-one after it then pegs one more, not two. With two players the points come out the same, only earlier. With three or more, the first go of a series pays the next player who has cards and hasn’t said go, and that may be somebody else.",
        where: "app",
      },
      {
        name: "Two goes stop it",
        says: "With three or more players: if the player after a go can’t play either, the series ends, even if another player still could.",
        where: "app",
      },
    ],
    also: "cannot play pass one for go timing",
    source: `ACC 7.3 (2010); ${from.BICYCLE}; ${from.BICYCLE_3}; ${from.ENCYCLOPEDIA}`,
  },
  thirtyOne: {
    title: "Thirty-one for two",
    says: [
      "The card that makes exactly thirty-one pegs two and ends the series.",
      "Nothing is added for a go before it, or for the last card of the deal. The same card can make a pair or a run as well.",
    ],
    plays: [
      { cards: "Q T A T", points: [0, 0, 0, 2], why: "Two, not three, even if this is the very last card." },
      { cards: "T 9 6 3 3", points: [0, 0, 0, 0, 4], why: "Two for thirty-one and two for the pair." },
      { cards: "K 5 7 2 3 4", points: [0, 2, 0, 0, 0, 5], why: "A run of three that makes thirty-one." },
    ],
    also: "31 2 points hit exact",
    source: `ACC 1.7 (2017); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  lastCard: {
    title: "One for last",
    says: [
      "When a series ends below thirty-one, its last card pegs one. The point is called go while anyone still holds cards, and last after the very last card of the deal.",
      "Every series pays once: two for thirty-one, or else one. So with two players, the dealer always pegs at least one when the deal is played to the end.",
    ],
    plays: [
      {
        cards: "7 2 2 2 2",
        points: [0, 0, 2, 6, 14],
        why: "If that 2 is also the last card of the deal, add one: fifteen, the most a single card can peg.",
      },
    ],
    also: "last card point one for last end of play",
    source: `ACC 1.7 (2017); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  playFifteen: {
    title: "Fifteen in the play",
    says: ["The card that makes the count exactly fifteen pegs two, besides anything else it makes."],
    plays: [
      { cards: "7 8", points: [0, 2], why: "Fifteen for two." },
      { cards: "4 5 6", points: [0, 0, 5], why: "Fifteen for two, and a run of three." },
      { cards: "5 5 5", points: [0, 2, 8], why: "A pair; then fifteen for two and a pair royal for six." },
    ],
    also: "15 for two count of fifteen",
    source: `ACC 7.2 (2010); ${from.BICYCLE}`,
  },
  playPairs: {
    title: "Pairs in the play",
    says: [
      "A card of the same rank as the one before it pegs two. A third in a row makes a pair royal for six, a fourth a double pair royal for twelve. It doesn’t matter who played them.",
      "Rank counts, not value: {T Q} is no pair. A card in between, or a new series, breaks a pair.",
    ],
    plays: [
      { cards: "5 5 5 5", points: [0, 2, 8, 12], why: "The third 5 makes fifteen as well." },
      { cards: "7 8 7", points: [0, 2, 0], why: "Fifteen, but no pair: the 8 is in between." },
      { cards: "T Q", points: [0, 0], why: "Both count ten, but they aren’t a pair." },
    ],
    also: "pair royal double triplet three of a kind four of a kind",
    source: from.BICYCLE,
  },
  playRuns: {
    title: "Runs in the play",
    says: [
      "If the last three or more cards follow one another in rank, in any order, the card that completes them pegs one point for each. Only the longest run counts.",
      "No other card may come between, and no rank may come twice. Suits don’t matter. There is no double run in the play, and no flush. The longest run has seven cards, ace to seven.",
    ],
    plays: [
      { cards: "4 2 3 5 6", points: [0, 0, 3, 4, 5], why: "Each card makes the run longer." },
      { cards: "9 6 8 7", points: [0, 2, 0, 4], why: "Fifteen; then the 7 joins all four." },
      { cards: "8 7 7 6", points: [0, 2, 2, 0], why: "No run: the second 7 is in between." },
      {
        cards: "4 2 3 4 3",
        points: [0, 0, 3, 3, 0],
        why: "The second 4 makes a run of 2 3 4 again. The last 3 doesn’t.",
      },
      { cards: "Q K A", points: [0, 0, 0], why: "The ace is only low." },
    ],
    also: "sequence straight run of three four five order",
    source: `ACC rules (August 2004); ${from.BICYCLE}`,
  },
} as const satisfies Readonly<Record<TopicOf<"play">, Rule>>;
