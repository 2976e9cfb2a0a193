/** The value of a JSON text; undefined if it is none. Never throws. */
export function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
