/** Claims, muggins and penalties. rules.md §6. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const FAULTS = {
  muggins: {
    title: "Muggins",
    says: [
      "When somebody counts fewer points than there are, the other side may say muggins, name what was missed, and peg it. It works in the play – “muggins for two, the fifteen” – and at the show.",
      "The caller gets no more than was really missed, and no more than was asked for. Worth twelve, counted as ten: a call for two takes two, and so does a call for five. Near the end it never takes more than the other still needed: at 118 of 121, worth twelve, counted as two, a call for ten takes one.",
      "If nothing was missed the call takes nothing, and points already pegged for it go to the other side as a penalty.",
      "Not for the taking: a heels nobody pegged, a penalty or a muggins nobody asked for, and points lost by moving a peg backward. With muggins on you must peg out when you can: a winning count left unpegged can be taken.",
      "With more than two sides the first to call takes the points.",
    ],
    houses: [
      {
        name: "The app counts",
        says: "Points appear as the cards fall, so nothing is missed and nobody calls. This is how a game begins unless you choose otherwise.",
        from: "Our choice",
        where: "app",
      },
      {
        name: "We count, the app checks",
        says: "Each player says the count, then the app shows its own. A wrong count is put right; what was too much goes to the other side if it asks for it.",
        from: "Our choice; overcounts by ACC 8.4.c (2010)",
        where: "app",
      },
      {
        name: "Muggins on",
        says: "A rule to agree on before the game; Grass Roots clubs mostly play without it, old hands always with it. Some call it cut throat.",
        from: `ACC 10.1.a–b (2010); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}; ${from.GERMANTOWN}; Eugene club`,
        where: "app",
      },
      {
        name: "Muggins off, and no help",
        says: "What a player does not count is lost once the peg is let go, and nobody gets it.",
        from: `ACC 8.3 (2010); ${from.ST_CATHARINES} 21`,
        where: "elsewhere",
      },
    ],
    also: "cut throat cutthroat missed undercount claim steal who counts left on the table forgot",
    from: `ACC 8.3, 10.1–10.4 (2010); ${from.GERMANTOWN}`,
  },
  overcount: {
    title: "Counting too much",
    says: [
      "Whoever pegs more than there is goes back to the true count, and the other side pegs the difference – if it notices and says so. Worth ten, pegged as twelve: ten stay, and two go across.",
      "This is not muggins and holds with muggins off. What nobody notices stands.",
    ],
    also: "overpeg overpegging too many wrong count false count claim",
    from: `ACC 8.4.c (2010); ${from.VASHON}; ${from.ENQUIRE} ix`,
  },
  callTime: {
    title: "When muggins may be called",
    says: [
      "In the play: once the peg has been let go, or the points were lost because the next card fell or the go was pegged; and before that player’s next points, or the first hand of the show, are pegged. Play your own next card without giving the other time, and you have lost the call.",
      "At the show: once the count is pegged and the peg let go, and before the next step. The dealer calls before counting the dealer’s hand; the other calls on the dealer’s hand before the crib is shown, and on the crib before the cards are gathered.",
      "Here the call at the show comes while the count is stated and not yet pegged: the app pegs only what the others have let stand.",
    ],
    also: "muggins time too late when released peg let go",
    from: `ACC 9.2, 10.4.b–c (2010; 10.4.c was readable only in part); ${from.GERMANTOWN}`,
  },
  renege: {
    title: "A false go",
    says: [
      "Saying go, or keeping a card back, while one would fit is a renege. It may be taken back until somebody pegs or the other side plays.",
      "After that, once the card has shown itself, the other side may claim until it plays its own next card or announces its hand. Cards laid since go back, points pegged since are taken back, and the claimer chooses whether the cards in question are played or are dead for the play. They all count at the show.",
      "The app notices it when the card falls, says so, and leaves it to the table.",
    ],
    houses: [
      {
        name: "Two for every card",
        says: "Two points for each card that by itself would have fitted. At twenty-five, holding {A 5 6}, a false go costs six.",
        from: `ACC 7.3 (2010); ${from.CORNER}, renege`,
        where: "app",
      },
      {
        name: "Two flat",
        says: "Two points, however many cards would have fitted.",
        from: `${from.ENQUIRE} xxi; cribbagebox.com`,
        where: "app",
      },
      { name: "Nothing", says: "It is let pass: the app does not bring it up.", from: "Our choice", where: "app" },
      {
        name: "The hand is dead",
        says: "The player’s hand is not counted at all this deal.",
        from: `${from.ST_CATHARINES} 24`,
        where: "elsewhere",
      },
    ],
    also: "revoke wrong go held back renege penalty could have played",
    from: `ACC 7.3 (2010); ${from.CORNER}`,
  },
  penalties: {
    title: "Penalties",
    says: [
      "Two points to the other side for: seeing the bottom card as dealer, or looking at the cut; taking back, looking at or showing crib cards too early, or swapping hand and crib; moving the other side’s peg; mixing the starter with a hand, the crib or the pack.",
      "Ten holes back, never below the start, for not letting the other side check a number of cards.",
      "No points, but put right: a card that passes thirty-one goes back, and what was pegged for it counts as too much. Of two cards laid together the one that fits the spoken count stands. If the dealer leads and is answered, the cards go back and their points are taken back; noticed later, the play stands.",
      "The other side pegs a penalty forward unless it says back. Putting something right is no penalty, and no penalty is paid on a penalty. The app offers them and never takes one by itself.",
    ],
    also: "fault two points infraction peg moved crib touched thirty-two over thirty-one lead out of turn dead card",
    from: `ACC 2.1, 5.1.b, 5.2, 6.1.b, 7.1.b, 7.1.e, 7.1.f, 9.3.a, 11.1, 11.3 (2010); pegs: ACC 8.8 (2010), the same rule being 8.7 (2020); ${from.CORNER}, scoring penalties`,
  },
  falseClaim: {
    title: "A game claimed too early",
    says: [
      "Whoever puts a peg into the game hole, writes the result, or moves the game peg, and has not the points for it: the peg goes back to the true hole, the other side pegs the holes claimed too many, and then the claimer goes fifteen back, even if the other side is home by then.",
      "At 112 with a true eight, pegged to 121: back to 120, one point across, and down to 105.",
    ],
    also: "false claim of game fifteen back wrong win game hole",
    from: "ACC 8.4.a–b (2010)",
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
