import { Icon } from "../../parts/icons";
import "./curtain.css";

/** Hides an entered hand until its player taps. `label`: "Show Alice’s hand". */
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
