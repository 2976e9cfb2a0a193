import { type ReadonlySignal, signal, useComputed, useSignalEffect } from "@preact/signals";
import { addressNow, idInAddress, replace, screen } from "./router";
import type { Screen } from "./screens";

interface Addressed {
  readonly hush: () => void;
  /** Changes when the open log is deleted in another tab. */
  readonly gone: ReadonlySignal<number>;
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

interface LedNowhere {
  /** The screen in the address; "home" for one that the app does not have. */
  readonly to: Screen;
  /** The screen shown instead. */
  readonly on: Screen;
}
/** An address that led to nothing, while the screen that is shown instead is open. */
export const ledNowhere = signal<LedNowhere | undefined>(undefined);

/** Opens the game or book that the address names. Screens that show a list get fresh rows instead. */
export function useOpenInAddress<At extends Screen>(log: Addressed, opening: Opening<At>): void {
  // The cards of a tool are in the address as well, and change with every tap.
  const idHere = useComputed(() => {
    const id = idInAddress.value;
    return opening.screens.some((one) => one === screen.value) ? id : undefined;
  });
  const isUnknown = useComputed(
    () => screen.value === "home" && !/^(?:#\/?(?:home(?:\/.*)?)?)?$/.test(addressNow.value),
  );
  useSignalEffect(() => {
    const [id] = [idHere.value, log.gone.value];
    const at = opening.screens.find((one) => one === screen.value);
    log.hush();
    if (ledNowhere.peek()?.on !== screen.value) ledNowhere.value = undefined;
    if (isUnknown.value) giveUp("home", "home");
    if (at === undefined) void log.loadRows();
    else void openAt(opening, at, id ?? opening.usual?.());
  });
}

async function openAt<At extends Screen>({ open, fallback }: Opening<At>, at: At, id: string | undefined) {
  const opened = id !== undefined && (await open(id, at));
  const asked = idInAddress.peek();
  // The address may have changed while the log was being read.
  if (screen.peek() !== at || (asked !== undefined && asked !== id)) return;
  if (!opened) giveUp(asked === undefined ? undefined : at, fallback);
  else if (asked === undefined) replace(at, id);
}

/** @param to the screen of the address, if there is something to say about it */
function giveUp(to: Screen | undefined, on: Screen): void {
  replace(on);
  if (to) ledNowhere.value = { to, on };
}
