import { Icon, type IconName } from "./icons";

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** Dimmed, but it still responds. */
  readonly off?: boolean | undefined;
}

export function IconButton({ icon, label, onPress, off = false }: IconButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} aria-disabled={off} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
