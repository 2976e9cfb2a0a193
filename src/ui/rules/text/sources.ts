/** The sources of the rules (rules.md §11), by names that readers can look up. */
export const BICYCLE = "Bicycle rules";
export const BICYCLE_3 = "Bicycle three-hand rules";
export const BICYCLE_4 = "Bicycle four-hand rules";
export const ENCYCLOPEDIA = "Encyclopedia article on cribbage";
export const ENQUIRE = "Enquire Within Upon Everything";
export const HOYLE = "Hoyle";
export const ST_CATHARINES = "St. Catharines Cribbage League";
export const GERMANTOWN = "Germantown Peggers";
export const CORNER = "Cribbage Corner";

/** Shown at the foot of the page. */
export const SOURCE_NOTES: readonly string[] = [
  "Tournament rules are those of the American Cribbage Congress, the ACC. Its rule numbers change between editions, so every number is followed by its edition.",
  "Rules for home play follow the Bicycle rules and an encyclopedia article on cribbage. Older laws are from Hoyle and from Enquire Within Upon Everything. Club practice is that of the St. Catharines Cribbage League, the Germantown Peggers and Cribbage Corner.",
  "The app itself has counted every worked example on this page.",
];
