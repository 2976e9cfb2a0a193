/** The styles of counting a hand aloud. In a separate file, so that the preferences do not load `announce.ts` at start-up. */
export const ANNOUNCE_STYLES = ["canonical", "long", "bicycle"] as const;
export type AnnounceStyle = (typeof ANNOUNCE_STYLES)[number];
