import { signal } from "@preact/signals";
import type { LogEntry } from "../../../game/facts";

/**
 * The count of a series that the last tap has ended, for a moment; undefined otherwise. The play stays, with the finished
 * series, for as long. It is set by `Tapped`, which loads later than the play.
 */
export const landing = signal<number | undefined>(undefined);

/** Milliseconds for which a finished series stays on the table. */
export const LANDING = 700;

/**
 * The log as the last tap at this table left it: a win in it is new. Undefined for a game that was only opened. It is
 * set by `Tapped`, which is drawn before the screens that ask.
 */
export const tapped: { log: readonly LogEntry[] | undefined } = { log: undefined };
