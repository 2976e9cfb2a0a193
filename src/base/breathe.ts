/**
 * Gives the browser time for other things. Long work calls it after each small step, and it pauses where a pause is due:
 * a promise to wait for.
 */
export type Breathe = () => Promise<void> | undefined;
