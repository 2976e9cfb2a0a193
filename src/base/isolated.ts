/** Letters that are written from right to left, and characters that turn the text after them. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Characters that turn the text after them until another one ends it. */
const OPEN_ENDED = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name for use in a sentence, a label or a title. A name from right to left is put in Unicode isolates, so that the
 * words and numbers around it keep their places; any other name is unchanged. Elements on screen use `<bdi>`.
 */
export function isolated(name: string): string {
  return TURNING.test(name) ? `\u2068${name.replace(OPEN_ENDED, "")}\u2069` : name;
}
