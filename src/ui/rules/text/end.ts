import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** The end of a game: rules.md §7. */
export const END = {
  end: {
    title: "The end of the game",
    says: [
      "The first side to reach the last hole wins at once – by heels, in the middle of the play or in the middle of the show. Nothing after that is counted. Extra points don’t count either: the winner ends on 121.",
    ],
    houses: [
      { name: "To 121", says: "Twice around the board and one more hole: the usual game.", where: "app" },
      { name: "To 61", says: "Once around the board: the short game.", where: "app" },
      {
        name: "To any other number",
        says: "From 2 to 999 holes, as you agree. There is no skunk line.",
        where: "app",
      },
    ],
    also: "win winner target 121 61 game hole peg out pegging out finish once round",
    source: `ACC 6.3.b (2010); ${from.BICYCLE}`,
  },
  skunk: {
    title: "Skunk and lurch",
    says: [
      "In a game to 121, a loser with fewer than 91 points is skunked, with fewer than 61 double skunked, and with fewer than 31 triple skunked. So 91 is safe and 90 is a skunk; 61 and 31 work the same way. Counted by margin, it’s a skunk to win by 31 or more, and a double skunk to win by 61 or more.",
      "In a game to 61, a loser with fewer than 31 is left in the lurch. In a game to 121, some players say lurch if the loser has fewer than 61, which is half way.",
    ],
    houses: [
      {
        name: "Skunks, lurch or none",
        says: "Choose with the house rules: skunks as above, only the lurch at half way, or neither. Neither is usual for one against two and for lowball.",
        where: "app",
      },
    ],
    also: "double skunk triple skunk lurch skunked skunk line margin",
    source: `ACC rules (August 2004); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
  playOn: {
    title: "The others play on",
    says: [
      "When three or five play, each alone, the game can go on after somebody has won. First the deal is finished. The winner still plays and shows cards, and these count in a series as usual, but nobody gets the points they make, not even for go or last card.",
      "The next deal leaves the winner out. Five players go on as four with five cards each, then as three with one card straight to the crib. Three go on as two with six cards each. The deal passes to the next player on the left who is still in.",
      "With three players, the second one to finish settles the last place. With five, the game ends when the third one finishes. If two finish in the same deal, the one who pegged out first is ahead. Skunks depend on where the others were when the first player won.",
    ],
    shows: [
      {
        cards: "7D 5S QD 3C",
        starter: "3H",
        points: 8,
        why: "Counted, although the hand before it won: three fifteens and a pair.",
      },
    ],
    plays: [
      {
        cards: "4 5 6",
        points: [0, 0, 5],
        why: "The 5 was played by the winner. The 6 still makes fifteen and a run of three with it.",
      },
    ],
    also: "continued play second place third place order home go on left",
    source: from.ENCYCLOPEDIA,
  },
} as const satisfies Readonly<Record<TopicOf<"end">, Rule>>;
