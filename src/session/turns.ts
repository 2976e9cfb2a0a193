/** Runs jobs one at a time in the order of the taps, so that each is decided on the state the previous one left. */
export function createTurns() {
  let queue: Promise<unknown> = Promise.resolve();
  /** The jobs that wait or run. */
  let jobs = 0;
  return {
    inTurn: <T>(job: () => Promise<T>): Promise<T> => {
      jobs += 1;
      const done = queue.then(job).finally(() => (jobs -= 1));
      queue = done.catch(() => undefined);
      return done;
    },
    isFree: (): boolean => jobs === 0,
  };
}
