/** Screens by `#hash`, so that any static host and the back button simply work. */
import { computed, signal } from "@preact/signals";

const SCREENS = [
  "home",
  "new",
  "table",
  "record",
  "games",
  "match",
  "club",
  "card",
  "event",
  "line",
  "settings",
  "rules",
  "count",
  "check",
  "squares",
  "solitaire",
] as const;
export type Screen = (typeof SCREENS)[number];

const hash = signal(location.hash);
addEventListener("hashchange", () => {
  hash.value = location.hash;
});

/** The screen asked for; anything unknown is home. */
export const screen = computed<Screen>(() => {
  const name = hash.value.replace(/^#\/?/, "").split("/")[0];
  return SCREENS.find((one) => one === name) ?? "home";
});

/** What an address names after its screen: a game, a match, a card, an event. */
export const gameInAddress = computed(() => hash.value.split("/")[2]);

/** The page of an event: `#/event/<id>/standings`. */
export const pageInAddress = computed(() => hash.value.split("/")[3]);

/** The round of an event's page: `#/event/<id>/rounds/4`. */
export const roundInAddress = computed(() => Number(hash.value.split("/")[4]) || undefined);

/** The whole address after "#", as it came: what a link from somebody else carries. */
export const addressNow = computed(() => hash.value);

function addressOf(to: Screen, game?: string): string {
  return `#/${to === "home" ? "" : to}${game === undefined ? "" : `/${game}`}`;
}

export function go(to: Screen, game?: string): void {
  location.hash = addressOf(to, game);
}

/** Goes on without leaving a step to go back to: "back" from the table never leads into a form already used. */
export function replace(to: Screen, game?: string): void {
  history.replaceState(null, "", addressOf(to, game));
  hash.value = location.hash;
}

function pageAddress(page: string): string {
  const [, name, id] = hash.value.split("/");
  return `#/${name}/${id}/${page}`;
}

/** Another page of the same thing, from which "back" returns to this one. */
export function pushPage(page: string): void {
  history.pushState({ from: location.hash }, "", pageAddress(page));
  hash.value = location.hash;
}

/** Back to the page a pushed one was opened from where it is that page, else on to it. */
export function leavePage(to: string): void {
  const from: unknown = history.state?.from;
  if (typeof from === "string" && from.startsWith(pageAddress(to))) history.back();
  else replacePage(to);
}

/** Another page of the same thing, without a step to go back to. */
export function replacePage(page: string): void {
  history.replaceState(null, "", pageAddress(page));
  hash.value = location.hash;
}
