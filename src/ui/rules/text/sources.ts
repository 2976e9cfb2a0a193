/** The sources of the rules (rules.md §11), by names a reader can look for. */

/** Rule texts that tell the whole game. */
export const BICYCLE = "Bicycle rules";
export const BICYCLE_3 = "Bicycle, three-hand page";
export const BICYCLE_4 = "Bicycle, four-hand page";
export const ENCYCLOPEDIA = "Encyclopedia article on cribbage";
export const PAGE_1 = "Rules page 1";
export const PAGE_2 = "Rules page 2";
export const PAGE_3 = "Rules page 3";
export const PAGE_4 = "Rules page 4";
export const ALL_PAGES = "All the rule texts we read";
export const CHEAT_SHEET = "Scoring cheat sheet";

export const ENQUIRE = "Enquire Within Upon Everything";
export const HOYLE = "Hoyle";
export const ST_CATHARINES = "St. Catharines Cribbage League";
export const VASHON = "Vashon Island club rules";
export const GERMANTOWN = "Germantown Peggers";
export const CORNER = "Cribbage Corner";

/** Told at the foot of the page. */
export const SOURCE_NOTES: readonly string[] = [
  "ACC is the American Cribbage Congress, whose tournament rules most clubs follow. Its rule numbers moved between editions, so the edition always stands with the number.",
  "Bicycle rules, the Encyclopedia article, the Scoring cheat sheet and Rules pages 1 to 4 are texts that tell the whole game. Where they contradict each other we say which one the app follows.",
  "The older laws are from Enquire Within Upon Everything and Hoyle; club practice from the St. Catharines Cribbage League, Vashon Island, the Germantown Peggers, Eugene, and Cribbage Corner.",
  "“Our choice” marks what no source settles. Every worked example is counted by the app itself before a version goes out.",
];
