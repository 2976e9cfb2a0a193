/** The parts of a rule. In texts, `{5H 5C}` stands for cards. */

/** A hand and its starter, counted as at the show. */
export interface ShowExample {
  /** The cards of the hand. */
  readonly cards: string;
  /** Absent for a crib that is counted without a starter. */
  readonly starter?: string;
  readonly crib?: true;
  readonly points: number;
  readonly why: string;
}

/** A series, with the points each card pegs when it is played. Go and last card are not included. */
export interface PlayExample {
  readonly cards: string;
  readonly points: readonly number[];
  readonly why: string;
}

export interface HouseRule {
  readonly name: string;
  readonly says: string;
  /** `app`: can be played here. `elsewhere`: known from other tables, but the app does not score it. */
  readonly where: "app" | "elsewhere";
}

export interface Rule {
  readonly title: string;
  readonly says: readonly string[];
  readonly shows?: readonly ShowExample[];
  readonly plays?: readonly PlayExample[];
  readonly houses?: readonly HouseRule[];
  /** Other words people search for. */
  readonly also: string;
  /** Rule numbers with their edition, and books. */
  readonly source: string;
}
