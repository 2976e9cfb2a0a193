import { useEffect, useState } from "preact/hooks";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device } from "../device";

/** Once they are loaded, every screen has them in its first frame. */
const known = new WeakMap<Device, WholeLogs>();

/** @returns undefined until it is loaded; then the view is drawn again */
export function useWholeLogs(device: Device): WholeLogs | undefined {
  const [wholeLogs, setWholeLogs] = useState(known.get(device));
  useEffect(() => {
    const load = async () => {
      const found = await device.keeping();
      if (!found) return;
      known.set(device, found);
      setWholeLogs(found);
    };
    void load();
  }, [device]);
  return wholeLogs;
}
