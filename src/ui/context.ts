/** The context of every screen: the session, the books, and the log that the current screen writes to. */
import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Books } from "../session/club/books";
import type { Session } from "../session/session";
import type { Device } from "./device";

export const SessionContext = createContext<Session | undefined>(undefined);
export const BooksContext = createContext<Books | undefined>(undefined);
export const DeviceContext = createContext<Device | undefined>(undefined);
export const OpenLogContext = createContext<OpenLog | undefined>(undefined);

/** The open log, as notices and refusals need it: the same for games and for books. */
export interface OpenLog extends Pick<Session, "fault" | "writing" | "setAside" | "retry" | "scoreHere" | "hush"> {
  readonly openId: ReadonlySignal<string | undefined>;
  readonly unkept: ReadonlySignal<readonly unknown[]>;
  readonly toSave: ReadonlySignal<readonly unknown[]>;
  /** The last refusal, a new object each time; undefined once an entry was accepted. */
  readonly said: ReadonlySignal<object | undefined>;
  /** Why the last entry was refused, in a sentence. */
  readonly refusal: () => string | undefined;
}

type Keeper<Code extends string> = Omit<OpenLog, "refusal"> & {
  readonly said: ReadonlySignal<{ readonly code: Code } | undefined>;
};

/** @param refusalWords undefined until they are loaded */
export function openLog<Code extends string>(
  keeper: Keeper<Code>,
  refusalWords: () => Readonly<Record<Code, string>> | undefined,
): OpenLog {
  return { ...keeper, refusal: () => keeper.said.value && refusalWords()?.[keeper.said.value.code] };
}

export const useSession = () => found(useContext(SessionContext));
export const useBooks = () => found(useContext(BooksContext));
export const useOpenLog = () => found(useContext(OpenLogContext));

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("No provider");
  return value;
}
