import { signal } from "@preact/signals";

/**
 * The count of a series that the last tap has ended, for a moment; undefined otherwise. The play shows the finished
 * series for as long. It is set by `Moments`, which loads later than the play.
 */
export const landing = signal<number | undefined>(undefined);

/** Milliseconds for which a finished series stays on the table. */
export const LANDING = 700;
