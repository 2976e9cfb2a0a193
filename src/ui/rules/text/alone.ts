import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Games for one player: rules.md §9.18–9.19. */
export const ALONE = {
  squares: {
    title: "Cribbage squares",
    says: [
      "For one player. Place sixteen cards, one by one, in a square of four by four. The seventeenth card is the starter. Every row and every column is a hand, and 61 or more in all wins. A starter jack is two points, once, unless you switch that off.",
    ],
    shows: [
      { cards: "5C 5D JS QH", starter: "JH", points: 16, why: "A row: six fifteens and two pair." },
      { cards: "KC KD TS 5H", starter: "JH", points: 10, why: "Another row: four fifteens and a pair." },
    ],
    also: "one player alone patience grid rows columns 61",
    source: `${from.ENCYCLOPEDIA}; ${from.CORNER}; Wikibooks, Solitaire card games`,
  },
  solitaire: {
    title: "Cribbage solitaire",
    says: [
      "For one player, without the play. Deal yourself six cards, keep four and discard two. Then do the same with six more. Turn the starter and count both hands and the crib. A starter jack pegs nothing here.",
    ],
    shows: [
      {
        cards: "5C JD QS KH",
        starter: "5D",
        points: 18,
        why: "Six fifteens, a pair, a run of three and his nobs.",
      },
      { cards: "9C 9D 6H TS", starter: "5D", crib: true, points: 8, why: "Three fifteens and a pair." },
    ],
    also: "one player alone patience",
    source: from.ENCYCLOPEDIA,
  },
} as const satisfies Readonly<Record<TopicOf<"alone">, Rule>>;
