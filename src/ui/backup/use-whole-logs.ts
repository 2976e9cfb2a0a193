import { useEffect, useState } from "preact/hooks";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Device } from "../device";

/** @returns undefined until it is loaded; then the view is drawn again */
export function useWholeLogs(device: Device | undefined): WholeLogs | undefined {
  const [wholeLogs, setKeeper] = useState<WholeLogs>();
  useEffect(() => void device?.keeping().then(setKeeper), [device]);
  return wholeLogs;
}
