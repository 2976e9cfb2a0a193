import { signal } from "@preact/signals";

const query: MediaQueryList | undefined = window.matchMedia?.("(min-width: 720px) and (min-height: 560px)");

/** Whether there is room beside the table. Keep the query in step with table-wide.css. */
export const wide = signal(query?.matches);
query?.addEventListener("change", () => {
  wide.value = query.matches;
});
