/** The pages of an event in the address: `#/event/<id>/rounds/4`. */
import { computed } from "@preact/signals";
import { addressNow, openAddress, pushAddress, up } from "../router";

/** The page of an event: `#/event/<id>/standings`. */
export const pageInAddress = computed(() => addressNow.value.split("/")[3]);

/** The round of an event's page: `#/event/<id>/rounds/4`. */
export const roundInAddress = computed(() => Number(addressNow.value.split("/")[4]) || undefined);

function pageAddress(page: string): string {
  const [, name, id] = addressNow.peek().split("/");
  return `#/${name}/${id}/${page}`;
}

/** Opens another page of the same event; "back" returns to this one. */
export function pushPage(page: string): void {
  pushAddress(pageAddress(page));
}

/** Leaves a pushed page, or a page opened by a link for `to`. */
export function leavePage(to: string): void {
  up(pageAddress(to));
}

/** Opens another page of the same event in place of this one. */
export function replacePage(page: string): void {
  openAddress(pageAddress(page));
}
