import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Session } from "../session/session";
import type { Library } from "../session/library";
import { lazy, lazyPart, loadTheRest, rareScreen } from "./lazy";
import { screen, type Screen } from "./router";
import { openLog, OpenLogContext, SessionContext } from "./context";
import { Home } from "./home/home";
import type { Device } from "./device";
import { REFUSAL_WORDS } from "./words/words";

const SessionEffects = lazyPart(async () => (await import("./session-effects"))?.SessionEffects);
const BookScreens = rareScreen(async () => (await import("./club/book-screens"))?.BookScreens);
const Check = lazy(async () => (await import("./tools/check/check"))?.Check);
const Count = lazy(async () => (await import("./tools/count/count"))?.Count);
const Games = lazy(async () => (await import("./games/games"))?.Games);
const MatchPage = lazy(async () => (await import("./games/match"))?.MatchPage);
const NewGame = lazy(async () => (await import("./new-game/new-game"))?.NewGame);
const Record = lazy(async () => (await import("./record/record"))?.Record);
const Rules = lazy(async () => (await import("./rules/rules"))?.Rules);
const Settings = lazy(async () => (await import("./settings/settings"))?.Settings);
const Solitaire = lazy(async () => (await import("./patience/solitaire"))?.Solitaire);
const Squares = lazy(async () => (await import("./patience/squares"))?.Squares);
const Table = lazy(async () => (await import("./table/table"))?.Table);

/** Where people come in from outside: a game left open, a link to a hand or a play. */
const AT_ONCE: Readonly<Partial<Record<Screen, { readonly preload: () => Promise<void> }>>> = {
  table: Table,
  count: Count,
  check: Check,
};

export interface AppProps {
  readonly library: Library;
  /** The table's engine is not needed for the first screen: it comes when it comes. */
  readonly session: ReadonlySignal<Session | undefined>;
  readonly device: Device;
}

export function App({ library, session, device }: AppProps) {
  useEffect(loadTheRest, []);
  const fourColours = library.preferences.fourColours.signal.value;
  useEffect(() => {
    document.documentElement.classList.toggle("four-colours", fourColours);
  }, [fourColours]);
  const shown = screen.value;
  useEffect(() => scrollTo(0, 0), [shown]);
  const found = session.value;
  const log = useMemo(() => found && openLog(found, REFUSAL_WORDS), [found]);
  // The piece the address asks for comes beside the engine, not after it.
  useEffect(() => void AT_ONCE[shown]?.preload(), [shown]);
  return (
    <SessionContext.Provider value={found}>
      <OpenLogContext.Provider value={log}>
        <div class="app">
          {found && <SessionEffects device={device} />}
          {shown === "home" ? (
            <Home library={library} device={device} />
          ) : found ? (
            <Shown device={device} />
          ) : (
            <main class="screen" aria-busy="true" />
          )}
        </div>
      </OpenLogContext.Provider>
    </SessionContext.Provider>
  );
}

function Shown({ device }: { device: Device }) {
  switch (screen.value) {
    case "new":
      return <NewGame />;
    case "table":
      return <Table device={device} />;
    case "record":
      return <Record />;
    case "count":
      return <Count device={device} />;
    case "check":
      return <Check device={device} />;
    case "squares":
      return <Squares />;
    case "solitaire":
      return <Solitaire />;
    case "games":
      return <Games />;
    case "match":
      return <MatchPage />;
    case "club":
    case "card":
    case "event":
    case "line":
      return <BookScreens device={device} />;
    case "rules":
      return <Rules />;
    case "settings":
      return <Settings device={device} />;
    default:
      return null;
  }
}
