/** In bytes, compressed with gzip. */
export const BUDGETS = {
  "first paint: page, scripts and styles": 45_000,
  "start-up JavaScript": 31_600,
  "JavaScript for a resumed game": 58_200,
  precache: 418_000,
};

export const MOST_PIECES = 36;

/** The reader and the writer of `.crib` together, in bytes, compressed with gzip. */
export const MOST_CRIB = 4000;
