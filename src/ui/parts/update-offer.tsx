import type { Device } from "../device";

/** Offers a new version between games. It is installed only on request, so the screen never changes during a game. */
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
