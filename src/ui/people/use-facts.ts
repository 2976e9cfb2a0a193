/** The facts of all games on the screen, and the page made of them in the background. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { filtered, type GamesFilter } from "../../insight/many/counted-games";
import type { GameFacts } from "../../insight/many/facts";
import type { Steps } from "../../insight/many/steps";
import type { Facts } from "../../session/people/facts";
import type { Device } from "../device";
import { addressOf, openAddress, pushAddress } from "../router";

/** Undefined until they are loaded: for the whole tab. */
const loaded = signal<Facts | undefined>(undefined);
export const useFacts = () => loaded.value;

const NO_GAMES: readonly GameFacts[] = [];
export const useGames = () => useFacts()?.all.value ?? NO_GAMES;

/** Loads them. @returns whether that failed */
export function useLoading(device: Device): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const load = async () => {
      loaded.value = await device.facts();
      setFailed(!loaded.value);
    };
    void load();
  }, [device]);
  return failed;
}

/** The start of this year by the calendar of this phone. */
export const thisYear = (): number => new Date(new Date().getFullYear(), 0, 1).getTime();

/** `failed`: it could not be made from the games of now. */
interface Made<Page> {
  readonly page: Page | undefined;
  readonly failed: boolean;
}

/**
 * A page made of the games that a filter leaves. The page before stays until the next is made.
 * @param make must change when the page is about somebody else
 */
export function usePage<Page>(make: (all: readonly GameFacts[]) => Steps<Page>, filter: GamesFilter): Made<Page> {
  const facts = useFacts();
  const all = facts?.all.value;
  const [made, setMade] = useState<{ readonly of: typeof make; readonly page: Page }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    const work = async () => {
      if (!facts || !all) return;
      const page = await facts.work(make(filtered(all, filter, thisYear()))).catch(() => undefined);
      if (here && page) setMade({ of: make, page });
      if (here) setFailed(!page);
    };
    void work();
    return () => void (here = false);
  }, [facts, all, make, filter]);
  return { page: made?.of === make ? made.page : undefined, failed };
}

/** The drill of a player, in place of the second name. No name is written like this in an address. */
const DRILL = "?drill";

/** The names in the address, and whether it is that of a drill. */
export function whoIn(address: string): { readonly names: readonly string[]; readonly drill: boolean } {
  const parts = address.split("/").slice(2);
  return { names: parts.filter((one) => one !== DRILL && one !== "").map(named), drill: parts.includes(DRILL) };
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
/** The same page, after its player has another name. */
export function replacePlayer(name: string): void {
  openAddress(peopleAddress(encodeURIComponent(name)));
}
