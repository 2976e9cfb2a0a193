/** In bytes, compressed with gzip. */
export const BUDGETS = {
  "first paint: page, scripts and styles": 45_000,
  "start-up JavaScript": 32_000,
  "JavaScript for a resumed game": 58_100,
  precache: 415_500,
};

export const MOST_PIECES = 36;

/** The reader and the writer of `.crib` together, in bytes, compressed with gzip. */
export const MOST_CRIB = 4000;
