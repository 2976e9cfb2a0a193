/** Long work in steps: the caller lets the browser answer a tap between them. */

/** Yields after each step, a few milliseconds for ten thousand games. */
export type Steps<T> = Generator<void, T>;

/** Does all steps at once. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** @param breathe gives a promise where a pause is due */
export async function inSteps<T>(steps: Steps<T>, breathe: () => Promise<void> | undefined): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const pause = breathe();
    if (pause) await pause;
  }
}
