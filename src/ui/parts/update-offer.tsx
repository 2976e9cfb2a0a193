import type { Device } from "../device";

/** A new version, offered between games and taken only when somebody says so: it never moves the table under a player. */
export function UpdateOffer({ device }: { device: Device }) {
  if (!device.updateReady.value) return null;
  return (
    <section class="panel spread">
      <span>A new version is ready. Your games stay as they are.</span>
      <button type="button" class="text-button" onClick={device.update}>
        New version: take it
      </button>
    </section>
  );
}
