/** Words of codes and links, and of everything else that another phone has made. */
import type { CodeRefusal } from "../../share/codes/code-words";
import type { NoCodes } from "../../share/codes/reader";

export const NEWER_WORDS = "That comes from a newer version of this app. Update this one, then try again.";

/** A sentence for each reason why a code, a link or a text gives no game. */
export const CODE_REFUSAL_WORDS: Readonly<Record<CodeRefusal, string>> = {
  notOurs: "That is not from Fifteen Two. Scan its code, or copy the whole link or text.",
  newer: NEWER_WORDS,
  damaged: "A part of it is missing or was changed on the way. Scan or copy it again.",
  tooLarge: "That is too much for a code or a link. Send it as a file instead.",
};

export const NO_CODES_WORDS: Readonly<Record<NoCodes, string>> = {
  tooMuch: "That is too much for codes: save it as a file.",
  cannotPack: "This browser can’t make codes of it: save it as a file.",
};
