import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Card } from "../../rules/cards";
import { type Pad, PADS } from "../../session/preferences";
import { useKeyboard } from "../pads/keyboard";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { RankPad } from "../pads/rank-pad";
import { SuitsPad } from "../pads/suits-pad";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { useSession } from "../context";
import { large } from "../display";
import { typed } from "../pads/typed";
import { capital } from "../words/common";
import { ToolAnnouncement, ToolRefusal } from "../parts/tool-message";
import type { Patience } from "./use-patience";
import "../tools/tools.css";
import "./patience.css";

type Entering = Pick<
  Patience,
  "message" | "next" | "tap" | "undo" | "canUndo" | "redo" | "canRedo" | "spent" | "clear"
>;

interface PatienceScreenProps {
  readonly title: string;
  readonly patience: Entering;
  /** Says where the next card goes. */
  readonly asks: ComponentChildren;
  readonly board: ComponentChildren;
  /** The button for another game: "Next square". */
  readonly again: string;
  /** The count, shown when all the cards are in. */
  readonly children: ComponentChildren;
}

const PAD_OPTIONS = PADS.map((value) => ({ value, label: capital(value) }));

/** A solitaire game: its cards and the pad, or the count once all the cards are in. */
export function PatienceScreen({ title, patience, asks, board, again, children }: PatienceScreenProps) {
  const { preferences } = useSession();
  const { message, next, tap, undo, canUndo, redo, canRedo, clear } = patience;
  const { pad } = preferences;
  // In Large the suits are a second choice, and the page scrolls.
  const [own, setOwn] = useState<Pad>("ranks");
  const kind = large.value ? own : pad.signal.value;
  useKeyboard({ preferences, tapCard: tap, undo, redo, go: () => {} });
  const entering = next !== undefined;
  return (
    <main class={entering ? "screen tool patience" : "screen split patience"} data-pad={kind}>
      <TopBar
        title={title}
        subtitle={entering ? (typed.value === "" ? asks : `${typed.value} of …`) : undefined}
        onBack={() => up()}
        onUndo={undo}
        canUndo={canUndo}
        onRedo={redo}
        canRedo={canRedo}
      >
        {entering && (
          <Choice
            legend="Pad"
            legendHidden
            small
            name="pad"
            options={PAD_OPTIONS}
            value={kind}
            onChoose={large.value ? setOwn : pad.set}
          />
        )}
      </TopBar>
      {/* The same element in both states, so that a place keeps the keyboard focus. */}
      <div class={entering ? "tool-top" : "split-a"}>{board}</div>
      {entering ? (
        <div class="tool-pad">
          <ToolRefusal message={message} />
          <CardKeys kind={kind} patience={patience} />
        </div>
      ) : (
        <>
          <div class="split-b">{children}</div>
          <div class="actions">
            <MainButton kind="second" onPress={clear}>
              {again}
            </MainButton>
          </div>
        </>
      )}
      <ToolAnnouncement message={message} />
    </main>
  );
}

/** The pad, without a title line: the cards on the table need the room. */
function CardKeys({ kind, patience }: { kind: Pad; patience: Entering }) {
  const { spent, tap, undo, canUndo, redo, canRedo } = patience;
  const { leftHanded } = useSession().preferences;
  const left = leftHanded.signal.value;
  const keys = {
    spent,
    onCard: (card: Card) => tap(card),
    onUndo: undo,
    canUndo,
    onRedo: redo,
    canRedo,
    leftHanded: left,
  };
  return <section class={`pad ${kind}`}>{kind === "suits" ? <SuitsPad {...keys} /> : <RankPad {...keys} />}</section>;
}
