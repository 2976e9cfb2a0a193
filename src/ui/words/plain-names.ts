/** Names in text with little room: pictures and messages. */
import { isolated } from "../../base/isolated";
import { lettersOf } from "../../game/names";

/** The marks around a name that is written from right to left. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A name cut to this number of letters, as people count them: never inside an emoji or an accented letter. */
export function cutName(name: string, most: number): string {
  const letters = lettersOf(name.replace(ISOLATES, ""));
  return letters.length <= most ? isolated(name) : isolated(`${letters.slice(0, most - 1).join("")}…`);
}
