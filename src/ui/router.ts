/** Screens by `#hash`, so that any static host and the back button simply work. */
import { computed, signal } from "@preact/signals";

const SCREENS = [
  "home",
  "new",
  "table",
  "record",
  "games",
  "match",
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

/** The game a table or record address names. */
export const gameInAddress = computed(() => hash.value.split("/")[2]);

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
