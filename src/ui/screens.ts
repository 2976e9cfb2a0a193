/** The names of the screens, as they are in the address: `#/<name>`. */

/** The screens of scorecards and events. They load together, with the engine of the club. */
const BOOK_SCREEN_NAMES = ["club", "card", "event", "line"] as const;
export type BookScreen = (typeof BOOK_SCREEN_NAMES)[number];

export const SCREEN_NAMES = [
  "home",
  "new",
  "table",
  "record",
  "story",
  "handover",
  "games",
  "match",
  "people",
  "count",
  "check",
  "squares",
  "solitaire",
  "rules",
  "settings",
  "backup",
  "bring",
  ...BOOK_SCREEN_NAMES,
] as const;
export type Screen = (typeof SCREEN_NAMES)[number];
