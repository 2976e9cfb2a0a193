/** The screens of one game beside its table, as one part of the start-up code: its record and its story. */
import type { Device } from "../device";
import { rareScreen } from "../lazy";
import { screen } from "../router";
import { Record } from "./record";

const Stories = rareScreen(async () => (await import("../insight/insight-screens"))?.StoryScreens);

export function RecordScreens({ device }: { readonly device: Device }) {
  return screen.value === "story" ? <Stories device={device} /> : <Record device={device} />;
}
