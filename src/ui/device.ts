/** The features of this phone that screens can use, provided by `main.tsx`. Every request may be refused. */
import type { ReadonlySignal } from "@preact/signals";
import type { Books } from "../session/club/books";
import type { Kept } from "../share/backup/kept";
import type { Facts } from "../session/people/facts";
import type { WholeLogs } from "../session/keeping/whole-logs";

import type { Answer, Question } from "../insight/answers";
import type { Packing } from "../share/codes/payload";

export type Theme = "system" | "light" | "dark";

export type Display = "automatic" | "large";

/** Speech by a voice on this phone. */
export interface Speech {
  /** Resolves to whether there is a voice; browsers list theirs late. */
  readonly ready: () => Promise<boolean>;
  /** Speaks, cutting off any earlier speech. The first call must be within a tap. @returns false without a voice */
  readonly say: (words: string) => boolean;
  /** Call within a tap, so that later speech can be heard. */
  readonly prime: () => void;
  readonly hush: () => void;
}

/** Reads QR codes with the camera or from a picture. */
export interface Scanner {
  /** Shows the camera in the video until stopped. "none": no camera; "busy": another app uses it. */
  readonly open: (video: HTMLVideoElement) => {
    readonly answer: Promise<"ok" | "denied" | "none" | "busy">;
    readonly stop: () => void;
  };
  /** The text of the code, undefined when none can be read. Never rejects. */
  readonly read: (picture: HTMLVideoElement | Blob) => Promise<string | undefined>;
}

/** Makes backup files. */
interface FilePacking {
  /** @returns undefined where the browser cannot compress */
  readonly packFile: (kept: Kept) => Promise<Uint8Array | undefined>;
}

/** Answers questions about games beside the page. */
interface Insight {
  readonly insight: (question: Question) => Promise<Answer | undefined>;
}

/** `tapAgain`: too long after the tap; the file is still ready. */
export type Saved = "saved" | "cancelled" | "tapAgain" | "failed";

export interface Device {
  /** A new version is waiting; install it only between games. */
  readonly updateReady: ReadonlySignal<boolean>;
  readonly update: () => void;
  readonly theme: ReadonlySignal<Theme>;
  readonly setTheme: (theme: Theme) => void;
  /** The display size: Large, or by the text size of the browser. */
  readonly display: ReadonlySignal<Display>;
  readonly setDisplay: (display: Display) => void;
  /** "kept": the browser has promised not to delete the storage; "evictable": it may. */
  readonly persisted: ReadonlySignal<"kept" | "evictable" | "unknown">;
  /** Settles when `persisted` has the answer. */
  readonly askPersist: () => Promise<void>;
  /** Asks only once on each phone. Called after a finished game. */
  readonly askPersistOnce: () => void;
  /** How to install: "prompt": the app can ask; "iosShare": from the share sheet; "browser": from the browser's menu. */
  readonly install: ReadonlySignal<"installed" | "prompt" | "iosShare" | "browser">;
  readonly askInstall: () => void;
  /** Saves a file, or shares it if files cannot be saved. Call it within a tap. @param type MIME type, JSON by default */
  readonly save: (name: string, content: string | Uint8Array<ArrayBuffer>, type?: string) => Promise<Saved>;
  readonly print: () => void;
  /** The books, loaded at the first call; undefined when loading fails. */
  readonly books: () => Promise<Books | undefined>;
  /** Backup, import, delete and undo, loaded at the first call; undefined when loading fails. */
  readonly keeping: () => Promise<WholeLogs | undefined>;
  /** The facts of all finished games, loaded at the first call; undefined when loading fails. */
  readonly facts: () => Promise<Facts | undefined>;
  /** Shares a link. "failed": neither the share sheet nor the clipboard is allowed. */
  readonly share: (title: string, url: string) => Promise<"shared" | "copied" | "cancelled" | "failed">;
  /** Shares a file with a text, or saves it. Call it within a tap, with no `await` before. */
  readonly shareFile: (file: File, text: string) => Promise<"shared" | "saved" | "cancelled" | "failed">;
  /** Copies a text to the clipboard. @returns false when not allowed */
  readonly copy: (text: string) => Promise<boolean>;
  /** Loaded at the first call; undefined when loading fails. */
  readonly speech: () => Promise<Speech | undefined>;
  /** Loaded at the first call; undefined when loading fails. */
  readonly scan: () => Promise<Scanner | undefined>;
  /** Loaded at the first call; undefined when loading fails. */
  readonly packing: () => Promise<(Packing & FilePacking & Insight) | undefined>;
}
