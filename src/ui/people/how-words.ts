/** "How we know": what the numbers of players and pairs are made of, and their limits. */
import { knownWords, sourceWords } from "../words/insight/known";

export const HOW = {
  record: [
    "Finished games of two sides, alone or with a partner. A game that was left unfinished does not count, and another copy of a game counts once.",
    "The bar is Wilson’s interval: in 95 of 100 cases the true share is inside it. Under 20 games it is too early to say.",
    "The tick is the share of an equal player who dealt first as often: the first dealer wins 56 % of games to 121.",
  ],
  firstDealer: ["Games to 121 of two players with six cards each. The first dealer usually wins 56 %, the other 44 %."],
  skunks: ["Skunks of every kind and games in the lurch, in games of two sides."],
  many: ["Games with three sides and more. They are not in the record above."],
  points: [
    "The average of the deals in which this part was entered, in games of two players with six cards each and no twist.",
    "A hand counts what its cards are worth, also where a count was wrong or the game was over before all of it was pegged. A play that the end of the game cut short is left out.",
    "The bar is the interval of the average: in 95 of 100 cases the true average is inside it. Under 30 deals it is too early to say.",
    "The tick is the usual.",
    ...knownWords("usual"),
  ],
  whole: ["The play, the hand and, for the dealer, the crib together. Heels, muggins and penalties are not in it."],
  counting: [
    "Hands, cribs and cards of the play whose count the players stated, by “We count” or Muggins. The points missed are the true count less the stated one.",
    "The kind is the likeliest explanation of the difference. A count can have more than one.",
  ],
  fine: ["Hands and cribs of 24 points and more whose cards were entered, in games without a twist."],
  best: ["From the record of the game, also where only points were entered."],
  comeback: ["The most holes that the winner was behind at any moment of a game they won."],
  streak: ["Games of two sides, one after another, by the time at which they began."],
  streets: [
    "A street ends at hole 30, 60 and 90. The player whose front peg passes it first leaves it first. Games to 121 of two players.",
  ],
  highHands: ["Games of two players in which at least one hand was entered, by the best hand of this player."],
  hands: [
    "Hands as they were counted, without cribs, in games of two players with six cards each and no twist.",
    `The tick is the usual. ${sourceWords("usual")} In the table there are also all 12,994,800 hands of four cards and a starter, which nobody has chosen.`,
  ],
  time: [
    "From the last entry of a deal to that of the next. Deals of more than half an hour were interrupted and are left out.",
  ],
  when: ["By the clock of this phone, when each game began."],
  series: [
    "Games of these two alone. The line rises with each game of the first player and falls with each of the other.",
  ],
  even: ["Equal players win each game equally often. The chance to be this far apart follows from that alone."],
  club: ["From the scorecards of this player on which every game has its result."],
  luck: [
    "Every game begins with a chance to win, which depends on who deals first. Each discard, play, cut and card then moves it, until it is 0 or 1. Added up over the games, these steps lead from the games that the starts promised to the games that were won, exactly.",
    "Skill: the discards against the best ones, and wrong counts; what one player loses, the other gains. Luck: the cards, the cuts and the crib. The play is both, and so are all points that nobody said more about.",
    "How much is luck depends on what was entered. Where only the four cards of a hand are known, the discard counts with the cards. The other player’s discard is skill only in deals where the six cards of both players are known.",
    "The interval of an average: in 95 of 100 cases the true average is inside it. Under 20 games it is too early to say.",
    ...knownWords("win"),
  ],
  margins: ["The holes that the loser still needed."],
} as const satisfies Readonly<Record<string, readonly string[]>>;
