import type { TopicOf } from "../../../rules/topics";
import * as from from "./sources";
import type { Rule } from "./types";

/** Counting aloud: rules.md §5. */
export const ALOUD = {
  spoken: {
    title: "Counting aloud",
    says: [
      "In the play, say the count with every card: “eleven”. Then say what it pegs – a fifteen first, then a pair or a run, then thirty-one, then go or last: “fifteen for two”, “twenty and a pair for two”, “thirty and one for go”. If it pegs for several things, name them and add them up: “fifteen two, and a run of three, makes five”. If you can’t play, say “go”. A starter jack is “two for his heels”.",
      "At the show, say fifteens first, two at a time, then runs with their pairs as one item, then a flush, then nobs. Keep a running total: “fifteen two, fifteen four, and a double run of three for eight, makes twelve”.",
      "A hand of zero is “nineteen”, a count no hand can have, or simply “no points”.",
      "The app says it all aloud when Count aloud is on in the table’s menu. Choose the style in Settings.",
    ],
    houses: [
      {
        name: "Short style",
        says: "{7 8 8 9}: “fifteen two, fifteen four, and a double run of three for eight, makes twelve”.",
        where: "app",
      },
      {
        name: "Full style",
        says: "The same hand, with pairs first and every run by itself: “fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve”.",
        where: "app",
      },
      {
        name: "Bicycle style",
        says: "The same hand, with points before names: “fifteen two, fifteen four, and eight for double run is twelve”.",
        where: "app",
      },
    ],
    also: "spoken aloud say voice speech announce style nineteen call out loud",
    source: `ACC 7.1.c (2010); ${from.BICYCLE}; ${from.ENCYCLOPEDIA}`,
  },
} as const satisfies Readonly<Record<TopicOf<"aloud">, Rule>>;
