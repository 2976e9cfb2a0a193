import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Muggins, wrong counts and penalties: rules.md §6. */
export const FAULTS = {
  muggins: {
    title: "Muggins",
    says: [
      "When a player counts fewer points than there are, the other side can say “muggins”, name the missed points and peg them. It works in the play – “muggins for two, the fifteen” – and at the show.",
      "You get the points that were missed, up to the number you asked for. If a hand is worth twelve and is counted as ten, a call for two takes two, and so does a call for five. Near the end, you can’t take more than the other side still needed: at 118 of 121, with twelve counted as two, a call for ten takes one.",
      "If nothing was missed, your call takes nothing. If you pegged points for it too soon, the other side pegs the same number as a penalty.",
      "You can’t call muggins on heels nobody pegged, on a penalty or a muggins nobody asked for, or on points lost by moving a peg backward. With muggins on, you must peg out when you can: a winning count you don’t peg can be taken.",
      "With more than two sides, the first to call takes the points.",
    ],
    houses: [
      {
        name: "The app counts",
        says: "Points appear as the cards are played, so nothing is missed and nobody calls. A game starts this way unless you choose otherwise.",
        where: "app",
      },
      {
        name: "We count, the app checks",
        says: "Each player states a count, then the app shows its own. The app corrects a wrong count. If it was too high, the other side can ask for the difference.",
        where: "app",
      },
      {
        name: "Muggins on",
        says: "Agree on it before the game. Most Grass Roots clubs play without it; many experienced players always play with it. It’s also called cut throat.",
        where: "app",
      },
      {
        name: "Muggins off, and no help",
        says: "Points you don’t count are lost once you let go of the peg, and nobody gets them.",
        where: "elsewhere",
      },
    ],
    also: "cut throat cutthroat missed undercount claim steal who counts left on the table forgot",
    source: `ACC 8.3, 8.4.c, 10.1–10.4 (2010); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}; ${from.GERMANTOWN}; ${from.ST_CATHARINES} 21`,
  },
  overcount: {
    title: "Counting too much",
    says: [
      "If you peg more points than you have, you go back to the true count. The other side pegs the difference, if it notices and says so. For a hand worth ten that was pegged as twelve, you keep ten and the other side gets two.",
      "This is not muggins: it applies with muggins off, too. If nobody notices, you keep the points.",
      "With three or more sides, every other side pegs the difference. No source covers this, so it is our choice.",
    ],
    also: "overpeg overpegging too many wrong count false count claim",
    source: `ACC 8.4.c (2010); ${from.ENQUIRE} ix`,
  },
  callTime: {
    title: "When muggins may be called",
    says: [
      "In the play, call once the other player has let go of the peg, or has lost the points because the next card was played or the go was pegged. Call before that player pegs again and before the first hand of the show is pegged. If you play your own next card without giving them time to peg, you lose the call.",
      "At the show, call once the count is pegged and the peg let go, but before the next step. The dealer calls on the non-dealer’s hand before counting the next hand. The non-dealer calls on the dealer’s hand before the crib is shown, and on the crib before the cards are gathered.",
      "In the app, call muggins at the show after the count is stated and before it is pegged. The app pegs only what the others let pass.",
    ],
    also: "muggins time too late when released peg let go",
    source: `ACC 9.2, 10.4.b–c (2010); ${from.GERMANTOWN}`,
  },
  renege: {
    title: "A false go",
    says: [
      "It’s a false go, or renege, to say go or keep back a card when one of your cards fits. You can take it back until someone pegs or the other side plays.",
      "After that, once the card you kept is played, the other side can claim until it plays its own next card or announces its hand. Cards played since the false go are returned, and points pegged since are taken back. The claimer decides: the cards that fitted are played now, or they are dead and stay out of the play. They all count at the show.",
      "The app notices when the card is played and lets you know. It’s up to you whether to claim.",
    ],
    houses: [
      {
        name: "Two for every card",
        says: "Two points for each card that would have fitted by itself. At twenty-five with {A 5 6}, a false go costs six.",
        where: "app",
      },
      { name: "Two flat", says: "Two points, however many cards would have fitted.", where: "app" },
      { name: "Nothing", says: "There is no penalty, and the app doesn’t mention a false go.", where: "app" },
      {
        name: "The hand is dead",
        says: "The player’s hand isn’t counted in this deal.",
        where: "elsewhere",
      },
    ],
    also: "revoke wrong go held back renege penalty could have played",
    source: `ACC 7.3 (2010); ${from.CORNER}; ${from.ENQUIRE} xxi; ${from.ST_CATHARINES} 24`,
  },
  penalties: {
    title: "Penalties",
    says: [
      "The other side pegs two if you, as dealer, see the bottom card of the pack; look at the cut; take back, look at or show crib cards too early; swap your hand with the crib; move the other side’s peg; or mix the starter with a hand, the crib or the pack.",
      "You go back ten holes, but never below the start, if you don’t let the other side check your number of cards.",
      "Some faults are only corrected. A card that passes thirty-one goes back, and points pegged for it count as too much. If you play two cards together, the one that matches the count you said stays. If the dealer leads and the other side plays to it, the cards and their points are taken back; if it’s noticed later, the play stays as it is.",
      "The other side pegs a penalty forward, unless the rule sends you back. A correction is not a penalty, and no penalty is paid on a penalty. The app offers penalties but never takes one by itself.",
    ],
    also: "fault two points infraction peg moved crib touched thirty-two over thirty-one lead out of turn dead card",
    source: `ACC 2.1, 5.1.b, 5.2, 6.1.b, 7.1.b, 7.1.e, 7.1.f, 8.8, 9.3.a, 11.1, 11.3 (2010); ${from.CORNER}`,
  },
  falseClaim: {
    title: "A game claimed too early",
    says: [
      "You claim a game when you put your peg into the last hole, write down the result or move the game peg. If you don’t have the points, your peg goes back to its true hole, the other side pegs the holes you claimed too many, and then you go back fifteen – even if the other side has just won.",
      "For example, you are at 112 with a hand of eight, and peg to 121. Your peg goes back to 120, the other side gets one, and you go down to 105.",
    ],
    also: "false claim of game fifteen back wrong win game hole",
    source: "ACC 8.4.a–b (2010)",
  },
} as const satisfies Readonly<Record<TopicOf<"faults">, Rule>>;
