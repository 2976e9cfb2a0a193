import type { ComponentChildren } from "preact";
import type { Card } from "../../rules/cards";
import type { Side } from "../../rules/ruleset";
import { useJoker } from "./joker";
import { PadFrame } from "./pad-frame";
import { RankPad } from "./rank-pad";
import { SuitsPad } from "./suits-pad";
import { typed } from "./typed";
import { large, shownPad } from "../display";
import { useSession } from "../context";
import { menuOpen } from "../table/menu/menu-open";
import { useUndoRedo } from "../table/undo-redo";
import { RedoKey } from "./pad-keys";

export interface CardPadProps {
  readonly title: ComponentChildren;
  readonly side?: Side | undefined;
  /** Absent outside the play. */
  readonly goState?: "ready" | "off" | undefined;
  readonly onCard: (card: Card) => void;
  /** Cards with dimmed keys. A tap on one gives the reason. */
  readonly spent: (card: Card) => boolean;
  /** Instead of a go: what its key does, and its words. */
  readonly go?: { readonly label: ComponentChildren; readonly onPress: () => void } | undefined;
  /** The cut: only ranks, because suits decide nothing, and no Go. */
  readonly ranksOnly?: boolean | undefined;
  /** A text button between the title and the switch. */
  readonly button?: ComponentChildren;
}

const openMenu = () => {
  menuOpen.value = true;
};

/** The card pad of the table, by ranks or by suits as the player prefers. */
export function CardPad({ title, side, goState, go, onCard, spent, button, ranksOnly }: CardPadProps) {
  const session = useSession();
  const { pad, leftHanded } = session.preferences;
  const kind = ranksOnly ? "ranks" : shownPad(session.preferences);
  const jokers = (session.state.value?.countRules.jokers ?? "none") !== "none";
  const joker = useJoker(onCard);
  const keys = {
    spent,
    onCard: jokers ? joker.tap : onCard,
    jokers,
    onGo: ranksOnly ? undefined : (go?.onPress ?? (() => void session.go())),
    goLabel: go?.label,
    goState,
    ...useUndoRedo(),
    leftHanded: leftHanded.signal.value,
    onMenu: large.value ? openMenu : undefined,
  };
  return (
    <PadFrame
      title={typed.value === "" ? title : `${typed.value} of …`}
      side={side}
      kind={kind}
      jokers={jokers}
      onKind={large.value || ranksOnly ? undefined : pad.set}
      handButton={button}
      onAim={session.aimAt}
      redo={kind === "ranks" ? <RedoKey {...keys} /> : undefined}
    >
      {kind === "suits" ? <SuitsPad {...keys} /> : <RankPad {...keys} />}
      {joker.sheet}
    </PadFrame>
  );
}
