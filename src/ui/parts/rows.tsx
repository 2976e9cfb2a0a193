import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icons";
import "./rows.css";

/** A card of rows: menus, recent games, settings. Children: Row, Toggle. */
export function Rows({ children, label, ...piece }: RowsProps) {
  const { list = false, before = false, after = false, columns = false } = piece;
  const classes = ["rows", before && "before", after && "after", columns && "in-columns"].filter(Boolean).join(" ");
  return label === undefined ? (
    <div class={classes}>{children}</div>
  ) : (
    <div class={classes} role={list ? "list" : "group"} aria-label={label}>
      {children}
    </div>
  );
}

interface RowsProps {
  readonly children: ComponentChildren;
  readonly label?: string | undefined;
  /** Each child is a list item. */
  readonly list?: boolean;
  /** A part of a card: the card goes on below, or begins above. */
  readonly before?: boolean;
  readonly after?: boolean;
  /** Two columns on a phone in landscape, where a list of many rows would be below the screen. */
  readonly columns?: boolean;
}

export interface RowProps {
  readonly icon?: IconName | undefined;
  /** Instead of an icon: a SideMark. */
  readonly mark?: ComponentChildren;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly value?: ComponentChildren;
  /** The value is shown as small text, not as a number. */
  readonly quiet?: boolean | undefined;
  /** Opens another page; shows a chevron. */
  readonly leads?: boolean | undefined;
  /** Without it, the row is not a button. */
  readonly onPress?: (() => void) | undefined;
  /** Deletes something. */
  readonly danger?: boolean | undefined;
}

export function Row({
  icon,
  mark,
  label,
  hint,
  value,
  quiet = false,
  leads = false,
  onPress,
  danger = false,
}: RowProps) {
  const inside = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {mark}
      <span class="words">
        {label}
        {hint && <span class="hint">{hint}</span>}
      </span>
      {value !== undefined && <span class={quiet ? "value quiet" : "value figures"}>{value}</span>}
      {leads && <Icon name="forward" />}
    </>
  );
  const classes = danger ? "row-line danger" : "row-line";
  if (onPress === undefined) return <div class={classes}>{inside}</div>;
  return (
    <button type="button" class={classes} onClick={onPress}>
      {inside}
    </button>
  );
}
