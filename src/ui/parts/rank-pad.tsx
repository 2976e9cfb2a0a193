import { type Card, RANKS } from "../../rules/cards";
import { CardKey } from "./card-key";
import { GoKey, type PadKeys, UndoKey } from "./pad-keys";

export interface RankPadProps extends PadKeys {
  /** All four seen, or over thirty-one. */
  readonly spent: (card: Card) => boolean;
  readonly onCard: (card: Card) => void;
  readonly leftHanded?: boolean | undefined;
}

/** Thirteen big keys, Go and Undo. */
export function RankPad(props: RankPadProps) {
  const { spent, onCard, leftHanded = false } = props;
  const ranks = RANKS.map((rank) => <CardKey key={rank} card={rank} spent={spent(rank)} onCard={onCard} />);
  const others = [<GoKey key="go" {...props} />, <UndoKey key="undo" {...props} />];
  return (
    <div class="rank-pad">
      {leftHanded ? [ranks.slice(0, 10), [others[1], others[0]], ranks.slice(10)] : [ranks, others]}
    </div>
  );
}
