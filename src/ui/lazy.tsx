import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** Screens that are not needed to show the table: loaded when idle, so that they are there before they are asked for. */
const loads: (() => Promise<void>)[] = [];

/** @returns the screen, which shows nothing for the moment it takes to come out of the cache. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded = signal<{ readonly Screen: ComponentType<Props> } | undefined>(undefined);
  const fetch = async () => {
    loaded.value ??= { Screen: await load() };
  };
  loads.push(fetch);
  return function Lazy(props: Props) {
    const now = loaded.value;
    if (!now) void fetch();
    return now ? <now.Screen {...props} /> : <main class="screen" aria-busy="true" />;
  };
}

/** Loads what is still missing, one after another, once the first screen stands. */
export function loadTheRest(): void {
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => {
    void loads.reduce((before, load) => before.then(load), Promise.resolve());
  });
}
