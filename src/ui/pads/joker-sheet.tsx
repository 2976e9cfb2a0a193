import { declared, isJoker, type Rank, type SuitedCard } from "../../rules/cards";
import { Sheet } from "../parts/sheet";
import { PickCard } from "./pick-card";
import { useSession } from "../context";

interface JokerSheetProps {
  readonly onCard: (as: SuitedCard | Rank) => void;
  readonly onClose: () => void;
}

/** What the joker stands for: any card at all, also one that lies there already, as far as it fits. */
export function JokerSheet({ onCard, onClose }: JokerSheetProps) {
  const session = useSession();
  return (
    <Sheet open title="What is the joker?" onClose={onClose}>
      <PickCard
        title="For this deal"
        jokers={false}
        spent={(card) => !isJoker(card) && session.refusal(declared(card)) !== undefined}
        onCard={(card) => !isJoker(card) && onCard(card)}
      />
    </Sheet>
  );
}
