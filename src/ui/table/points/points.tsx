import { nameOfSide, nextToDeal } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { cribWords, useMorePoints } from "../point-chips";
import { CribChips } from "./crib-chips";
import { Half } from "./half";
import { Heading } from "../../parts/heading";
import { Icon } from "../../parts/icons";
import { IconButton } from "../../parts/icon-button";
import { up } from "../../router";
import { useSession } from "../../context";
import { menuOpen, rulesOpen } from "../menu/menu-open";
import { TableBoard } from "../table-board";
import { Pieces } from "../../parts/pieces";
import { playersText } from "../table-top";
import { useUndoRedo } from "../undo-redo";
import { whose } from "../../words/common";
import { Notices } from "../../notices";
import { Refused } from "../../refused";
import { TableNotices } from "../table-notices";
import "./points.css";
import "./points-many.css";

/** A scoreboard, one tap per score. With two sides the far half can be turned towards the player opposite. */
export function Points({ state }: { state: GameState }) {
  const session = useSession();
  const { facing } = session.preferences;
  const sides = state.sides.length;
  const turned = sides === 2 && facing.signal.value === "facing" ? 0 : undefined;
  const { sheet, ask } = useMorePoints(state, "points", turned);
  const halves = state.sides.map((_, side) => (
    <Half key={side} state={state} side={side} far={side === turned} onMore={() => ask(side)} />
  ));
  const kind = sides > 2 ? " crowd" : turned === undefined ? " side-by-side" : "";
  return (
    <main class={`screen points${kind}`} data-sides={sides}>
      <Heading unseen title="Points" about={playersText(state)} />
      {sides > 2 ? halves : halves[0]}
      <div class="between">
        <TableBoard state={state} />
        <div class="lines">
          <div class="row">
            <IconButton icon="back" label="Back" onPress={() => up()} />
            <NextDeal state={state} />
            <span class="wide-only">
              <IconButton icon="help" label="The rules in use" onPress={() => (rulesOpen.value = true)} />
            </span>
            <IconButton icon="menu" label="Menu" onPress={() => (menuOpen.value = true)} />
          </div>
          <div class="row">
            {sides === 2 && (
              <button
                type="button"
                class="text-button"
                aria-label={`Turn ${whose(nameOfSide(state, 0))} half around`}
                onClick={() => facing.set(turned === undefined ? "facing" : "beside")}
              >
                <Icon name="flip" />
                <span class="wide-only">Turn</span>
              </button>
            )}
            <UndoRedo facing={turned !== undefined} />
          </div>
        </div>
        {sides === 2 && state.deal && <CribChips state={state} turned={turned} />}
        <Notices>
          <TableNotices state={state} />
        </Notices>
        <Refused />
      </div>
      {sides === 2 && halves[1]}
      {sheet}
    </main>
  );
}

/** Undo with the name of its entry, which two players who face each other read from both sides; and Redo. */
function UndoRedo({ facing }: { facing: boolean }) {
  const { onUndo, canUndo, undoWhat, undoShown = [], onRedo, canRedo, redoWhat } = useUndoRedo();
  const words = (
    <span class="undo-words">
      Undo{" "}
      <b>
        <Pieces pieces={undoShown} />
      </b>
    </span>
  );
  return (
    <>
      <button
        type="button"
        class="text-button undo-named"
        aria-disabled={!canUndo}
        aria-label={`Undo ${undoWhat ?? ""}`.trim()}
        onClick={onUndo}
      >
        {facing && words}
        <Icon name="undo" />
        {words}
      </button>
      <span class="redo-place">
        {canRedo && <IconButton icon="redo" label={`Redo ${redoWhat ?? ""}`.trim()} onPress={onRedo} />}
      </span>
    </>
  );
}

function NextDeal({ state }: { state: GameState }) {
  const session = useSession();
  const { deal } = state;
  if (!deal) return null;
  const next = state.seats[nextToDeal(state, deal)]?.name;
  return (
    <button
      type="button"
      data-once
      class="text-button next-deal"
      onClick={() => void session.record({ type: "dealEnded" })}
    >
      <span class="next-words">
        <span class="muted">
          <span>Deal {deal.number} · </span>
          <bdi>{cribWords(state)}</bdi>
        </span>
        <span>
          Next deal: <bdi class="name">{next}</bdi>
        </span>
      </span>
      <Icon name="forward" />
    </button>
  );
}
