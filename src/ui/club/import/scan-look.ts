import type { Device, Scanner } from "../../device";

/** What has become of the camera. */
export type Sight = "asking" | Awaited<ReturnType<Scanner["open"]>["answer"]>;

/** Milliseconds between two looks, for the phone to draw and to cool. */
const BREATH = 120;
/** Milliseconds for which the code that was just read is not read again. */
const SAME = 3000;

/**
 * Looks for codes through the camera for as long as the page is seen.
 * @returns lets go of the camera
 */
export function look(
  scan: Device["scan"],
  video: HTMLVideoElement,
  onSight: (sight: Sight) => void,
  onCode: (text: string) => void,
): () => void {
  let shut: (() => void) | undefined;
  const seen = () => {
    shut?.();
    shut = document.visibilityState === "visible" ? open(scan, video, onSight, onCode) : undefined;
  };
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    shut?.();
  };
}

function open(...[scan, video, onSight, onCode]: Parameters<typeof look>): () => void {
  let over = false;
  let stop: (() => void) | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const fresh = onceAWhile();
  const next = async (scanner: Scanner) => {
    const text = await scanner.read(video);
    if (over) return;
    if (text !== undefined && fresh(text)) onCode(text);
    soon = setTimeout(() => void next(scanner), BREATH);
  };
  const begin = async () => {
    onSight("asking");
    const scanner = await scan();
    if (over) return;
    const camera = scanner?.open(video);
    stop = camera?.stop;
    const answer = (await camera?.answer) ?? "none";
    if (over) return;
    onSight(answer);
    if (scanner && answer === "ok") void next(scanner);
  };
  void begin();
  return () => {
    over = true;
    clearTimeout(soon);
    stop?.();
  };
}

/** A code that stays before the camera is said once. */
function onceAWhile(): (text: string) => boolean {
  let last: string | undefined;
  let at = 0;
  return (text) => {
    const now = performance.now();
    const fresh = text !== last || now - at > SAME;
    last = text;
    at = now;
    return fresh;
  };
}
