import { type GameState, phaseOf } from "../../game/state";
import type { Device } from "../device";
import { useSession } from "../context";
import { lazy, lazyPart } from "../lazy";
import { landing } from "./moments/landing";
import { PlayScreen } from "./play/play";
import { hasLog, Unreadable } from "./unreadable";
import "./table.css";
import "./table-wide.css";
import "./table-many.css";

const Auction = lazy(async () => (await import("./auction"))?.Auction);
const Cut = lazy(async () => (await import("./cut"))?.Cut);
const TableMenu = lazyPart(async () => (await import("./menu/table-menu"))?.TableMenu);
const AtRest = lazy(async () => (await import("./over/at-rest"))?.AtRest);
const Keyboard = lazyPart(async () => (await import("../pads/keyboard"))?.Keyboard);
const Show = lazy(async () => (await import("./show/show"))?.Show);
const Tapped = lazyPart(async () => (await import("./moments/use-moment"))?.Tapped);
const Moments = lazyPart(async () => (await import("./moments/moments"))?.Moments);
const Points = lazy(async () => (await import("./points/points"))?.Points);

/** The open game, or its result. */
export function Table({ device }: { device: Device }) {
  const session = useSession();
  const state = session.state.value;
  if (!state) return hasLog(session) ? <Unreadable /> : <main class="screen" aria-busy="true" />;
  return (
    <>
      <Keyboard />
      <Tapped entries={session.entries.value} />
      <At state={state} device={device} />
      {/* After the screen: Chromium lays out the page when it removes the focused heading of the screen before. */}
      <Moments state={state} />
      <TableMenu state={state} device={device} />
    </>
  );
}

function At({ state, device }: { state: GameState; device: Device }) {
  const phase = phaseOf(state);
  const session = useSession();
  const waiting = session.waiting.value;
  if (session.handedOver.value || phase === "over") return <AtRest state={state} device={device} />;
  if (phase === "cut") return <Cut state={state} />;
  if (waiting.for === "auction") return <Auction state={state} waiting={waiting} />;
  if (waiting.for === "points") return <Points state={state} />;
  // The show comes when the last card of the play has landed.
  return phase === "show" && landing.value === undefined ? <Show state={state} /> : <PlayScreen state={state} />;
}
