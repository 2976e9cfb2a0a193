/** Pauses in long work, so that the screen answers taps meanwhile. */

/** Milliseconds of work between two pauses: a step after it may take a few more, and a frame has 16. */
const SLICE = 8;

/** @returns a function to call after each small step: a promise where a pause is due, undefined otherwise */
export function createBreathe(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let since = now();
  const rest = async () => {
    await pause();
    since = now();
  };
  return () => (now() - since < SLICE ? undefined : rest());
}

/** A message, because browsers make a timeout of 0 wait for 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
