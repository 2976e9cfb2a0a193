import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Card, declared, isJoker, JOKER } from "../../rules/cards";
import { PadFrame } from "./pad-frame";
import { RankPad } from "./rank-pad";
import { SuitsPad } from "./suits-pad";
import type { Pad } from "../../session/preferences";
import { large } from "../display";
import { useSession } from "../context";

interface PickCardProps {
  readonly onCard: (card: Card) => void;
  readonly title?: ComponentChildren;
  /** Cards with dimmed keys. */
  readonly spent?: (card: Card) => boolean;
  /** By default, whether this game uses jokers. */
  readonly jokers?: boolean;
  /** Asks which card a wild joker stands for. */
  readonly declares?: boolean;
}

const NONE_SPENT = () => false;

/** Picks a card for a correction. A card that does not fit is refused only when it is tapped. */
export function PickCard({ onCard, title = "Which card?", spent = NONE_SPENT, jokers, declares }: PickCardProps) {
  const { preferences, state } = useSession();
  const { pad, leftHanded } = preferences;
  const [joker, setJoker] = useState(false);
  // In Large the suits are a second choice, and the sheet scrolls.
  const [own, setOwn] = useState<Pad>("ranks");
  const kind = large.value ? own : pad.signal.value;
  const here = state.value?.countRules.jokers ?? "none";
  const asks = declares === true && here === "wild";
  // The joker can stand for a card that is on the table (rules.md §9.10).
  const meant = (card: Card) => (joker && !isJoker(card) ? declared(card) : card);
  const pick = (card: Card) => {
    if (card === JOKER && asks && !joker) setJoker(true);
    else onCard(meant(card));
  };
  const keys = {
    spent: (card: Card) => spent(meant(card)),
    onCard: pick,
    leftHanded: leftHanded.signal.value,
    jokers: !joker && (jokers ?? here !== "none"),
  };
  return (
    <PadFrame
      picking
      jokers={keys.jokers}
      title={joker ? "What is the joker?" : title}
      kind={kind}
      onKind={large.value ? setOwn : pad.set}
    >
      {kind === "suits" ? <SuitsPad {...keys} /> : <RankPad {...keys} />}
    </PadFrame>
  );
}
