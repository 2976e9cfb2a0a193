import type { ComponentChildren } from "preact";

export interface TileProps {
  /** "29", "31", or an Icon. */
  readonly sign: ComponentChildren;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly onPress: () => void;
}

/** A tool on the home screen. Wrap in `<div class="tiles">`. */
export function Tile({ sign, title, hint, onPress }: TileProps) {
  return (
    <button type="button" class="tile" onClick={onPress}>
      <span class="sign" aria-hidden="true">
        {sign}
      </span>
      <b>{title}</b>
      {hint !== undefined && <small>{hint}</small>}
    </button>
  );
}
