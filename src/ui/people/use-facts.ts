/** The facts of all games on the screen, and the page made of them in the background. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { filtered, type GamesFilter } from "../../insight/many/counted-games";
import { waitsForLuck } from "../../insight/many/luck";
import type { GameFacts } from "../../insight/many/facts";
import type { Steps } from "../../insight/many/steps";
import type { Facts } from "../../session/people/facts";
import type { Device } from "../device";

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

/** Has the luck and skill of these games worked out, the newest first, while the page is here. */
export function useWeighing(games: readonly GameFacts[]): void {
  const facts = useFacts();
  useEffect(() => {
    let here = true;
    const ids = games.filter(waitsForLuck).map(({ id }) => id);
    if (ids.length > 0) void facts?.weigh(ids.toReversed(), () => here);
    return () => void (here = false);
  }, [facts, games]);
}
