/** The value of a JSON text; undefined if it is none, or no text. Never throws. */
export function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    return undefined;
  }
}
