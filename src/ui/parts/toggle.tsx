import "./toggle.css";

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** A switch that acts at once. A row of `.rows`. */
export function Toggle({ label, hint, on, onToggle }: ToggleProps) {
  return (
    <button type="button" class="toggle" role="switch" aria-checked={on} onClick={() => onToggle(!on)}>
      <span class="words">
        {label}
        {hint !== undefined && <span class="hint">{hint}</span>}
      </span>
      <span class="track">
        <span class="knob" />
      </span>
    </button>
  );
}
