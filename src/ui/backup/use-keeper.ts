import { useEffect, useState } from "preact/hooks";
import type { Keeper } from "../../session/keeping/carrying";
import type { Device } from "../device";

/** @returns undefined until it is loaded; then the view is drawn again */
export function useKeeper(device: Device | undefined): Keeper | undefined {
  const [keeper, setKeeper] = useState<Keeper>();
  useEffect(() => void device?.keeping().then(setKeeper), [device]);
  return keeper;
}
