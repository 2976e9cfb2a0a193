/** "How we know": the sources of a number, its bound and its limits, in one sheet. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sheet } from "../parts/sheet";
import { knownWords } from "../words/insight/known";

const HOW = {
  chance: {
    title: "The chance to win",
    says: [
      "One table says how often the dealer wins from every pair of scores. It was worked out backwards from the game hole.",
      ...knownWords("win"),
      "Within a deal the table goes together with the known hands: one player’s from the start, and the other’s when they are shown.",
      ...knownWords("within"),
    ],
  },
  turns: {
    title: "Turning points",
    says: [
      "The two or three steps that moved the chance to win most, and by at least 8 %. A step is a cut, a hand, a crib, the play of one deal, or a wrong count.",
    ],
  },
  usual: {
    title: "Where the points came from",
    says: [
      "Each number is what the player in its column pegged. Points taken by muggins and for overcounts are those that the others lost.",
      "The small number is the difference from the usual: a plus is more, a minus is less.",
      "The usual differs for the dealer and the pone, so it depends on how often each player dealt.",
      ...knownWords("usual"),
      "Where points were entered without saying what they were for, or the play was not entered, there is nothing to compare.",
    ],
  },
  race: {
    title: "The score",
    says: [
      "The scores after every deal, from the record. Changes of lead are counted at these moments only.",
      "A player who led all the way was ahead after every entry, from the first point on.",
    ],
  },
  deal: {
    title: "The points of a deal",
    says: [
      "The cards and points as they were entered, from the record of the game.",
      "Each hand has the points that it pegged. Where it was counted wrong, its count and its worth are below.",
      "When the game ends, only the points up to the game hole are pegged.",
    ],
  },
  best: {
    title: "The best hand",
    says: ["The hand or crib whose cards are worth the most, also where it was counted wrong."],
  },
  ledger: {
    title: "Luck and skill",
    says: [
      "Every row is a difference of two chances to win from one table. Each begins where the one before ended, so they add up.",
      "How much is luck depends on what was entered. With all six cards of a hand, the deal, the discard and the cut are separate. With the hands alone they are one row, the cards. With points alone, or without the play, cards and play are one.",
      "The other player’s discard is skill only in deals where the six cards of both players are known. In every other deal it stays in luck, with their cards.",
      "One game is nearly all luck.",
    ],
  },
  discards: {
    title: "Discards",
    says: [
      "The worth of a discard is the average of the hand and the player’s own crib, or of the hand less the other’s crib.",
      ...knownWords("discard"),
      "A published table gives two cards the same crib, whatever the other four cards are. Here all six are known, and that alone can move a crib by two or three tenths of a point.",
      "The best is the one that is worth the most points. Points and chance are compared with it, the chance at the score of that moment: a minus is worse, a plus is better. Near the end, a discard of fewer points can win more often; then the words name the best by points and the best by chance.",
      "A discard is judged by what could be known, not by what fell.",
    ],
  },
  lost: {
    title: "Points lost",
    says: [
      "Each number is what the player in its column lost by a mistake. Points left on the table were missed, and nobody took them. The others took the rest, and it is among their points.",
      "For discards it is the worth of the best less that of the one chosen, on average, where all six cards were entered. The rest is known where the players count for themselves.",
    ],
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly says: readonly string[] }>>;
export type HowTopic = keyof typeof HOW;

/** The topic of the open sheet. `extra`: the parts of the number that was tapped, in sentences. */
const asked = signal<{ readonly topic: HowTopic; readonly extra: string | undefined } | undefined>(undefined);

/** Opens the sheet. */
export function askHow(topic: HowTopic, extra?: string): void {
  asked.value = { topic, extra };
}

/** A button that opens the sheet. */
export function HowWeKnow({ topic, extra }: { topic: HowTopic; extra?: string | undefined }) {
  return (
    <button
      type="button"
      class="how"
      aria-label={`How we know: ${HOW[topic].title}`}
      onClick={() => askHow(topic, extra)}
    >
      How we know
    </button>
  );
}

/** One sheet for all numbers of a story: a closed one for each would make the pages heavy. */
export function HowSheet() {
  const now = asked.value;
  const about = now && HOW[now.topic];
  const close = () => void (asked.value = undefined);
  useEffect(() => close, []);
  return (
    <Sheet open={about !== undefined} title={about?.title ?? ""} onClose={close}>
      {about && (
        <div class="stack how-says">
          {now.extra !== undefined && <p>{now.extra}</p>}
          {[...new Set<string>(about.says)].map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}
