import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** The other forms of the game: rules.md §1.5, §9. */
export const FORMS_OF_PLAY = {
  fiveCard: {
    title: "Five-card, the old game",
    says: [
      "Two players get five cards each and discard two. That makes hands of three and a crib of four. The game is to 61. The player who doesn’t deal first starts with three points, “three for last”.",
      "The play is a single series: it ends at thirty-one or when nobody can play, and cards still held are only shown. A flush in the hand is three, or four with the starter. In the crib it’s five, as usual.",
    ],
    shows: [
      { cards: "5C 5D JH", starter: "5H", points: 15, why: "Four fifteens, a pair royal and his nobs." },
      { cards: "2H 4H 6H", starter: "KC", points: 3, why: "A flush of three." },
    ],
    also: "5 card hands of three head start three for last flush of three",
    source: `${from.ENCYCLOPEDIA}; ${from.ENQUIRE}; ${from.HOYLE}`,
  },
  tenCard: {
    title: "Ten-card",
    says: [
      "Two players get ten cards each. Two go to the crib, and the other eight make two hands of four. Before the starter is turned, each player says which hand to play. Both hands are counted: first both of the non-dealer’s, then both of the dealer’s, then the crib.",
    ],
    shows: [
      { cards: "4C 5C 6C JS", starter: "6S", points: 15, why: "Three fifteens, a double run of three and his nobs." },
      { cards: "AC AD 3H 3S", starter: "6S", points: 4, why: "Two pair: the same player’s second hand." },
    ],
    also: "10 card two hands second hand",
    source: from.ENCYCLOPEDIA,
  },
  fiveAndTwo: {
    title: "Five and two",
    says: [
      "Two players get five cards each, and two more cards go straight to the crib. Each player discards one. Everything else is as in the six-card game.",
    ],
    shows: [
      { cards: "2C 3D 4S 5H", starter: "TD", points: 8, why: "Two fifteens and a run of four." },
      {
        cards: "JD QD KD 9D",
        starter: "TD",
        crib: true,
        points: 11,
        why: "A run of five, a flush of five and his nobs.",
      },
    ],
    also: "5 and 2 alternate deal two to the crib",
    source: from.ENCYCLOPEDIA,
  },
  threeHanded: {
    title: "Three-handed",
    says: [
      "Everyone plays alone, with their own pegs, to 121 or to 61. Each gets five cards, one more card goes straight to the crib, and everyone discards one. The player on the dealer’s left counts first, the dealer last, then the crib.",
    ],
    shows: [{ cards: "7D 5S QD 3C", starter: "3H", points: 8, why: "Three fifteens and a pair." }],
    houses: [
      {
        name: "Dealer takes six",
        says: "No card goes straight to the crib. The dealer gets the first and the last card of the deal, six in all, and discards two.",
        where: "app",
      },
    ],
    also: "three players 3 solo cutthroat",
    source: `${from.ENCYCLOPEDIA}; ${from.BICYCLE_3}`,
  },
  captain: {
    title: "Captain: one against two",
    says: [
      "Three players are dealt cards and count as usual, but two of them share their pegs. Another player is alone in the next game.",
      "Captain to half way: the two need 121 and the lone player 61, and the first to get there wins. At 58 against 119, heels take the lone player to 60, and the two win with their next pair.",
      "Captain with the crib: both sides need 121. Before the cut, the lone player takes the crib, keeps four of the eight cards and puts four back. Its points are still the dealer’s.",
    ],
    shows: [
      { cards: "5C 5D 5S JH", starter: "5H", points: 29, why: "Three of these were dealt, and one 5 was in the crib." },
    ],
    houses: [
      { name: "Lone player deals", says: "The lone player deals every time. Nobody cuts for it.", where: "app" },
      {
        name: "Crib taken when dealing, or always the captain’s",
        says: "The lone player takes the crib only when dealing, or the crib counts for the lone player in every deal.",
        where: "app",
      },
    ],
    also: "three players 3 lone alone 2 against 1 team",
    source: `${from.ENCYCLOPEDIA}; ${from.CORNER}`,
  },
  fourHanded: {
    title: "Four-handed",
    says: [
      "Everyone gets five cards and discards one. Partners sit across from each other and share their pegs. Each hand counts by itself, and once a hand wins the game, the hands after it aren’t counted. Four can also play each alone.",
    ],
    shows: [
      { cards: "7H JS JC 9H", starter: "8S", points: 8, why: "One fifteen, a pair, a run of three and his nobs." },
    ],
    also: "four players 4 partners partnership pairs doubles teams",
    source: `${from.ENCYCLOPEDIA}; ${from.BICYCLE_4}`,
  },
  canadian: {
    title: "Canadian doubles",
    says: [
      "Four players, with partners across from each other. The dealer and the player on the dealer’s left get ten cards each; their partners get none. Each of these two keeps four cards, gives four to their partner and discards two. From there it’s a four-handed game, over in four or five deals.",
    ],
    shows: [
      {
        cards: "5C 5D JH QS",
        starter: "5H",
        points: 21,
        why: "The dealer’s hand: seven fifteens, a pair royal and his nobs.",
      },
      { cards: "6C 7C 8D 4S", starter: "5H", points: 9, why: "The partner’s hand: two fifteens and a run of five." },
    ],
    also: "four players 4 ten card doubles partners teams",
    source: from.ENCYCLOPEDIA,
  },
  fiveHanded: {
    title: "Five-handed",
    says: ["Everyone plays alone. The dealer gets four cards and discards none; the others get five and discard one."],
    shows: [
      { cards: "AC 2C 3C 4C", starter: "4H", points: 14, why: "Two runs of four, a pair and a flush of four." },
      {
        cards: "5C 5D 5S JH KD",
        crib: true,
        points: 20,
        why: "A crib of five: seven fifteens and a pair royal, but no nobs.",
      },
    ],
    houses: [
      {
        name: "Crib of five",
        says: "Everyone gets five cards and discards one. The crib is counted by itself, without the starter. It needs all five cards for a flush and has no nobs.",
        where: "app",
      },
    ],
    also: "five players 5",
    source: `${from.ENCYCLOPEDIA}; ${from.GERMANTOWN}`,
  },
  sixHanded: {
    title: "Six-handed",
    says: [
      "The dealer and the player across get four cards and discard none. The others get five and discard one. In two teams, every other seat is on the same side. In three pairs, partners sit across from each other. Or everyone plays alone.",
    ],
    also: "six players 6 teams three pairs partners",
    source: from.GERMANTOWN,
  },
} as const satisfies Readonly<Record<TopicOf<"forms">, Rule>>;
