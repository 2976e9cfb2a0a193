import { Icon } from "../parts/icons";

/** Lies over a hand that is tapped in. `label`: "Show Alice’s hand". */
export function Curtain({ label, onLift }: { label: string; onLift: () => void }) {
  return (
    <button type="button" class="curtain" onClick={onLift}>
      <span>
        <Icon name="eye" />
        {label}
      </span>
    </button>
  );
}
