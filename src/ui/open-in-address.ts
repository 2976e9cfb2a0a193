import { useComputed, useSignalEffect } from "@preact/signals";
import { idInAddress, replace, screen } from "./router";
import type { Screen } from "./screens";

interface Addressed {
  readonly hush: () => void;
  readonly loadRows: () => Promise<void>;
}

interface Opening<At extends Screen> {
  /** The screens that show one open log. */
  readonly screens: readonly At[];
  /** Opens the log. Resolves to false when it does not exist or belongs to another screen. */
  readonly open: (id: string, at: At) => Promise<boolean>;
  /** The id to open when the address names none. */
  readonly usual?: () => string | undefined;
  /** The screen to show when the address leads to nothing. */
  readonly fallback: Screen;
}

/** Opens the game or book that the address names. Screens that show a list get fresh rows instead. */
export function useOpenInAddress<At extends Screen>(log: Addressed, opening: Opening<At>): void {
  // The cards of a tool are in the address as well, and change with every tap.
  const idHere = useComputed(() => {
    const id = idInAddress.value;
    return opening.screens.some((one) => one === screen.value) ? id : undefined;
  });
  useSignalEffect(() => {
    const id = idHere.value;
    const at = opening.screens.find((one) => one === screen.value);
    log.hush();
    if (at === undefined) void log.loadRows();
    else void openAt(opening, at, id ?? opening.usual?.());
  });
}

async function openAt<At extends Screen>({ open, fallback }: Opening<At>, at: At, id: string | undefined) {
  const opened = id !== undefined && (await open(id, at));
  const asked = idInAddress.peek();
  // The address may have changed while the log was being read.
  if (screen.peek() !== at || (asked !== undefined && asked !== id)) return;
  if (!opened) replace(fallback);
  else if (asked === undefined) replace(at, id);
}
