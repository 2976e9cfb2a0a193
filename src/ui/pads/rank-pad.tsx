import { type Card, JOKER, RANKS } from "../../rules/cards";
import { CardKey } from "./card-key";
import { GoKey, MenuKey, type PadKeys, UndoKey } from "./pad-keys";
import { large } from "../display";

export interface RankPadProps extends PadKeys {
  /** All four seen, or past thirty-one. */
  readonly spent: (card: Card) => boolean;
  readonly onCard: (card: Card) => void;
  /** Has a joker key. */
  readonly jokers?: boolean | undefined;
  readonly leftHanded?: boolean | undefined;
}

/** A key for each rank, with Go and Undo. */
export function RankPad(props: RankPadProps) {
  const { spent, onCard, leftHanded, jokers } = props;
  const all: readonly Card[] = jokers ? [...RANKS, JOKER] : RANKS;
  const ranks = all.map((rank) => <CardKey key={rank} card={rank} spent={spent(rank)} onCard={onCard} />);
  const others = [<GoKey key="go" {...props} />, <UndoKey key="undo" {...props} />, <MenuKey key="menu" {...props} />];
  // The first key of the last row, in rows of five or, in Large, of four.
  const corner = large.value ? 12 : 10;
  return (
    <div class={jokers ? "rank-pad with-joker" : "rank-pad"}>
      {leftHanded ? [ranks.slice(0, corner), others.toReversed(), ranks.slice(corner)] : [ranks, others]}
    </div>
  );
}
