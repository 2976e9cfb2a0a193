import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Card } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { Choice } from "../parts/choice";
import { sideClass } from "../parts/sides";
import "./pads.css";

type PadKind = "ranks" | "suits";

export interface PadFrameProps {
  /** "<b>Bob</b> to play"; a <b> takes the side’s colour. */
  readonly title: ComponentChildren;
  readonly side?: Side | undefined;
  /** Value of the ranks/suits switch. A known hand has none. */
  readonly kind?: PadKind | undefined;
  readonly onKind?: ((kind: PadKind) => void) | undefined;
  /** Text buttons before the switch: "Hide", "Challenge". */
  readonly handButton?: ComponentChildren;
  /** The Redo key of a pad that has no key free for it. Its place is kept while there is nothing to redo. */
  readonly redo?: ComponentChildren;
  /** A pad to pick a card, without Go and Undo. */
  readonly picking?: boolean | undefined;
  /** Has a joker key. */
  readonly jokers?: boolean | undefined;
  /** A finger is on a card key: its tap may follow. Undefined: it has left, with or without a tap. */
  readonly onAim?: ((card: Card | undefined) => void) | undefined;
  readonly children: ComponentChildren;
}

const KINDS = [
  { value: "ranks", label: "Ranks" },
  { value: "suits", label: "Suits" },
] as const;

/** The frame of every pad: whose turn it is, and the ranks/suits switch. */
export function PadFrame(props: PadFrameProps) {
  const { title, side, kind, onKind, handButton, redo, picking, jokers, onAim, children } = props;
  const aim = ({ target, button }: PointerEvent) => {
    const key = (target as Element).closest<HTMLButtonElement>(".card-key");
    // A right click opens a menu.
    if (key && button === 0) onAim?.(key.value as Card);
  };
  // A finger that is lifted leaves too, and its tap comes first, in the same turn.
  const leave = () => setTimeout(() => onAim?.(undefined));
  useEffect(() => () => onAim?.(undefined), [onAim]);
  const classes = ["pad", kind, picking && "picking", jokers && "jokers"];
  return (
    <section class={classes.filter(Boolean).join(" ")} onPointerDown={aim} onPointerUp={leave} onPointerLeave={leave}>
      <div class="pad-top">
        <p class={side === undefined ? "pad-title" : `pad-title ${sideClass(side)}`}>{title}</p>
        {handButton}
        {redo !== undefined && <div class="redo-place">{redo}</div>}
        {kind !== undefined && onKind !== undefined && (
          <Choice legend="Pad" legendHidden small name="pad" options={KINDS} value={kind} onChoose={onKind} />
        )}
      </div>
      {children}
    </section>
  );
}
