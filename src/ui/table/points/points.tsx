import { isHome, nameOfSide, sideOf, nextToDeal } from "../../../game/sides";
import { type GameState } from "../../../game/state";
import { Chips, useMorePoints } from "../point-chips";
import { FEW_POINTS } from "../points-on-chips";
import { CribChips } from "./crib-chips";
import { Half } from "./half";
import { Heading } from "../../parts/heading";
import { figure } from "../../parts/sides";
import { Icon } from "../../parts/icons";
import { IconButton } from "../../parts/icon-button";
import { up } from "../../router";
import { useSession } from "../../context";
import { menuOpen, rulesOpen } from "../menu/menu-open";
import { TableBoard } from "../table-board";
import { Pieces } from "../../parts/pieces";
import { goalOf, playersText, wonInMatch } from "../table-top";
import { useUndoRedo } from "../undo-redo";
import { whose } from "../../words/common";
import { Notices } from "../../notices";
import { Refused } from "../../refused";
import { TableNotices } from "../table-notices";
import { lastPeg } from "../../../game/last-heard";
import "./points.css";
import "./points-many.css";

/** A scoreboard, one tap per score. With two sides the far half can be turned towards the player opposite. */
export function Points({ state }: { state: GameState }) {
  const session = useSession();
  const { facing } = session.preferences;
  const sides = state.sides.length;
  const turned = sides === 2 && facing.signal.value === "facing" ? 0 : undefined;
  const { sheet, ask } = useMorePoints(state, "points", turned);
  const half = (side: number) => (
    <Side
      key={side}
      state={state}
      side={side}
      far={side === turned}
      onMore={() => ask(side)}
      onTurn={side === 0 && sides === 2 && turned === undefined ? () => facing.set("facing") : undefined}
    />
  );
  const kind = sides > 2 ? " crowd" : turned === undefined ? " side-by-side" : "";
  return (
    <main class={`screen points${kind}`} data-sides={sides}>
      <Heading unseen title="Points" about={playersText(state)} />
      {half(0)}
      {sides > 2 && [...state.sides.keys()].slice(1).map(half)}
      <div class="between">
        <TableBoard state={state} />
        <div class="lines">
          <div class="row">
            <IconButton icon="back" label="Back" onPress={() => up()} />
            <NextDeal state={state} />
            {turned === undefined && <UndoRedo />}
            <span class="wide-only">
              <IconButton icon="help" label="The rules in use" onPress={() => (rulesOpen.value = true)} />
            </span>
            <IconButton icon="menu" label="Menu" onPress={() => (menuOpen.value = true)} />
          </div>
          {turned !== undefined && (
            <div class="row">
              <IconButton
                icon="flip"
                label={`Turn ${nameOfSide(state, 0)}’s half around`}
                onPress={() => facing.set("beside")}
              />
              <UndoRedo facing />
            </div>
          )}
        </div>
        {sides === 2 && state.deal && <CribChips state={state} turned={turned} />}
        <Notices>
          <TableNotices state={state} />
        </Notices>
        <Refused />
      </div>
      {sides === 2 && half(1)}
      {sheet}
    </main>
  );
}

/** Undo with the name of its entry, for two players who face each other to be read from both sides; and Redo. */
function UndoRedo({ facing = false }: { facing?: boolean }) {
  const { onUndo, canUndo, undoWhat, undoShown = [], onRedo, canRedo, redoWhat } = useUndoRedo();
  const words = (
    <span class="undo-words">
      <span class="wide-only">Undo </span>
      <b>
        <Pieces pieces={undoShown} />
      </b>
    </span>
  );
  return (
    <>
      <button
        type="button"
        class={facing ? "text-button undo-both" : "text-button undo-one"}
        aria-disabled={!canUndo}
        aria-label={undoWhat === undefined ? "Undo" : `Undo ${undoWhat}`}
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
      <span class="muted">
        <span>Deal {deal.number} · </span>
        <span>
          <bdi class="name">{whose(state.seats[deal.cribOf]?.name ?? "")}</bdi> crib
        </span>
      </span>
      <span>
        Next deal: <bdi class="name">{next}</bdi>
      </span>
    </button>
  );
}

interface SideProps {
  readonly state: GameState;
  readonly side: number;
  readonly far: boolean;
  readonly onMore: () => void;
  readonly onTurn: (() => void) | undefined;
}

function Side({ state, side, far, onMore, onTurn }: SideProps) {
  const session = useSession();
  const name = nameOfSide(state, side);
  const hole = state.sides[side]?.front ?? 0;
  const last = lastPeg(state, side);
  return (
    <Half
      side={side}
      name={name}
      hole={hole}
      goal={goalOf(state, side)}
      crib={state.deal !== undefined && sideOf(state, "crib") === side}
      games={wonInMatch(session.match.value, state, side)}
      last={last && `${last.points > 0 ? "+" : ""}${figure(last.points)}`}
      far={far}
      onTurn={onTurn}
    >
      {!isHome(state, side) && (
        <Chips
          whose={name}
          points={state.sides.length > 2 ? FEW_POINTS : undefined}
          onPeg={(points) => void session.record({ type: "pegged", side, points, for: "points" })}
          onMore={onMore}
        />
      )}
    </Half>
  );
}
