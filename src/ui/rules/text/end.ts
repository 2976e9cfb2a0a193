/** The end of a game. rules.md §7. */
import type { Topic } from "../../../rules/topics";
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
    ],
    also: "double skunk triple skunk lurch skunked skunk line margin",
    from: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ${from.PAGE_1}; ${from.PAGE_2}; ${from.PAGE_3}; ACC rules (August 2004)`,
  },
  playOn: {
    title: "The others play on",
    says: [
      "With three or five, each alone, the game need not end with the first one home. The deal is finished: whoever is home still plays and shows those cards, which count in a series as any card does, but what they score, go and last card too, is nobody’s. From the next deal on the others are dealt as so many players are: five go on as four with five cards each, then as three with one card straight to the crib; of three the last two go on with six. The deal passes to the next on the left who is still in.",
      "Of three the second one home decides the last place; of five the third one home ends the game. If two get home in one deal, whoever pegged out first is before the other. The first one home has won, and how badly the others lost is where they stood then.",
    ],
    shows: [
      {
        cards: "7D 5S QD 3C",
        starter: "3H",
        points: 8,
        why: "Still counted, though the hand before it went home: three fifteens and a pair.",
      },
    ],
    plays: [
      {
        cards: "4 5 6",
        points: [0, 0, 5],
        why: "The five is from somebody who is home; the six makes fifteen and a run of three with it all the same.",
      },
    ],
    also: "continued play second place third place order home go on left",
    from: `${from.ENCYCLOPEDIA}; how the deals go on, our choice`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
