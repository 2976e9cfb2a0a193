/** Names in text without markup: pictures, messages, titles. */
import { lettersOf } from "../../game/names";

/** First strong isolate and its end: a right-to-left name does not reorder the words around it. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A name cut to this number of letters, as people count them: never inside an emoji or an accented letter. */
export function cutName(name: string, most: number): string {
  const letters = lettersOf(name);
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("")}…`;
}
