import type { Card } from "../rules/cards";
import { PadFrame } from "./parts/pad-frame";
import { RankPad } from "./parts/rank-pad";
import { SuitsPad } from "./parts/suits-pad";
import { useSession } from "./session-context";

/** Any card at all, for an entry that is put right; whether it fits is said when it is tapped. */
export function PickCard({ onCard, title = "Which card?" }: { onCard: (card: Card) => void; title?: string }) {
  const { preferences } = useSession();
  const { pad, fourColours, leftHanded } = preferences;
  const keys = { spent: () => false, onCard, leftHanded: leftHanded.signal.value };
  return (
    <PadFrame picking title={title} kind={pad.signal.value} onKind={pad.set}>
      {pad.signal.value === "suits" ? (
        <SuitsPad {...keys} fourColours={fourColours.signal.value} />
      ) : (
        <RankPad {...keys} />
      )}
    </PadFrame>
  );
}
