/** What the screens may ask of this phone; `main.tsx` brings it. Each may say no. */
import type { ReadonlySignal } from "@preact/signals";
import type { Books } from "../session/club/books";

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

/** Reads codes: through the camera of this phone, or off a picture. */
export interface Scanner {
  /** Shows the camera in the video until it is stopped. "none": there is none; "busy": something else has it. */
  readonly open: (video: HTMLVideoElement) => {
    readonly answer: Promise<"ok" | "denied" | "none" | "busy">;
    readonly stop: () => void;
  };
  /** @returns what the code says; undefined when there is none to be read. Never rejects. */
  readonly read: (picture: HTMLVideoElement | Blob) => Promise<string | undefined>;
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
  /** Saves a text as a file, or shares it where files cannot be saved. @param type of the file, JSON unless told */
  readonly save: (name: string, text: string, type?: string) => void;
  /** Prints the page as its print styles lay it out. */
  readonly print: () => void;
  /** Scorecards and club nights, loaded when they are first asked for; undefined when they could not be. */
  readonly books: () => Promise<Books | undefined>;
  /** Hands a link to somebody else. "failed": neither sheet nor clipboard is allowed here. */
  readonly share: (title: string, url: string) => Promise<"shared" | "copied" | "cancelled" | "failed">;
  /** Puts a text into the clipboard. @returns false where that is not allowed */
  readonly copy: (text: string) => Promise<boolean>;
  /** Loaded when it is first asked for; undefined when it could not be. */
  readonly speech: () => Promise<Speech | undefined>;
  /** Loaded when it is asked for; undefined when it could not be. */
  readonly scan: () => Promise<Scanner | undefined>;
}
