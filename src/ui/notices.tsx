import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { rescueText } from "../game/rescue-text";
import { DeviceContext, type OpenLog, OpenLogContext, SessionContext } from "./context";
import { MainButton } from "./parts/main-button";
import { Notice } from "./parts/notice";
import { ledNowhere } from "./open-in-address";
import type { Screen } from "./screens";
import { FAULT_WORDS } from "./words/faults";

export interface NoticesProps {
  /** No game is going on here: a new version may be offered. */
  readonly update?: boolean | undefined;
  /** More notices, from the current screen. */
  readonly children?: ComponentChildren;
}

/**
 * The place for everything that appears without being asked for. It has a fixed size and covers nothing but the title,
 * so nothing moves under a finger. The most urgent notice is shown.
 */
export function Notices({ update = false, children }: NoticesProps) {
  // Undefined while the engine is loading.
  const session = useContext(SessionContext);
  const log = useContext(OpenLogContext);
  // On the screens of books, the game that is open beside the book may have a fault too.
  const game = session && session.openId !== log?.openId ? session : undefined;
  return (
    <div class="notices">
      {log && <Fault log={log} />}
      {game && <Fault log={game} />}
      {log && <Watching log={log} />}
      <LedNowhere />
      {children}
      {update && <UpdateOffer />}
      {log && <Unreadable log={log} />}
    </div>
  );
}

function Fault({ log }: { log: Pick<OpenLog, "fault" | "retry" | "unkept" | "toSave"> }) {
  const device = useContext(DeviceContext);
  const fault = log.fault.value;
  if (fault === undefined) return null;
  const unkept = log.unkept.value.length > 0;
  return (
    <Notice alarm words={FAULT_WORDS[fault]} title="Storage" button="Try again" onPress={() => void log.retry()}>
      {() => (
        <>
          <MainButton onPress={() => void log.retry()}>Try again</MainButton>
          {unkept && device && (
            <MainButton
              kind="second"
              onPress={() => void device.save("fifteen-two-unsaved.json", rescueText(log.toSave.value))}
            >
              Save to a file
            </MainButton>
          )}
        </>
      )}
    </Notice>
  );
}

/** Another tab writes this game or book. */
function Watching({ log }: { log: OpenLog }) {
  if (log.openId.value === undefined || log.writing.value) return null;
  return <Notice words="Open in another tab." button="Use it here" onPress={() => void log.scoreHere()} />;
}

const NO_GAME = "This phone does not have that game.";
const NO_BOOK = "This phone does not have that scorecard or club night.";
const NOWHERE_WORDS: Readonly<Partial<Record<Screen, string>>> = {
  table: NO_GAME,
  record: NO_GAME,
  handover: NO_GAME,
  card: NO_BOOK,
  event: NO_BOOK,
};

/** Why a link opened another page than it names. */
function LedNowhere() {
  if (!ledNowhere.value) return null;
  const words = NOWHERE_WORDS[ledNowhere.value.to] ?? "That link leads to nothing in this app.";
  return <Notice title="The link" words={words} />;
}

function Unreadable({ log }: { log: OpenLog }) {
  const unreadable = log.setAside.value.length;
  if (unreadable === 0) return null;
  return (
    <Notice
      id={`${log.openId.value} unreadable ${unreadable}`}
      words={
        unreadable === 1
          ? "1 entry cannot be read. It is kept but not counted."
          : `${unreadable} entries cannot be read. They are kept but not counted.`
      }
    />
  );
}

/** A new version is installed only on request, so the screen never changes during a game. */
function UpdateOffer() {
  const device = useContext(DeviceContext);
  if (!device?.updateReady.value) return null;
  return (
    <Notice
      id="update"
      title="A new version"
      hide="Not now"
      words="A new version is ready. Your games stay as they are."
      button="Take it"
      onPress={device.update}
    />
  );
}
