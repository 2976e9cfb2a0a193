/** How a hand can be counted aloud; `styles.ts` knows how each goes. */
export const ANNOUNCE_STYLES = ["canonical", "long", "bicycle"] as const;
export type AnnounceStyle = (typeof ANNOUNCE_STYLES)[number];
