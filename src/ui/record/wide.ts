import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 720px) and (min-height: 560px)");

/** Whether there is room beside the table: the same line as in layout-wide.css. */
export const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});
