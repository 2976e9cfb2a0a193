import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Session } from "../session/session";
import { lazy, lazyPart, loadTheRest, rarePart } from "./lazy";
import { gameInAddress, replace, screen, type Screen } from "./router";
import { SessionContext } from "./session-context";
import { Speaker } from "./speaker";
import { Home } from "./screens/home";
import { Table } from "./screens/table";
import type { Device } from "./device";

const Check = lazy(async () => (await import("./screens/check"))?.Check);
const Count = lazy(async () => (await import("./screens/count"))?.Count);
const Games = lazy(async () => (await import("./screens/games"))?.Games);
const NewGame = lazy(async () => (await import("./screens/new-game"))?.NewGame);
const Notices = lazyPart(async () => (await import("./notices"))?.Notices);
const Record = lazy(async () => (await import("./screens/record"))?.Record);
const Rules = lazy(async () => (await import("./screens/rules"))?.Rules);
const Settings = lazy(async () => (await import("./screens/settings"))?.Settings);
const Voice = rarePart(async () => (await import("./voice"))?.Voice);

export interface AppProps {
  readonly session: Session;
  readonly device: Device;
}

export function App({ session, device }: AppProps) {
  useOpenGame(session);
  useEffect(loadTheRest, []);
  const fourColours = session.preferences.fourColours.signal.value;
  useEffect(() => {
    document.documentElement.classList.toggle("four-colours", fourColours);
  }, [fourColours]);
  const aloud = session.preferences.aloud.signal.value;
  const shown = screen.value;
  useEffect(() => scrollTo(0, 0), [shown]);
  return (
    <SessionContext.Provider value={session}>
      <div class="app">
        <Notices device={device} />
        <Shown device={device} />
        <Speaker />
        {aloud && <Voice device={device} />}
      </div>
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
    case "games":
      return <Games />;
    case "rules":
      return <Rules />;
    case "settings":
      return <Settings device={device} />;
    default:
      return <Home device={device} />;
  }
}

/** Keeps the open game in step with the address, and with nothing else; an address of no game here leads home. */
function useOpenGame(session: Session): void {
  useSignalEffect(() => {
    const id = gameInAddress.value;
    const at = screen.value;
    session.hush();
    if (at !== "table" && at !== "record") void session.loadRows();
    else void openAt(session, at, id ?? session.rows.peek()[0]?.id);
  });
}

async function openAt(session: Session, at: Screen, id: string | undefined): Promise<void> {
  const there = id !== undefined && (await session.openGame(id));
  const asked = gameInAddress.peek();
  // Somebody has gone elsewhere meanwhile.
  if (asked !== undefined && asked !== id) return;
  if (!there) replace("home");
  else if (asked === undefined) replace(at, id);
}
