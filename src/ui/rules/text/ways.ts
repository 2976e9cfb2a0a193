/** The forms of the game, and what one can play alone. rules.md §1.5, §9. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const WAYS = {
  fiveCard: {
    title: "Five-card, the old game",
    says: [
      "Two players get five cards each and lay two away: hands of three, a crib of four, and a game to 61. Whoever does not deal first begins with three points, three for last.",
      "The play is one series: at thirty-one, or when nobody can play, it is over, and cards still held are only shown. A flush in the hand is three, with the starter four; in the crib it is five as ever.",
    ],
    shows: [
      { cards: "5C 5D JH", starter: "5H", points: 15, why: "Four fifteens, a pair royal, his nobs." },
      { cards: "2H 4H 6H", starter: "KC", points: 3, why: "A flush of three." },
    ],
    also: "5 card hands of three head start three for last flush of three",
    from: `${from.ENCYCLOPEDIA}; ${from.PAGE_4} (the flush); ${from.ENQUIRE}; ${from.HOYLE}`,
  },
  tenCard: {
    title: "Ten-card",
    says: [
      "Two players get ten cards each: two go to the crib, and the other eight are two hands of four. Before the starter is turned each says which of them is played; both are counted. The player who is not dealing counts both hands first, then the dealer both, then the crib.",
    ],
    shows: [
      { cards: "4C 5C 6C JS", starter: "6S", points: 15, why: "Three fifteens, a double run of three, his nobs." },
      { cards: "AC AD 3H 3S", starter: "6S", points: 4, why: "Two pair: the same player’s second hand." },
    ],
    also: "10 card two hands second hand",
    from: `${from.ENCYCLOPEDIA}; when the hand is chosen, our choice`,
  },
  fiveAndTwo: {
    title: "Five and two",
    says: [
      "Two players get five cards each, and two go straight to the crib. Each lays one away; the rest is the six-card game.",
    ],
    shows: [
      { cards: "2C 3D 4S 5H", starter: "TD", points: 8, why: "Two fifteens and a run of four." },
      {
        cards: "JD QD KD 9D",
        starter: "TD",
        crib: true,
        points: 11,
        why: "A run of five, a flush of five, his nobs.",
      },
    ],
    also: "5 and 2 alternate deal two to the crib",
    from: from.ENCYCLOPEDIA,
  },
  threeHanded: {
    title: "Three-handed",
    says: [
      "Each plays alone, with pegs of their own, to 121 or to 61. Five cards each, one straight to the crib, and everybody lays one away. The hand on the dealer’s left counts first, the dealer’s last, then the crib.",
    ],
    shows: [{ cards: "7D 5S QD 3C", starter: "3H", points: 8, why: "Three fifteens and a pair." }],
    houses: [
      {
        name: "Dealer takes six",
        says: "No card goes straight to the crib: the dealer has the first and the last of the deal, six in all, and lays two away.",
        from: from.ENCYCLOPEDIA,
        where: "app",
      },
    ],
    also: "three players 3 solo cutthroat",
    from: `${from.PAGE_2}; ${from.ENCYCLOPEDIA}; ${from.BICYCLE_3}`,
  },
  captain: {
    title: "Captain: one against two",
    says: [
      "Three players, dealt and counted as ever; two of them share their pegs. In the next game another is alone.",
      "To half way: the two need 121, the lone player 61, and whoever is there first has won. With 58 against 119, heels make the lone player 60: the two win with their next pair.",
      "With the crib: both sides need 121. Before the cut the lone player takes up the crib, keeps four of the eight cards and puts four back. Its points are still the dealer’s.",
    ],
    shows: [
      { cards: "5C 5D 5S JH", starter: "5H", points: 29, why: "Three of these were dealt, a five lay in the crib." },
    ],
    houses: [
      {
        name: "Lone player deals",
        says: "Every deal; nobody cuts for it.",
        from: "cribbagebox.com",
        where: "app",
      },
      {
        name: "Crib taken when dealing, or always the captain’s",
        says: "It is taken up only when the lone player deals; or it counts for the lone player, whoever deals.",
        from: "Our choice",
        where: "app",
      },
    ],
    also: "three players 3 lone alone 2 against 1 team",
    from: `${from.ENCYCLOPEDIA}; ${from.CORNER}; cribbagebox.com`,
  },
  fourHanded: {
    title: "Four-handed",
    says: [
      "Five cards each, one of them to the crib. Partners sit across and share their pegs; every hand counts by itself, and when one takes its side home, the others are not counted. Four can also play each alone.",
    ],
    shows: [{ cards: "7H JS JC 9H", starter: "8S", points: 8, why: "One fifteen, a pair, a run of three, his nobs." }],
    also: "four players 4 partners partnership pairs doubles teams",
    from: `${from.PAGE_2}; ${from.PAGE_3}; ${from.ENCYCLOPEDIA}; ${from.BICYCLE_4}`,
  },
  canadian: {
    title: "Canadian doubles",
    says: [
      "Four players, partners across. The dealer and the player on the left get ten cards each, their partners none: each keeps four, gives four to the partner, and lays two away. Then it is a four-handed game, over in four or five deals.",
    ],
    shows: [
      { cards: "5C 5D JH QS", starter: "5H", points: 21, why: "The dealer’s: seven fifteens, a pair royal, his nobs." },
      { cards: "6C 7C 8D 4S", starter: "5H", points: 9, why: "The partner’s: two fifteens and a run of five." },
    ],
    also: "four players 4 ten card doubles partners teams",
    from: `${from.ENCYCLOPEDIA}; ourcribbageclub.org`,
  },
  fiveHanded: {
    title: "Five-handed",
    says: ["Each plays alone. The dealer gets four cards and lays none away; the others get five and lay one away."],
    shows: [
      { cards: "AC 2C 3C 4C", starter: "4H", points: 14, why: "Two runs of four, a pair, a flush of four." },
      {
        cards: "5C 5D 5S JH KD",
        crib: true,
        points: 20,
        why: "A crib of five: seven fifteens and a pair royal, and no nobs.",
      },
    ],
    houses: [
      {
        name: "Crib of five",
        says: "Everybody gets five and lays one away. The crib is counted by itself, without the starter: a flush needs all five, and there is no nobs in it.",
        from: from.ENCYCLOPEDIA,
        where: "app",
      },
    ],
    also: "five players 5",
    from: `${from.ENCYCLOPEDIA}; ${from.GERMANTOWN}`,
  },
  sixHanded: {
    title: "Six-handed",
    says: [
      "Everybody gets five cards and lays one away, but the dealer and the player opposite get four and lay none. In two teams every other seat is one side, in three pairs partners sit across; or each plays alone.",
    ],
    also: "six players 6 teams three pairs partners",
    from: "emeraldimp.com; ourpastimes.com",
  },
  squares: {
    title: "Cribbage squares",
    says: [
      "One player. Sixteen cards are placed, one by one, on a square of four by four; the seventeenth is the starter. Every row and every column is a hand, and 61 or more wins; one source asks for more than 61. A jack turned up is two, once, unless you switch that off.",
    ],
    shows: [
      { cards: "5C 5D JS QH", starter: "JH", points: 16, why: "A row: six fifteens and two pair." },
      { cards: "KC KD TS 5H", starter: "JH", points: 10, why: "Another: four fifteens and a pair." },
    ],
    also: "one player alone patience grid rows columns 61",
    from: `${from.ENCYCLOPEDIA}; ${from.CORNER} (more than 61); Wikibooks; PySolFC rules; gambiter.com`,
  },
  solitaire: {
    title: "Cribbage solitaire",
    says: [
      "One player, and no play. Of six cards keep four and lay two away; then the same with six more. Turn the starter and count both hands and the crib. A starter jack is nothing by itself.",
    ],
    shows: [
      { cards: "5C JD QS KH", starter: "5D", points: 18, why: "Six fifteens, a pair, a run of three, his nobs." },
      { cards: "9C 9D 6H TS", starter: "5D", crib: true, points: 8, why: "Three fifteens and a pair." },
    ],
    also: "one player alone patience",
    from: from.ENCYCLOPEDIA,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
