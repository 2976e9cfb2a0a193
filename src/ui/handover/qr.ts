/** QR codes as squares of modules. */
import { correction, generate, mode } from "lean-qr";

export type Code = ReturnType<typeof generate>;

/** The largest version that one phone reads from another held in a hand: 97 × 97 modules. */
const MOST_VERSION = 20;

/** Alphanumeric for games in base 41, the others for addresses and names. */
const modes = [mode.alphaNumeric, mode.ascii, mode.utf8];

/** Error correction, strongest first. */
const LEVELS = [correction.H, correction.Q, correction.M];

/** @returns the smallest code, with the strongest correction that fits its size; undefined if the text is too long */
export function codeOf(text: string): Code | undefined {
  const least = coded(text, { minCorrectionLevel: correction.L });
  const others = LEVELS.map((minCorrectionLevel) => coded(text, { minCorrectionLevel }));
  return others.find((code) => code?.size === least?.size) ?? least;
}

/** A code of a row of codes, made at once. @param text in base 41 */
export function frameCode(text: string): Code | undefined {
  // The mask balances light and dark. Packed data is balanced with any; the search for the best takes eight times as long.
  return coded(mode.alphaNumeric(text), { minCorrectionLevel: correction.L, mask: 0 });
}

export function fitsOneCode(text: string): boolean {
  return coded(text, { minCorrectionLevel: correction.L, maxVersion: MOST_VERSION }) !== undefined;
}

function coded(text: Parameters<typeof generate>[0], options: Parameters<typeof generate>[1]): Code | undefined {
  try {
    return generate(text, { modes, ...options });
  } catch {
    return undefined;
  }
}
