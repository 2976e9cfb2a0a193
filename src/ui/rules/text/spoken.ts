/** Counting aloud. rules.md §5. */
import type { Topic } from "../../../rules/topics";
import * as from from "./sources";
import type { RuleText } from "./types";

export const SPOKEN = {
  spoken: {
    title: "Counting aloud",
    says: [
      "In the play every card is laid with the count: “eleven”. What it pegs is said after it – fifteen first, then a pair or a run, then thirty-one, then go or last: “fifteen for two”, “twenty and a pair for two”, “thirty and one for go”. Several things are listed and summed up: “fifteen two, and a run of three, makes five”. Whoever cannot play says “go”. A jack turned up is “two for his heels”.",
      "At the show fifteens come first, two at a time, then runs with their pairs as one thing, then a flush, then nobs, with the running total: “fifteen two, fifteen four, and a double run of three for eight, makes twelve”.",
      "Nothing at all is “nineteen”, the count no hand can have, or plainly “no points”.",
      "The app says it all aloud when Count aloud is switched on in the table’s menu. The style is chosen in the settings.",
    ],
    houses: [
      {
        name: "Plain style",
        says: "{7 8 8 9}: “fifteen two, fifteen four, and a double run of three for eight, makes twelve”.",
        from: from.ENCYCLOPEDIA,
        where: "app",
      },
      {
        name: "Long style",
        says: "The same hand, pairs first and every run by itself: “fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve”.",
        from: from.PAGE_4,
        where: "app",
      },
      {
        name: "Bicycle style",
        says: "The same hand, points before names: “fifteen two, fifteen four, and eight for double run is twelve”.",
        from: from.BICYCLE,
        where: "app",
      },
    ],
    also: "spoken aloud say voice speech announce style nineteen call out loud",
    from: `${from.ENCYCLOPEDIA}; ${from.PAGE_1}; ${from.PAGE_4}; ${from.BICYCLE}; ACC 7.1.c (2010)`,
  },
} as const satisfies Partial<Record<Topic, RuleText>>;
