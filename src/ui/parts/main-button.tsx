import type { ComponentChildren } from "preact";

export interface MainButtonProps {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
  /** "main" moves on, one a screen; "second" is beside or below it; "danger" destroys. */
  readonly kind?: "main" | "second" | "danger" | undefined;
  /** Dimmed, yet it still answers, so the app can say what is missing. */
  readonly off?: boolean | undefined;
  /** Not ready for a moment, and looks no different: a finger that bounces must not press it. */
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
