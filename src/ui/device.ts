/** What the screens may ask of this phone; `main.tsx` brings it. Each may say no. */
import type { ReadonlySignal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

/** A voice of this phone's own. */
export interface Speech {
  /** Whether there is one, once the browser has had time to say so. */
  readonly ready: () => Promise<boolean>;
  /** @returns false when there is none. Cuts off what was being said. The first time, call it within a tap. */
  readonly say: (words: string) => boolean;
  /** Within a tap: lets what is said later be heard. */
  readonly prime: () => void;
  readonly hush: () => void;
}

export interface Device {
  /** A new version waits; taken only between games. */
  readonly updateReady: ReadonlySignal<boolean>;
  readonly update: () => void;
  readonly theme: ReadonlySignal<Theme>;
  readonly setTheme: (theme: Theme) => void;
  /** "kept": the browser promised not to clear our storage; "evictable": it may. */
  readonly persisted: ReadonlySignal<"kept" | "evictable" | "unknown">;
  readonly askPersist: () => void;
  /** For the first finished game: asks no second time on this phone. */
  readonly askPersistOnce: () => void;
  /** "prompt": the browser can ask; "iosShare": by hand, from the share sheet; "browser": by the browser's menu. */
  readonly install: ReadonlySignal<"installed" | "prompt" | "iosShare" | "browser">;
  readonly askInstall: () => void;
  /** Saves a text as a file, or shares it where files cannot be saved. */
  readonly save: (name: string, text: string) => void;
  /** Hands a link to somebody else. "failed": neither sheet nor clipboard is allowed here. */
  readonly share: (title: string, url: string) => Promise<"shared" | "copied" | "cancelled" | "failed">;
  /** Loaded when it is first asked for; undefined when it could not be. */
  readonly speech: () => Promise<Speech | undefined>;
}
