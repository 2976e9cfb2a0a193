/** The points of one deal in words. */
import { isolated } from "../../../base/isolated";
import { listWords } from "../../../base/lists";
import type { HandCount, Taken } from "../../../insight/story/deal-points";
import { announceTally } from "../../../rules/aloud/announce";
import { signed } from "../../parts/sides";
import { capital } from "../common";

/** "Counted 20, worth 18." "Only 6 holes were left." Empty where a hand pegged what it was worth. */
export function handNote({ pegged, stated, worth }: HandCount): string {
  const wrong = stated === worth ? [] : [`Counted ${stated}, worth ${worth}.`];
  // A side that is home already had none.
  const isCut = pegged > 0 && pegged < Math.min(stated, worth);
  const room = isCut ? [`Only ${pegged} ${pegged === 1 ? "hole was" : "holes were"} left.`] : [];
  return [...wrong, ...room].join(" ");
}

/** "Fifteen two, and a pair makes four. Counted 2, worth 4." */
export function countWords(count: HandCount): string {
  const cards = count.tally ? `${capital(announceTally(count.tally))}.` : `Entered as ${count.worth}, without cards.`;
  return `${cards} ${handNote(count)}`.trim();
}

/** "Alice took 3 that Bob missed in the crib." */
export function takenWords(taken: readonly Taken[], names: readonly string[]): string {
  return taken
    .map(({ by, from, points, kind, where }) => {
      const place = where === "play" || where === "crib" ? `the ${where}` : "a hand";
      const what = kind === "muggins" ? "missed" : "counted too much";
      return `${names[by]} took ${points} that ${names[from]} ${what} in ${place}.`;
    })
    .join(" ");
}

/** "Alice +10, Bob 0" */
export function gainWords(names: readonly string[], from: readonly number[], to: readonly number[]): string {
  return listWords(
    names.map((name, side) => {
      const points = (to[side] ?? 0) - (from[side] ?? 0);
      return `${isolated(name)} ${signed(points)}`;
    }),
  );
}
