/** Effects that run for the whole session: open the game in the address, show lasting notices, announce, guard keys. */
import { Speaker } from "./aloud/speaker";
import { useSession } from "./context";
import type { Device } from "./device";
import { lazyPart, rarePart } from "./lazy";
import { useOpenInAddress } from "./open-in-address";
import { screen } from "./router";

const Notices = lazyPart(async () => (await import("./notices"))?.Notices);
const TableNotices = lazyPart(async () => (await import("./table/table-notices"))?.TableNotices);
const PressGuard = lazyPart(async () => (await import("./double-press"))?.PressGuard);
const Voice = rarePart(async () => (await import("./aloud/voice"))?.Voice);

export function SessionEffects({ device }: { device: Device }) {
  const session = useSession();
  useOpenInAddress(session, {
    screens: ["table", "record"],
    open: session.openGame,
    usual: () => session.rows.peek()[0]?.id,
    fallback: "home",
  });
  return (
    <>
      <Notices device={device}>{screen.value === "table" && <TableNotices />}</Notices>
      <Speaker />
      <PressGuard />
      {session.preferences.aloud.signal.value && <Voice device={device} />}
    </>
  );
}
