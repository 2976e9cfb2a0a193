import { signal } from "@preact/signals";

/** Whether the menu is open. All table screens share it, so that changing the depth leaves it open. */
export const menuOpen = signal(false);

/** Whether the sheet with the rules in use is open. */
export const rulesOpen = signal(false);
