import type { ComponentChildren } from "preact";
import type { Card } from "../../rules/cards";
import { typed } from "../pads/typed";
import type { PadKeys } from "../pads/pad-keys";
import { PadFrame } from "../pads/pad-frame";
import { RankPad } from "../pads/rank-pad";
import { SuitsPad } from "../pads/suits-pad";
import { large, shownPad } from "../display";
import { useSession } from "../context";

interface ToolPadProps extends Pick<PadKeys, "onGo" | "goState" | "onUndo" | "canUndo" | "undoWhat"> {
  readonly title: ComponentChildren;
  readonly side?: number | undefined;
  readonly onCard: (card: Card) => void;
  /** Has a joker key. */
  readonly jokers: boolean;
  /** Keys to dim. A tap on a dimmed key is answered with the reason. */
  readonly spent: (card: Card) => boolean;
  /** Absent where the tool has its own button to start again. */
  readonly onClear?: (() => void) | undefined;
}

/** The preferred pad, for a tool that needs no game. */
export function ToolPad({ title, side, onClear, ...rest }: ToolPadProps) {
  const { preferences } = useSession();
  const { pad, leftHanded } = preferences;
  const kind = shownPad(preferences);
  const keys = { ...rest, leftHanded: leftHanded.signal.value };
  return (
    <PadFrame
      title={typed.value === "" ? title : `${typed.value} of …`}
      side={side}
      kind={kind}
      jokers={rest.jokers}
      onKind={large.value ? undefined : pad.set}
      handButton={
        onClear && (
          <button type="button" class="text-button" aria-disabled={!rest.canUndo} onClick={onClear}>
            Clear
          </button>
        )
      }
    >
      {kind === "suits" ? <SuitsPad {...keys} /> : <RankPad {...keys} />}
    </PadFrame>
  );
}
