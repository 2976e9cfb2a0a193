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

/** The whole hash, unchanged: links carry hands, plays and results in it. */
export const addressNow = computed(() => hash.value);

function addressOf(to: Screen, id?: string): string {
  return `#/${to === "home" ? "" : to}${id === undefined ? "" : `/${id}`}`;
}

export function go(to: Screen, id?: string): void {
  // "Back" returns to this place of the page.
  history.replaceState({ ...history.state, scrolled: scrollY }, "");
  location.hash = addressOf(to, id);
}

/** Goes to a screen in place of the current one, so that "back" does not return to a form already used. */
export function replace(to: Screen, id?: string): void {
  setAddress(addressOf(to, id));
}

/** @param state set when "back" is to return to the current address; without it the new address takes its place */
export function setAddress(address: string, state?: { readonly from: string }): void {
  if (state) history.pushState(state, "", address);
  else history.replaceState(null, "", address);
  hash.value = location.hash;
}
