import { useState } from "preact/hooks";
import { MainButton } from "../parts/main-button";

export interface RescueProps {
  /** Why, as the browser put it: for people who want to know. */
  readonly reason: string;
  readonly onRetry: () => void;
  readonly onExport: () => void;
  readonly onWipe: () => void;
}

/** The storage cannot be opened. Nothing is thrown away unless somebody asks for it twice. */
export function Rescue({ reason, onRetry, onExport, onWipe }: RescueProps) {
  const [sure, setSure] = useState(false);
  return (
    <main class="screen rescue">
      <h1>Your games cannot be read just now</h1>
      <p>
        The storage of this browser does not answer. Nothing has been deleted. Close other tabs of this app, or restart
        the browser, and try again.
      </p>
      <p class="muted">{reason}</p>
      <div class="actions">
        <MainButton onPress={onRetry}>Try again</MainButton>
        <MainButton kind="second" onPress={onExport}>
          Save what can be read to a file
        </MainButton>
        {sure ? (
          <MainButton kind="danger" onPress={onWipe}>
            Yes, delete every game and start fresh
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
