import type { ComponentChildren } from "preact";

export interface MainButtonProps {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  /** "main": the next step, one per screen; "second": an alternative; "danger": deletes something. */
  readonly kind?: "main" | "second" | "danger" | undefined;
  /** Dimmed, but it still responds, so that the app can say what is missing. */
  readonly off?: boolean | undefined;
  /** Ignores taps without looking different, until its code has loaded. */
  readonly waiting?: boolean | undefined;
}

export function MainButton({ onPress, children, kind = "main", off = false, waiting = false }: MainButtonProps) {
  const classes = kind === "main" ? "button" : kind === "second" ? "button second" : "button second danger";
  return (
    <button type="button" class={classes} data-waiting={waiting} aria-disabled={off || waiting} onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}
