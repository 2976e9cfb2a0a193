import type { Session } from "../../session/session";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";

/** Whether the log of the game is here, readable or not. */
export function hasLog({ entries, setAside }: Session): boolean {
  return entries.value.length + setAside.value.length > 0;
}

/** A log without a readable beginning cannot be scored, but it is kept. */
export function Unreadable() {
  return (
    <main class="screen">
      <TopBar title="This game" onBack={() => up()} />
      <p>The start of this game can’t be read, so the game can’t go on. Nothing has been deleted.</p>
    </main>
  );
}
