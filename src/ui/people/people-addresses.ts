/** The addresses of the pages of players and pairs. */
import { addressOf, openAddress, pushAddress } from "../router";

/** In place of a name. No name is written like these in an address. */
const DRILL = "?drill";
const MATCH = "?match=";

interface Who {
  readonly names: readonly string[];
  readonly drill: boolean;
  /** The match whose luck and skill are asked for. */
  readonly match: string | undefined;
}

/** The page that an address of this screen asks for. */
export function whoIn(address: string): Who {
  const parts = address.split("/").slice(2);
  const match = parts.find((one) => one.startsWith(MATCH));
  return {
    names: parts.filter((one) => one !== DRILL && one !== match && one !== "").map(named),
    drill: parts.includes(DRILL),
    match: match === undefined ? undefined : named(match.slice(MATCH.length)),
  };
}

function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const peopleAddress = (...parts: readonly string[]) => [addressOf("people"), ...parts].join("/");

export function openPlayer(name: string): void {
  pushAddress(peopleAddress(encodeURIComponent(name)));
}
export function openPair(names: readonly [string, string]): void {
  pushAddress(peopleAddress(...names.map(encodeURIComponent)));
}
export function openDrill(name: string): void {
  pushAddress(peopleAddress(encodeURIComponent(name), DRILL));
}
/** Luck and skill of a match. */
export function openMatchLuck(id: string): void {
  pushAddress(peopleAddress(MATCH + encodeURIComponent(id)));
}
/** The same page, after its player has another name. */
export function replacePlayer(name: string): void {
  openAddress(peopleAddress(encodeURIComponent(name)));
}
