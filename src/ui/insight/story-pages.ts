/** The pages of a story in the address: `#/story/<id>/discards/<side>/<deal>`. */
import { computed } from "@preact/signals";
import { useState } from "preact/hooks";
import { addressNow, pushAddress } from "../router";

const STORY_PAGES = ["luck", "discards", "deal"] as const;
export type StoryPage = (typeof STORY_PAGES)[number];

const parts = computed(() => addressNow.value.split("/"));

/** Undefined for the story itself. */
export const pageNow = computed(() => STORY_PAGES.find((page) => page === parts.value[3]));

/** The numbers after the page: a side and a deal, or a deal. */
const numbersNow = computed(() => parts.value.slice(4).map(Number));

function addressOf(page: StoryPage, numbers: readonly number[]): string {
  const [, name, id] = addressNow.peek().split("/");
  return `#/${[name, id, page, ...numbers].join("/")}`;
}

/** Opens a page on top of the one on screen. */
export function pushPage(page: StoryPage, ...numbers: readonly number[]): void {
  pushAddress(addressOf(page, numbers));
}

/**
 * The numbers of the page on screen, and a way to turn to others of the same page. They are no steps of the history:
 * Back leaves the page.
 */
export function usePageNumbers(): readonly [readonly number[], (...numbers: readonly number[]) => void] {
  const [turned, setTurned] = useState<readonly number[]>();
  return [turned ?? numbersNow.value, (...numbers) => setTurned(numbers)];
}
