import { declared, isJoker, type Rank, type SuitedCard } from "../../rules/cards";
import { Sheet } from "../parts/sheet";
import { PickCard } from "./pick-card";
import { useSession } from "../context";

interface JokerSheetProps {
  readonly onCard: (as: SuitedCard | Rank) => void;
  readonly onClose: () => void;
}

/** Asks which card a joker stands for. It may be a card already played, if it fits. */
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
