import type { Club } from "../../club/event";
import type { Device } from "../device";
export interface EventProps {
  readonly club: Club;
  readonly device: Device;
}
