import type { ComponentChildren } from "preact";
import type { Side } from "../../rules/ruleset";
import { Choice } from "../parts/choice";
import { sideClass } from "../parts/sides";

type PadKind = "ranks" | "suits";

export interface PadFrameProps {
  /** "<b>Bob</b> to play": a <b> within takes the side's colour. */
  readonly title: ComponentChildren;
  readonly side?: Side | undefined;
  /** The switch; left out where there is only one way (a known hand). */
  readonly kind?: PadKind | undefined;
  readonly onKind?: ((kind: PadKind) => void) | undefined;
  /** A text button before the switch: "Alice’s hand", "Hide". */
  readonly handButton?: ComponentChildren;
  /** In the place of title and switch. */
  readonly top?: ComponentChildren;
  /** Go and Undo are under the left thumb. */
  readonly leftHanded?: boolean | undefined;
  /** The pad only picks a card: it has no Go and no Undo. */
  readonly picking?: boolean | undefined;
  /** It has a key more. */
  readonly jokers?: boolean | undefined;
  readonly children: ComponentChildren;
}

const KINDS = [
  { value: "ranks", label: "Ranks" },
  { value: "suits", label: "Suits" },
] as const;

/** The paper every pad lies on: whose turn it is, and which pad. */
export function PadFrame(props: PadFrameProps) {
  const {
    title,
    side,
    kind,
    onKind,
    handButton,
    leftHanded = false,
    picking = false,
    jokers = false,
    top,
    children,
  } = props;
  const classes = ["pad", kind, leftHanded && "left-handed", picking && "picking", jokers && "jokers"];
  return (
    <section class={classes.filter(Boolean).join(" ")}>
      <div class="pad-top">
        {top ?? <p class={side === undefined ? "pad-title" : `pad-title ${sideClass(side)}`}>{title}</p>}
        {handButton}
        {top === undefined && kind !== undefined && onKind !== undefined && (
          <Choice legend="Pad" legendHidden small name="pad" options={KINDS} value={kind} onChoose={onKind} />
        )}
      </div>
      {children}
    </section>
  );
}
