import type { Device } from "../device";
import { screen } from "../router";
import { Backup } from "./backup";
import { Bring } from "./bring";

/** The screens that load with everything that is done with whole logs. */
export function BackupScreens({ device }: { readonly device: Device }) {
  return screen.value === "bring" ? <Bring device={device} /> : <Backup device={device} />;
}
