/** The browser did not answer in time. WebKit sometimes neither opens a database nor reports an error. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * Waits for `answer`, at most `limit` milliseconds, then rejects with `TooSlow`. The work itself goes on and may still
 * succeed, so asking again must be safe.
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
