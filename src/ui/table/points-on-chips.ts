/** The points that have a key of their own. All others take a second tap, on the sheet behind "…". */

/** The points pegged most often in the play and at the show. With the "more" key they fill two rows of seven. */
export const POINTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14];

/** With three sides or more, two rows of six. */
export const FEW_POINTS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16];

/** The points of the play alone. */
export const PLAY_POINTS: readonly number[] = [1, 2, 3, 4, 5];

/** The usual points of a crib, which end the deal. With the "more" key they fill a row of seven. */
export const CRIB_POINTS: readonly number[] = [2, 3, 4, 5, 6, 8];
