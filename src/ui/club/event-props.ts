import type { ClubEvent } from "../../club/event";
import type { Device } from "../device";
export interface EventProps {
  readonly event: ClubEvent;
  readonly device: Device;
}
