/** Matches, scorecards and tournaments. rules.md §7.3–7.6, §8. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

const DESK = "requirements of a tournament desk, which quote the ACC rules";

export const MATCHES = {
  match: {
    title: "A match and its points",
    says: [
      "A match is so many games that the first to reach a number of match points, or to win most of three, five or seven games, has won it. The loser of a game gets nothing. The match points stand in the game holes of the board.",
      "A best of so many games knows no bonus: a game is a game, however badly it was lost.",
    ],
    houses: [
      {
        name: "Free play",
        says: "One for a win, two for a skunk, four for a double skunk; a triple skunk wins the match at once. Or four for that as well.",
        from: from.ENCYCLOPEDIA,
        where: "app",
      },
      {
        name: "Official",
        says: "Two for a win, three for a skunk, however deep. In a variation a double skunk gives four.",
        from: `${from.ENCYCLOPEDIA}; ACC scoring page`,
        where: "app",
      },
      {
        name: "Lurch",
        says: "One game for a win, two for a loser who has not passed half the way.",
        from: `${from.PAGE_1}; ${from.BICYCLE}`,
        where: "app",
      },
      {
        name: "Your own numbers",
        says: "What a win and each kind of bad loss is worth, as you agree.",
        from: "Our choice",
        where: "app",
      },
    ],
    also: "first to best of series match format official free play match points game holes rematch",
    from: `${from.ENCYCLOPEDIA}; ${from.BICYCLE}; ${from.PAGE_1}`,
  },
  matchOfMany: {
    title: "Match points of three and five",
    says: [
      "Of three, each alone, the winner has two. If just one of the others is short of 91 the winner has three, and the one who is past it has one; if both are short the winner has three, and nobody else anything.",
      "Where the others play on, the first of three has two and the second one; the first of five has four, the second two, the third one. The first one home has the bonus of the format besides, for everybody who was short of a line at that moment. The places after it have none.",
    ],
    also: "three handed match five handed winner takes all continued play places",
    from: `${from.ENCYCLOPEDIA}; where its text is garbled, our choice`,
  },
  gamePoints: {
    title: "The scorecard of a club or a tournament",
    says: [
      "A game won is two game points, won by 31 or more three, lost nothing; a double skunk is still three. The spread is what the loser still needed: it stands as plus on the winner’s card and as minus on the loser’s.",
      "On a club night there are nine games, against others each time where that can be. A card of twelve game points or more counts for the season; all nine won are a grand slam.",
    ],
    also: "game points spread plus minus card grass roots club night twelve grand slam acc",
    from: `ACC scoring page; ${from.GERMANTOWN}`,
  },
  standings: {
    title: "Who stands before whom",
    says: [
      "First by game points; then by games won; then by net spread, which is plus less minus; then by plus points; then by who beat whom, where all who are level have met; and at last by a playoff of one game, cut for the deal. Never by minus points, and never by the fewest losses.",
      "A quarter of the entrants, rounded up, qualify. Who comes next is the high non-qualifier.",
    ],
    also: "tie tie-break standings qualifiers high non-qualifier head to head net spread",
    from: DESK,
  },
  crossCheck: {
    title: "When two cards differ",
    says: [
      "Both cards of a game are handed in, and each should be the other seen from across the table. Where they are not, the judge puts them right, and the players are not asked.",
      "Different spreads: who seems to qualify gets the worse one; if both do, each gets the worse for himself. A number on one card only is copied. If both say won, or both lost, the plus column won; in the same column it is lost for both. If one won but both stand in one column, the win stands. An error to the qualifier’s own disadvantage stands: no harm, no foul.",
      "Late after the break: five minutes’ grace, then two game points and plus ten to the opponent, and minus ten for whoever is late; only once.",
    ],
    also: "cross-check judge cards differ reciprocal adjudication late forfeit",
    from: DESK,
  },
  playoffs: {
    title: "The playoffs",
    says: [
      "The bracket is the next power of two. The highest qualifiers pass over the first round, so that the second is full; the first meets the last, the second the last but one. A match is best of three or of five games, single elimination. Who does not qualify may play a consolation, an event of its own.",
    ],
    also: "bracket bye seed qualifier consolation final single elimination",
    from: `${DESK}; ACC bracket tables`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
