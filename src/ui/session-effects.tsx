/** Effects that run for the whole session: open the game in the address, announce, guard keys. */
import { useSession } from "./context";
import type { Device } from "./device";
import { lazyPart, rarePart } from "./lazy";
import { useOpenInAddress } from "./open-in-address";

const Speaker = lazyPart(async () => (await import("./speaker"))?.Speaker);
const PressGuard = lazyPart(async () => (await import("./double-press"))?.PressGuard);
const KeepFocus = lazyPart(async () => (await import("./focus"))?.KeepFocus);
const Voice = rarePart(async () => (await import("./aloud/voice"))?.Voice);

export function SessionEffects({ device }: { device: Device }) {
  const session = useSession();
  useOpenInAddress(session, {
    screens: ["table", "record", "story", "handover"],
    open: session.openGame,
    usual: () => session.rows.peek()[0]?.id,
    fallback: "home",
  });
  return (
    <>
      <Speaker />
      <PressGuard />
      <KeepFocus />
      {session.preferences.aloud.signal.value && <Voice device={device} />}
    </>
  );
}
