import { useRef, useState } from "preact/hooks";
import { MainButton } from "../parts/main-button";

/** `tapAgain`: the share sheet refused, because the tap was too long ago when the file was made. */
const OUTCOME_WORDS = {
  saved: "The file is handed over. Once the app works again, bring it in under Backup.",
  cancelled: "",
  tapAgain: "The file is ready: tap the same button once more.",
  failed: "This browser cannot save a file here.",
} as const;

/** A file ready to be saved within a tap. */
interface Ready {
  readonly save: () => Promise<keyof typeof OUTCOME_WORDS>;
}

export interface RescueProps {
  /** The fault in words. */
  readonly reason: string;
  readonly onRetry: () => void;
  /** Reads everything that can be read, which may take seconds. Never rejects. */
  readonly makeFile: () => Promise<Ready>;
  /** @returns false if the games could not be deleted */
  readonly onWipe: () => Promise<boolean>;
}

/** Shown when the storage cannot be opened. Games are deleted only after a second confirmation. */
export function Rescue({ reason, onRetry, makeFile, onWipe }: RescueProps) {
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState("");
  const waiting = useRef<Ready | undefined>(undefined);
  const save = async () => {
    const ready = waiting.current;
    // Nothing may be awaited before this: an iPhone shares a file only within the tap.
    const saving = ready?.save();
    waiting.current = undefined;
    if (!saving) setSaid("Reading what can be read…");
    const made = ready ?? (await makeFile());
    const outcome = await (saving ?? made.save());
    if (outcome === "tapAgain") waiting.current = made;
    setSaid(OUTCOME_WORDS[outcome]);
  };
  const wipe = async () => {
    if (!(await onWipe())) setSaid("The games could not be deleted: close other tabs of this app, then try again.");
  };
  return (
    <main class="screen rescue">
      <h1>Your games can’t be read right now</h1>
      <p>
        This browser’s storage does not respond. Nothing has been deleted. Close other tabs of this app or restart the
        browser, then try again.
      </p>
      <p class="muted">{reason}</p>
      <p role="status">{said}</p>
      <div class="actions">
        <MainButton onPress={onRetry}>Try again</MainButton>
        <MainButton kind="second" onPress={() => void save()}>
          Save what can be read to a file
        </MainButton>
        {sure ? (
          <MainButton kind="danger" onPress={() => void wipe()}>
            Yes, delete all games and start fresh
          </MainButton>
        ) : (
          <MainButton kind="danger" onPress={() => setSure(true)}>
            Start fresh
          </MainButton>
        )}
      </div>
    </main>
  );
}
