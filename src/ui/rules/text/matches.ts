import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Matches, scorecards and tournaments: rules.md §7.3–7.6, §8. */
export const MATCHES = {
  match: {
    title: "A match and its points",
    says: [
      "A match is won by the first player to reach an agreed number of match points, or to win most of three, five or seven games. The loser of a game gets nothing. Match points are pegged in the game holes of the board.",
      "In a best of three, five or seven, every win counts the same, however badly the game was lost.",
    ],
    houses: [
      {
        name: "Free play",
        says: "A win is one point, a skunk two, a double skunk four. A triple skunk wins the match at once, or counts four if you prefer.",
        where: "app",
      },
      {
        name: "Official",
        says: "A win is two points, any kind of skunk three. In one variation a double skunk is four.",
        where: "app",
      },
      {
        name: "Lurch",
        says: "A win counts as one game, or as two if the loser has not passed half way.",
        where: "app",
      },
      { name: "Your own numbers", says: "You agree what a win and each kind of bad loss is worth.", where: "app" },
    ],
    also: "first to best of series match format official free play match points game holes rematch",
    source: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ACC scoring page`,
  },
  matchOfMany: {
    title: "Match points of three and five",
    says: [
      "With three players, each alone, the winner gets two points. If just one of the others has fewer than 91, the winner gets three and the one with 91 or more gets one. If both have fewer than 91, the winner gets three and nobody else gets any.",
      "If the others play on, the first of three gets two points and the second one. The first of five gets four, the second two, the third one. The winner also gets the skunk bonus of the match format for each player below a line at that moment. The later places get no bonus.",
    ],
    also: "three handed match five handed winner takes all continued play places",
    source: from.ENCYCLOPEDIA,
  },
  gamePoints: {
    title: "The scorecard of a club or a tournament",
    says: [
      "A win is two game points, a win by 31 or more is three, and a loss is none. A double skunk is still three. The spread is the number of points the loser still needed: it’s plus on the winner’s scorecard and minus on the loser’s.",
      "A club night has nine games, each against a different opponent if possible. A scorecard with twelve or more game points counts for the season. Winning all nine games is a grand slam.",
    ],
    also: "game points spread plus minus card grass roots club night twelve grand slam acc",
    source: `ACC scoring page; ${from.GERMANTOWN}`,
  },
  standings: {
    title: "Standings and tie-breaks",
    says: [
      "Players are ranked by game points. Ties are broken by games won, then by net spread, which is the plus points less the minus points, then by plus points, then by who beat whom, if all the tied players have met. The last resort is a playoff of one game, with a cut for the deal. Minus points and the number of losses never break a tie.",
      "A quarter of the players qualify, rounded up. The next one is the high non-qualifier.",
    ],
    also: "tie tie-break standings qualifiers high non-qualifier head to head net spread",
    source: "ACC cross-checking guide 7, 8; ACC playoff bracket",
  },
  crossCheck: {
    title: "When two scorecards differ",
    says: [
      "Both scorecards of a game are handed in, and one should mirror the other. If they don’t agree, a judge corrects them after the last game, when it is known who seems to qualify. The players are not asked.",
      "If the spreads differ, the player who seems to qualify gets the worse one. If both seem to qualify, each gets the worse one for them. A number on only one scorecard is copied to the other. If both say they won, or both say they lost, the one with the spread in the plus column won; if both spreads are in the same column, it’s a loss for both. If only one says won but both spreads are in the same column, the win counts. A mistake to the qualifier’s own disadvantage is not corrected: no harm, no foul.",
      "A player who comes late after the break has five minutes’ grace. After that, the opponent gets two game points and plus ten, and the late player gets minus ten. This happens only once.",
    ],
    also: "cross-check judge cards differ reciprocal adjudication late forfeit",
    source: "ACC 11.4, 12.2 (2025)",
  },
  playoffs: {
    title: "The playoffs",
    says: [
      "The bracket has 2, 4, 8, 16 … places: the smallest of these numbers that holds all the qualifiers. If places stay empty, the highest qualifiers get a bye in the first round, so the second round is full. The first seed meets the last, the second seed the last but one. A match is best of three or best of five, and the loser is out. Players who don’t qualify may play a consolation, an event of its own.",
    ],
    also: "bracket bye seed qualifier consolation final single elimination",
    source: "ACC playoff bracket",
  },
} as const satisfies Readonly<Record<TopicOf<"matches">, Rule>>;
