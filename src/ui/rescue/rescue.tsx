import { useState } from "preact/hooks";
import { MainButton } from "../parts/main-button";

export interface RescueProps {
  /** The fault in words. */
  readonly reason: string;
  readonly onRetry: () => void;
  readonly onExport: () => void;
  readonly onWipe: () => void;
}

/** Shown when the storage cannot be opened. Games are deleted only after a second confirmation. */
export function Rescue({ reason, onRetry, onExport, onWipe }: RescueProps) {
  const [sure, setSure] = useState(false);
  return (
    <main class="screen rescue">
      <h1>Your games can’t be read right now</h1>
      <p>
        This browser’s storage does not respond. Nothing has been deleted. Close other tabs of this app or restart the
        browser, then try again.
      </p>
      <p class="muted">{reason}</p>
      <div class="actions">
        <MainButton onPress={onRetry}>Try again</MainButton>
        <MainButton kind="second" onPress={onExport}>
          Save what can be read to a file
        </MainButton>
        {sure ? (
          <MainButton kind="danger" onPress={onWipe}>
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
