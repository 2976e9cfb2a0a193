/** What the room is not to see yet: who leads, and who would qualify. One state for all pages of an event. */
import { signal } from "@preact/signals";
import { useBooks } from "../context";

/** The event whose standings are put away. */
const away = signal<string | undefined>(undefined);

/** @returns whether the standings of the open event are hidden, and the way to hide or show them */
export function useHidden(): { readonly hidden: boolean; readonly hide: (now: boolean) => void } {
  const event = useBooks().openId.value;
  const now = away.value;
  return {
    hidden: now !== undefined && now === event,
    hide: (hidden) => (away.value = hidden ? event : undefined),
  };
}
