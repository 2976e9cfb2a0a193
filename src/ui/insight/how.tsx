/** "How we know": the sources of a number, its bound and its limits, in one sheet. */
import { useState } from "preact/hooks";
import { Sheet } from "../parts/sheet";

const HOW = {
  chance: {
    title: "The chance to win",
    says: [
      "One table says how often the dealer wins from every pair of scores. It was worked out backwards from the game hole over thousands of deals that were discarded and played sensibly. Each of its numbers is within 1 % of the true one for such players.",
      "Within a deal the table goes together with the known hands; unknown hands are taken to be usual. The line knows one player’s cards from the start, and the other’s when they are shown.",
      "Both players are taken to play their usual game, and not to the board. Near the end that can be wrong by two or three percent.",
      "It holds for two players, six cards and no twist.",
    ],
  },
  turns: {
    title: "Turning points",
    says: [
      "The two or three steps that moved the chance to win most, and by at least 8 %. A step is a cut, a hand, a crib, the play of one deal, or a wrong count.",
    ],
  },
  usual: {
    title: "Against the usual",
    says: [
      "The usual is the average of many deals between two players who discard and play sensibly: it differs for the dealer and the pone, so it depends on how often each player dealt.",
      "One game is short. A single hand is often four points off, so a difference of ten in a game means little.",
      "Where points were entered without saying what they were for, there is nothing to compare.",
    ],
  },
  race: {
    title: "The score",
    says: ["The scores after every deal, from the record. Changes of lead are counted at these moments only."],
  },
  ledger: {
    title: "Luck and skill",
    says: [
      "Every row is a difference of two chances to win from one table. Each begins where the one before ended, so they add up exactly.",
      "How much is luck depends on what was entered. With all six cards of a hand, the deal, the discard and the cut are separate. With the hands alone they are one row, the cards. With points alone, cards and play are one.",
      "One game is nearly all luck.",
    ],
  },
  discards: {
    title: "Discards",
    says: [
      "The own hand is exact: its average over all 46 starters. The crib is the average over every hand the other can hold, and what a strong player discards from it.",
      "The worth is the hand and the own crib, or the hand less the crib of the other. The play is not in it.",
      "The chance is the difference in the chance to win at the score of that moment, with the hand’s own spread and a crib of the same average.",
      "A discard is judged by what could be known, not by what fell.",
    ],
  },
  mistakes: {
    title: "Left on the table",
    says: [
      "Points not counted, points given for counting too much and for a false go are in the record when the players count for themselves.",
      "For discards it is the worth of the best less that of the one chosen, where all six cards were entered.",
    ],
  },
} as const;
type HowTopic = keyof typeof HOW;

/** A button that opens the sheet. */
export function HowWeKnow({ topic, extra }: { topic: HowTopic; extra?: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="how" aria-label={`How we know: ${HOW[topic].title}`} onClick={() => setOpen(true)}>
        How we know
      </button>
      <HowSheet topic={open ? topic : undefined} extra={extra} onClose={() => setOpen(false)} />
    </>
  );
}

interface HowSheetProps {
  readonly topic: HowTopic | undefined;
  /** A sentence about the number that was tapped. */
  readonly extra?: string | undefined;
  readonly onClose: () => void;
}

export function HowSheet({ topic, extra, onClose }: HowSheetProps) {
  const { title, says } = HOW[topic ?? "chance"];
  return (
    <Sheet open={topic !== undefined} title={title} onClose={onClose}>
      <div class="stack how-says">
        {extra !== undefined && <p>{extra}</p>}
        {says.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </Sheet>
  );
}
