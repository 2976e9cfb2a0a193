/** What goes on while there is a session: addresses open games, what must not be overlooked stands, the ear is told. */
import { useSignalEffect } from "@preact/signals";
import type { Session } from "../session/session";
import type { Device } from "./device";
import { lazyPart, rarePart } from "./lazy";
import { gameInAddress, replace, screen, type Screen } from "./router";
import { useSession } from "./session-context";
import { Speaker } from "./aloud/speaker";

const Notices = lazyPart(async () => (await import("./notices"))?.Notices);
const Voice = rarePart(async () => (await import("./aloud/voice"))?.Voice);

export function SessionEffects({ device }: { device: Device }) {
  const session = useSession();
  useOpenGame(session);
  return (
    <>
      <Notices device={device} />
      <Speaker />
      {session.preferences.aloud.signal.value && <Voice device={device} />}
    </>
  );
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
