/** Hides the standings from the room until the organiser shows them. All pages of an event share this state. */
import { signal } from "@preact/signals";
import { useBooks } from "../context";

/** The event whose standings are hidden. */
const hiddenIn = signal<string | undefined>(undefined);

export function useHidden(): { readonly hidden: boolean; readonly hide: (now: boolean) => void } {
  const event = useBooks().openId.value;
  const now = hiddenIn.value;
  return {
    hidden: now !== undefined && now === event,
    hide: (hidden) => (hiddenIn.value = hidden ? event : undefined),
  };
}
