/**
 * Short notes beside the app's storage: in localStorage, which all tabs share, or in sessionStorage, which a reload keeps.
 * Both can be blocked, so a note may only hold something that can be lost without harm.
 */
type Place = "localStorage" | "sessionStorage";

/** @returns the note, or null when there is none or notes are blocked */
export function noted(key: string, place: Place = "localStorage"): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a note, or removes it.
 * @returns whether that was possible
 */
export function note(key: string, text: string | null, place: Place = "localStorage"): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
