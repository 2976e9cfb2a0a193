/** The engine did not answer in time. WebKit has been seen to open a database never, with no error either. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * Waits for `answer`, but not for ever: rejects with `TooSlow` after `limit` milliseconds. The work itself goes on and
 * may still succeed: whoever asks again must bear that it has been done.
 */
export async function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`no answer in ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
