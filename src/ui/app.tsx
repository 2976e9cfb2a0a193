import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Library } from "../session/library";
import type { Session } from "../session/session";
import { DeviceContext, openLog, OpenLogContext, SessionContext } from "./context";
import type { Device } from "./device";
import { Coming, lazy, lazyPart, lazyValue, loadTheRest, rareScreen } from "./lazy";
import { screen } from "./router";
import type { Screen } from "./screens";

const SessionEffects = lazyPart(async () => (await import("./session-effects"))?.SessionEffects);
const refusalWords = lazyValue(async () => (await import("./words/refusals"))?.REFUSAL_WORDS);
const RecordScreens = lazy(async () => (await import("./record/record-screens"))?.RecordScreens);
const BackupScreens = rareScreen(async () => (await import("./backup/backup-screens"))?.BackupScreens);
const BookScreens = rareScreen(async () => (await import("./club/book-screens"))?.BookScreens);
const GamesScreens = lazy(async () => (await import("./games/games-screens"))?.GamesScreens);
const ToolScreens = lazy(async () => (await import("./tools/tool-screens"))?.ToolScreens);

interface ScreenProps {
  readonly library: Library;
  readonly device: Device;
}

/** Every screen by its name in the address. All but home wait for the session. */
const SCREENS: Readonly<Record<Screen, FunctionComponent<ScreenProps> & { readonly preload?: () => Promise<void> }>> = {
  home: lazy(async () => (await import("./home/home"))?.Home),
  new: lazy(async () => (await import("./new-game/new-game"))?.NewGame),
  table: lazy(async () => (await import("./table/table"))?.Table),
  record: RecordScreens,
  handover: rareScreen(async () => (await import("./handover/handover"))?.HandOverScreen),
  story: RecordScreens,
  games: GamesScreens,
  people: GamesScreens,
  match: GamesScreens,
  backup: BackupScreens,
  bring: BackupScreens,
  club: BookScreens,
  card: BookScreens,
  event: BookScreens,
  line: BookScreens,
  count: ToolScreens,
  check: ToolScreens,
  squares: ToolScreens,
  solitaire: ToolScreens,
  rules: lazy(async () => (await import("./rules/rules"))?.Rules),
  settings: lazy(async () => (await import("./settings/settings"))?.Settings),
};

export interface AppProps {
  readonly library: Library;
  /** Undefined until the engine has loaded; home works without it. */
  readonly session: ReadonlySignal<Session | undefined>;
  readonly device: Device;
}

export function App({ library, session, device }: AppProps) {
  useEffect(loadTheRest, []);
  const fourColours = library.preferences.fourColours.signal.value;
  const leftHanded = library.preferences.leftHanded.signal.value;
  const name = screen.value;
  // Before the first frame, or the screen would jump in the next one.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle("four-colours", fourColours);
    classList.toggle("left-handed", leftHanded);
  });
  useLayoutEffect(() => scrollTo(0, history.state?.scrolled ?? 0), [name]);
  const Shown = SCREENS[name];
  // Load the screen alongside the engine, not after it.
  useEffect(() => void Shown.preload?.(), [Shown]);
  const ready = session.value;
  const log = useMemo(() => ready && openLog(ready, refusalWords), [ready]);
  return (
    <DeviceContext.Provider value={device}>
      <SessionContext.Provider value={ready}>
        <OpenLogContext.Provider value={log}>
          <div class="app">
            {ready && <SessionEffects device={device} />}
            {ready || name === "home" ? <Shown library={library} device={device} /> : <Coming />}
          </div>
        </OpenLogContext.Provider>
      </SessionContext.Provider>
    </DeviceContext.Provider>
  );
}
