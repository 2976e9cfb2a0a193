import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icons";

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** Dimmed, but it still responds. */
  readonly off?: boolean | undefined;
  /** Words before the icon, on a wide screen. */
  readonly children?: ComponentChildren;
}

export function IconButton({ icon, label, onPress, off = false, children }: IconButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-disabled={off} onClick={onPress}>
      {children !== undefined && <span class="icon-words">{children}</span>}
      <Icon name={icon} />
    </button>
  );
}
