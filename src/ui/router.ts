/** Screens by `#hash`, so that the back button and any static host work. */
import { computed, signal } from "@preact/signals";

/**
 * The names of the screens. Each place adds its own with `declare module`, so that it can use the router while the
 * router knows no place; `SCREENS` in `app.tsx` must then hold it.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the places
export interface ScreenNames {}
export type Screen = keyof ScreenNames;

const hash = signal(location.hash);
addEventListener("hashchange", () => {
  hash.value = location.hash;
});

/** The screen in the address. A stranger's link may name none; the app then shows home. */
export const screen = computed(() => (hash.value.replace(/^#\/?/, "").split("/")[0] || "home") as Screen);

/** The id after the screen: of a game, a match, a scorecard or an event. */
export const gameInAddress = computed(() => hash.value.split("/")[2]);

/** The page of an event: `#/event/<id>/standings`. */
export const pageInAddress = computed(() => hash.value.split("/")[3]);

/** The round of an event's page: `#/event/<id>/rounds/4`. */
export const roundInAddress = computed(() => Number(hash.value.split("/")[4]) || undefined);

/** The whole hash, unchanged: links carry hands, plays and results in it. */
export const addressNow = computed(() => hash.value);

function addressOf(to: Screen, game?: string): string {
  return `#/${to === "home" ? "" : to}${game === undefined ? "" : `/${game}`}`;
}

export function go(to: Screen, game?: string): void {
  location.hash = addressOf(to, game);
}

/** Goes to a screen in place of the current one, so that "back" does not return to a form already used. */
export function replace(to: Screen, game?: string): void {
  history.replaceState(null, "", addressOf(to, game));
  hash.value = location.hash;
}

function pageAddress(page: string): string {
  const [, name, id] = hash.value.split("/");
  return `#/${name}/${id}/${page}`;
}

/** Opens another page of the same game or book; "back" returns to this one. */
export function pushPage(page: string): void {
  history.pushState({ from: location.hash }, "", pageAddress(page));
  hash.value = location.hash;
}

/** Leaves a pushed page: goes back if that leads to `to`, otherwise replaces the page. */
export function leavePage(to: string): void {
  const from: unknown = history.state?.from;
  if (typeof from === "string" && from.startsWith(pageAddress(to))) history.back();
  else replacePage(to);
}

/** Opens another page of the same game or book in place of this one. */
export function replacePage(page: string): void {
  history.replaceState(null, "", pageAddress(page));
  hash.value = location.hash;
}
