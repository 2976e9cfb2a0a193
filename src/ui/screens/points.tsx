import { type GameState, nameOfSide } from "../../game/state";
import { lastPeg } from "../../session/table";
import { useMorePoints } from "../more-points";
import { Chips } from "../parts/chips";
import { Half } from "../parts/half";
import { Icon } from "../parts/icons";
import { IconButton } from "../parts/icon-button";
import { go } from "../router";
import { useSession } from "../session-context";
import { menuOpen } from "../menu-open";
import { TableBoard, undoText } from "../table-top";
import { whose } from "../words";
import { Refused } from "../refused";

/** A scoreboard: a half for each side, one tap a peg; the far half may be turned to the far player. */
export function Points({ state }: { state: GameState }) {
  const session = useSession();
  const { facing } = session.preferences;
  const turned = facing.signal.value === "facing";
  const { sheet, ask } = useMorePoints(state, "points", turned ? 0 : undefined);
  const half = (side: number) => (
    <Side
      key={side}
      state={state}
      side={side}
      far={turned && side === 0}
      onMore={() => ask(side)}
      onTurn={side === 0 ? () => facing.set(turned ? "beside" : "facing") : undefined}
    />
  );
  return (
    <main class={turned ? "screen points" : "screen points side-by-side"}>
      <h1 class="unseen">Points</h1>
      {half(0)}
      <div class="between">
        <TableBoard state={state} />
        <div class="row">
          <IconButton icon="back" label="Back" onPress={() => go("home")} />
          <NextDeal state={state} />
          <UndoButton />
          <IconButton icon="menu" label="Menu" onPress={() => (menuOpen.value = true)} />
        </div>
        <Refused />
      </div>
      {half(1)}
      {sheet}
    </main>
  );
}

function UndoButton() {
  const session = useSession();
  const can = session.now.value.undo !== undefined;
  const what = undoText(session);
  return (
    <button
      type="button"
      class="text-button"
      aria-disabled={!can}
      aria-label={what === undefined ? "Undo" : `Undo ${what}`}
      onClick={() => void session.undo()}
    >
      <Icon name="undo" />
      <span class="wide-only">Undo</span>
    </button>
  );
}

function NextDeal({ state }: { state: GameState }) {
  const session = useSession();
  const { deal } = state;
  if (!deal) return null;
  const next = state.seats[(deal.dealer + 1) % state.seats.length]?.name ?? "";
  return (
    <button
      type="button"
      data-once
      class="text-button next-deal"
      onClick={() => void session.tell({ type: "dealEnded" })}
    >
      <span class="muted">
        Deal {deal.number} · <bdi class="name">{whose(state.seats[deal.dealer]?.name ?? "")}</bdi> crib
      </span>
      <span>
        <bdi class="name">{next}</bdi> deals next
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
      needs={state.rules.target - hole}
      crib={state.deal !== undefined && state.seats[state.deal.dealer]?.side === side}
      last={last && `${last.points > 0 ? "+" : "−"}${Math.abs(last.points)}`}
      far={far}
      onTurn={onTurn}
    >
      <Chips
        whose={name}
        onPeg={(points) => void session.tell({ type: "pegged", side, points, for: "points" })}
        onMore={onMore}
      />
    </Half>
  );
}
