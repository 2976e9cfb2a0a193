import { signal } from "@preact/signals";

/** Whether the menu lies over the table: one for all its screens, so that changing the depth leaves it open. */
export const menuOpen = signal(false);

/** Whether the rules in use lie over the table. */
export const rulesOpen = signal(false);
