import { type ComponentChildren, Fragment } from "preact";
import { type Card, JOKER, RANKS, SUITS, type Suit, type SuitedCard } from "../../rules/cards";
import { CardKey } from "./card-key";
import { GoKey, type PadKeys, RedoKey, UndoKey } from "./pad-keys";

export interface SuitsPadProps extends PadKeys {
  /** Already seen, or not allowed now. */
  readonly spent: (card: Card) => boolean;
  readonly onCard: (card: Card) => void;
  readonly fourColours?: boolean | undefined;
  /** Has a joker key. */
  readonly jokers?: boolean | undefined;
  /** Puts Go and Undo under the left thumb. */
  readonly leftHanded?: boolean | undefined;
}

/** The two rows of a suit. */
export const LOW = RANKS.slice(0, 7);
export const HIGH = RANKS.slice(7);

/** A key for each of the 52 cards. A suit fills two rows, A–7 and 8–K, which leaves four holes for other keys. */
export function SuitsPad(props: SuitsPadProps) {
  const { spent, onCard, fourColours = false, leftHanded = false, jokers = false } = props;
  const key = (card: SuitedCard) => <CardKey key={card} card={card} spent={spent(card)} onCard={onCard} />;
  const holes: Readonly<Record<Suit, ComponentChildren>> = {
    S: <GoKey {...props} />,
    H: <UndoKey {...props} />,
    C: jokers ? <CardKey card={JOKER} spent={spent(JOKER)} onCard={onCard} /> : <RedoKey {...props} />,
    D: jokers && <RedoKey {...props} />,
  };
  const classes = ["suits-pad", fourColours && "four-colours", leftHanded && "left-handed"];
  return (
    <div class={classes.filter(Boolean).join(" ")}>
      {SUITS.map((suit) => (
        <Fragment key={suit}>
          {LOW.map((rank) => key(`${rank}${suit}`))}
          {leftHanded && <div class="hole">{holes[suit]}</div>}
          {HIGH.map((rank) => key(`${rank}${suit}`))}
          {!leftHanded && <div class="hole">{holes[suit]}</div>}
        </Fragment>
      ))}
    </div>
  );
}
