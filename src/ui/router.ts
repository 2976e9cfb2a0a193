/** Screens by `#hash`, so that the back button and any static host work. */
import { computed, signal } from "@preact/signals";
import { type Screen, SCREEN_NAMES } from "./screens";

const hash = signal(location.hash);
addEventListener("hashchange", () => {
  hash.value = location.hash;
});

/** The screen in the address. A link that names none opens home. */
export const screen = computed<Screen>(() => {
  const [first] = hash.value.replace(/^#\/?/, "").split("/");
  return SCREEN_NAMES.find((name) => name === first) ?? "home";
});

/** The second part of the address: the id of a game, match, scorecard or event, or a topic of the rules. */
export const idInAddress = computed(() => hash.value.split("/")[2]);

/** The page of an event: `#/event/<id>/standings`. */
export const pageInAddress = computed(() => hash.value.split("/")[3]);

/** The round of an event's page: `#/event/<id>/rounds/4`. */
export const roundInAddress = computed(() => Number(hash.value.split("/")[4]) || undefined);

/** The whole hash, unchanged: links carry hands, plays and results in it. */
export const addressNow = computed(() => hash.value);

function addressOf(to: Screen, id?: string): string {
  return `#/${to === "home" ? "" : to}${id === undefined ? "" : `/${id}`}`;
}

export function go(to: Screen, id?: string): void {
  location.hash = addressOf(to, id);
}

/** Goes to a screen in place of the current one, so that "back" does not return to a form already used. */
export function replace(to: Screen, id?: string): void {
  history.replaceState(null, "", addressOf(to, id));
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
