import { useEffect, useState } from "preact/hooks";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device } from "../device";

/**
 * @param isScreen whether a screen waits for it, which says so if it cannot be loaded
 * @returns undefined until it is loaded; then the view is drawn again
 */
export function useWholeLogs(device: Device | undefined, isScreen = false): WholeLogs | undefined {
  const [wholeLogs, setKeeper] = useState<WholeLogs>();
  useEffect(() => {
    const load = async () => {
      const found = await device?.keeping();
      setKeeper(found);
      if (!found && isScreen) dispatchEvent(new Event("piece-needed"));
    };
    void load();
  }, [device, isScreen]);
  return wholeLogs;
}
