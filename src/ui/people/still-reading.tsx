import { gamesWords } from "../words/people";
import { useFacts } from "./use-facts";

/** In place of a page that could not be made. */
export function PageFailed() {
  return <p class="muted">These numbers could not be worked out. The games themselves are safe.</p>;
}

/** Says how many games are still to be read. */
export function StillReading() {
  const left = useFacts()?.left.value ?? 0;
  return (
    <p class="muted still-reading" role="status">
      {left > 0 && `Still reading ${gamesWords(left)}; the numbers will follow.`}
    </p>
  );
}
