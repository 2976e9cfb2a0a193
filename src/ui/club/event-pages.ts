/** The pages of an event in the address: `#/event/<id>/rounds/4`. */
import { computed } from "@preact/signals";
import { addressNow, setAddress } from "../router";

/** The page of an event: `#/event/<id>/standings`. */
export const pageInAddress = computed(() => addressNow.value.split("/")[3]);

/** The round of an event's page: `#/event/<id>/rounds/4`. */
export const roundInAddress = computed(() => Number(addressNow.value.split("/")[4]) || undefined);

function pageAddress(page: string): string {
  const [, name, id] = addressNow.value.split("/");
  return `#/${name}/${id}/${page}`;
}

/** Opens another page of the same event; "back" returns to this one. */
export function pushPage(page: string): void {
  setAddress(pageAddress(page), { from: location.hash });
}

/** Leaves a pushed page: goes back if that leads to `to`, otherwise replaces the page. */
export function leavePage(to: string): void {
  const from: unknown = history.state?.from;
  if (typeof from === "string" && from.startsWith(pageAddress(to))) history.back();
  else replacePage(to);
}

/** Opens another page of the same event in place of this one. */
export function replacePage(page: string): void {
  setAddress(pageAddress(page));
}
