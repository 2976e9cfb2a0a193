import { signal } from "@preact/signals";
import type { ComponentChild, ComponentType } from "preact";

/** What is not needed to show the table: loaded when idle, so that it is there before it is asked for. */
const loads: (() => Promise<void>)[] = [];

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part that comes when it is first drawn, or when it is sent for. */
type Later<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** @returns the screen, blank for the moment it takes to come out of the cache. */
export function lazy<Props extends object>(load: Load<Props>): Later<Props> {
  return later(load, <main class="screen" aria-busy="true" />);
}

/** @returns a screen most people never see: not loaded before it is asked for. */
export function rareScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return later(load, <main class="screen" aria-busy="true" />, true);
}

/** @returns a part of a screen, absent until it has come out of the cache. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return later(load, null);
}

/** @returns a part most people never see: not even loaded before it is asked for. */
export function rarePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return later(load, null, true);
}

function later<Props extends object>(load: Load<Props>, meanwhile: ComponentChild, rare = false): Later<Props> {
  const loaded = signal<{ readonly Part: ComponentType<Props> } | undefined>(undefined);
  const fetch = async () => {
    if (loaded.value) return;
    // A piece that did not come is asked for again when it is next needed.
    const Found = await load().catch(() => undefined);
    if (Found) loaded.value = { Part: Found };
  };
  if (!rare) loads.push(fetch);
  function Part(props: Props) {
    const now = loaded.value;
    if (!now) void fetch();
    return now ? <now.Part {...props} /> : meanwhile;
  }
  return Object.assign(Part, { preload: fetch });
}

/** Loads what is still missing, one after another, once the first screen stands. */
export function loadTheRest(): void {
  // Not every Safari has it.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => void loadAll());
}

/** What is loaded may name more that can be. The mark says on the page's own time line when all of it is there. */
async function loadAll(): Promise<void> {
  for (let next = 0; next < loads.length; next++) await loads[next]?.();
  performance.mark("all-here");
}
