/** Names that could mean the same person: they look alike, one is a longer form, or one letter differs. */
import { takenNames } from "../../game/look-alikes";
import { lettersOf } from "../../game/names";

/** Of two shorter names, one letter is too much to take them for the same. */
const SHORTEST = 3;

export function isNearName(one: string, other: string): boolean {
  const [a, b] = [one.toLocaleLowerCase(), other.toLocaleLowerCase()];
  if (takenNames([one]).has(other) || a.startsWith(`${b} `) || b.startsWith(`${a} `)) return true;
  const [letters, others] = [lettersOf(a), lettersOf(b)];
  return Math.min(letters.length, others.length) >= SHORTEST && differInOne(letters, others);
}

/** Whether one letter is replaced, added or missing. */
function differInOne(one: readonly string[], other: readonly string[]): boolean {
  if (one.length > other.length) return differInOne(other, one);
  if (other.length - one.length > 1) return false;
  const at = one.findIndex((letter, i) => letter !== other[i]);
  if (at < 0) return one.length < other.length;
  const rest = one.slice(one.length === other.length ? at + 1 : at);
  return rest.join("") === other.slice(at + 1).join("");
}
