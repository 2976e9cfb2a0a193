import { type ComponentChildren, Fragment } from "preact";
import { type Card, JOKER, type Rank, RANKS, SUITS, type Suit } from "../../rules/cards";
import { memo } from "../parts/memo";
import { CardKey } from "./card-key";
import { GoKey, type PadKeys, RedoKey, UndoKey } from "./pad-keys";

export interface SuitsPadProps extends PadKeys {
  /** Already seen, or not allowed now. */
  readonly spent: (card: Card) => boolean;
  readonly onCard: (card: Card) => void;
  /** Has a joker key. */
  readonly jokers?: boolean | undefined;
  /** Puts Go and Undo under the left thumb. */
  readonly leftHanded?: boolean | undefined;
}

/** The two rows of a suit. */
export const LOW = RANKS.slice(0, 7);
export const HIGH = RANKS.slice(7);

interface RowProps {
  readonly suit: Suit;
  readonly ranks: readonly Rank[];
  /** A digit for each rank: 1 if its key is dimmed. */
  readonly dim: string;
  readonly onCard: (card: Card) => void;
}

/** A tap changes few keys, so the other rows keep their last drawing. */
const Row = memo(function Row({ suit, ranks, dim, onCard }: RowProps) {
  return (
    <>
      {ranks.map((rank, i) => (
        <CardKey key={rank} card={`${rank}${suit}`} spent={dim[i] === "1"} onCard={onCard} />
      ))}
    </>
  );
});

/** A key for each of the 52 cards. A suit fills two rows, A–7 and 8–K, which leaves four holes for other keys. */
export function SuitsPad(props: SuitsPadProps) {
  const { spent, onCard, leftHanded, jokers } = props;
  const row = (suit: Suit, ranks: readonly Rank[]) => (
    <Row
      suit={suit}
      ranks={ranks}
      dim={ranks.map((rank) => Number(spent(`${rank}${suit}`))).join("")}
      onCard={onCard}
    />
  );
  const holes: Readonly<Record<Suit, ComponentChildren>> = {
    S: <GoKey {...props} />,
    H: <UndoKey {...props} />,
    C: jokers ? <CardKey card={JOKER} spent={spent(JOKER)} onCard={onCard} /> : <RedoKey {...props} />,
    D: jokers && <RedoKey {...props} />,
  };
  return (
    <div class="suits-pad">
      {SUITS.map((suit) => (
        <Fragment key={suit}>
          {row(suit, LOW)}
          {leftHanded && <div class="hole">{holes[suit]}</div>}
          {row(suit, HIGH)}
          {!leftHanded && <div class="hole">{holes[suit]}</div>}
        </Fragment>
      ))}
    </div>
  );
}
