import { signal } from "@preact/signals";
import type { ComponentChild, ComponentType, FunctionComponent } from "preact";
import { MainButton } from "./parts/main-button";

/** Parts that the first screen does not need. They are fetched when the browser is idle, before anybody asks for them. */
const loads: (() => Promise<void>)[] = [];

/** Whether a piece that is needed now could not be loaded. */
const stuck = signal(false);
addEventListener("piece-needed", () => (stuck.value = true));

/** A screen that is not loaded yet: blank, until it is known that it cannot be loaded. */
export function Coming() {
  return (
    <main class="screen" aria-busy={!stuck.value}>
      {stuck.value && (
        <div class="notice alarm" role="alert">
          <span>This part of the app could not be loaded. Check the network.</span>
          <MainButton kind="second" onPress={() => location.reload()}>
            Try again
          </MainButton>
        </div>
      )}
    </main>
  );
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads when it is first drawn or preloaded. */
type Lazy<Props> = FunctionComponent<Props> & { readonly preload: () => Promise<void> };

/** A screen: blank until it is loaded. */
export function lazy<Props extends object>(load: Load<Props>): Lazy<Props> {
  return later(load, Coming, { isScreen: true });
}

/** A screen that most people never see: not fetched when idle. */
export function rareScreen<Props extends object>(load: Load<Props>): Lazy<Props> {
  return later(load, Coming, { isScreen: true, rare: true });
}

/** A part of a screen. @param place holds its place until it is loaded; without it, the part is absent */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  place: (props: Props) => ComponentChild = () => null,
): ComponentType<Props> {
  return later(load, place);
}

/** A part that most people never see: not fetched when idle. */
export function rarePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return later(load, () => null, { rare: true });
}

/**
 * A value that the first screens do without, such as words for a rare event.
 * @returns reads the value, or undefined until it is loaded; then every view that read it is drawn again
 */
export function lazyValue<T>(load: () => Promise<T>): () => T | undefined {
  const { now, fetch } = fetched(load);
  return () => {
    if (!now.value) void fetch();
    return now.value?.value;
  };
}

function later<Props extends object>(
  load: Load<Props>,
  meanwhile: (props: Props) => ComponentChild,
  { isScreen = false, rare = false } = {},
): Lazy<Props> {
  const { now, fetch } = fetched(load, rare);
  function Part(props: Props) {
    const Found = now.value?.value;
    if (!Found) void fetch().then(() => now.peek() ?? (isScreen && dispatchEvent(new Event("piece-needed"))));
    return Found ? <Found {...props} /> : meanwhile(props);
  }
  return Object.assign(Part, { preload: fetch });
}

function fetched<T>(load: () => Promise<T>, rare = false) {
  const now = signal<{ readonly value: T } | undefined>(undefined);
  const fetch = async () => {
    if (now.value) return;
    // If loading fails, the next use tries again.
    const value = await load().catch(() => undefined);
    if (value) now.value = { value };
  };
  if (!rare) loads.push(fetch);
  return { now, fetch };
}

/** Loads the missing parts one after another, once the first screen is drawn. */
export function loadTheRest(): void {
  // Safari has no requestIdleCallback.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
  idle(() => void loadAll());
}

/** Loading a part may add more to the list. The performance mark says that everything is here. */
async function loadAll(): Promise<void> {
  for (let next = 0; next < loads.length; next++) await loads[next]?.();
  performance.mark("all-here");
}
