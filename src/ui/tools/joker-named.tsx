import type { ComponentChildren } from "preact";
import { type Card, type DeclaredJoker, declared, isJoker } from "../../rules/cards";
import { PickCard } from "../pads/pick-card";
import { Sheet } from "../parts/sheet";

interface JokerNamedProps {
  readonly title: string;
  /** Whether the joker cannot be this card. */
  readonly spent?: (joker: DeclaredJoker) => boolean;
  readonly onJoker: (joker: DeclaredJoker) => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

function asJoker(card: Card): DeclaredJoker | undefined {
  return isJoker(card) ? undefined : declared(card);
}

/** Asks which card a wild joker stands for (rules.md §9.10). */
export function JokerNamed({ title, spent, onJoker, onClose, children }: JokerNamedProps) {
  return (
    <Sheet open title="What is the joker?" onClose={onClose}>
      <PickCard
        title={title}
        jokers={false}
        spent={(card) => {
          const joker = asJoker(card);
          return joker !== undefined && spent?.(joker) === true;
        }}
        onCard={(card) => {
          const joker = asJoker(card);
          if (joker) onJoker(joker);
        }}
      />
      {children}
    </Sheet>
  );
}
