/** The end of a game. rules.md §7. */
import type { Topic } from "../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const END = {
  end: {
    title: "The end of the game",
    says: [
      "The first side to reach the last hole has won, there and then: by heels, in the middle of the play, in the middle of the show. What would have been counted after it is not. Points past the last hole are nothing: the winner stands on 121.",
    ],
    houses: [
      {
        name: "To 121",
        says: "Twice round the board and one hole more: the usual game.",
        from: from.ALL_PAGES,
        where: "app",
      },
      { name: "To 61", says: "Once round: the short game.", from: `${from.PAGE_2}; ${from.BICYCLE}`, where: "app" },
      {
        name: "To any other number",
        says: "From 2 to 999 holes, as you agree. Such a game has no skunk line.",
        from: "Our choice",
        where: "app",
      },
    ],
    also: "win winner target 121 61 game hole peg out pegging out finish once round",
    from: `${from.ALL_PAGES}; ACC 6.3.b (2010)`,
  },
  skunk: {
    title: "Skunk and lurch",
    says: [
      "In a game to 121 a loser who has not reached 91 is skunked, below 61 double skunked, below 31 triple skunked. 91 is safe, 90 is not; 61 and 31 likewise. Said by the margin it is the same: a win by 31 or more, by 61 or more.",
      "In a game to 61 a loser below 31 is left in the lurch. In a game to 121 some call it a lurch to be short of half way, 61.",
    ],
    houses: [
      {
        name: "Skunks, lurch or nothing",
        says: "Chosen with the house rules: the lines above; the lurch alone, half way; or no mark at all, as is usual for one against two and for lowball.",
        from: "Our choice",
        where: "app",
      },
      {
        name: "What it is worth in a match",
        says: "Free play: one for a win, two for a skunk, four for a double skunk, and the match for a triple. ACC tournaments: two for a win, three for any skunk. A variation of those: two, three and four. Lurch matches: two games for a lurch. The app marks the skunk; how a match counts it is for the table to say.",
        from: `${from.ENCYCLOPEDIA}; ${from.PAGE_1}; ${from.PAGE_2}; ${from.BICYCLE}; ACC scoring page`,
        where: "elsewhere",
      },
    ],
    also: "double skunk triple skunk lurch skunked skunk line margin match points",
    from: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ${from.PAGE_1}; ${from.PAGE_2}; ${from.PAGE_3}; ACC rules (August 2004)`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
