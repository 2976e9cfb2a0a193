import type { Device, Scanner } from "../device";

/** The state of the camera. */
export type Sight = "asking" | Awaited<ReturnType<Scanner["open"]>["answer"]>;

/** Milliseconds between two pictures, so that the phone has time to render and stays cool. */
const BREATH = 120;
/** The same while codes come one after another. */
const QUICK_BREATH = 10;
/** Milliseconds during which the same code is not reported again. */
const SAME = 3000;

/**
 * Reads codes from the camera while the page is visible.
 * @param isQuick whether more codes are expected at once
 * @returns a function that releases the camera
 */
export function look(
  scan: Device["scan"],
  video: HTMLVideoElement,
  onSight: (sight: Sight) => void,
  onCode: (text: string) => void,
  isQuick: () => boolean = () => false,
): () => void {
  let shut: (() => void) | undefined;
  const seen = () => {
    shut?.();
    shut = document.visibilityState === "visible" ? open(scan, video, onSight, onCode, isQuick) : undefined;
  };
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    shut?.();
  };
}

function open(...[scan, video, onSight, onCode, isQuick]: Parameters<typeof look>): () => void {
  let over = false;
  let stop: (() => void) | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const fresh = onceAWhile();
  const next = async (scanner: Scanner) => {
    const text = await scanner.read(video);
    if (over) return;
    if (text !== undefined && fresh(text)) onCode(text);
    soon = setTimeout(() => void next(scanner), isQuick?.() ? QUICK_BREATH : BREATH);
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

/** @returns whether a code is new, or was last seen long enough ago */
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
