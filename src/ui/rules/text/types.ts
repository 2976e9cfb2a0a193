/** What a paragraph of the rules page is made of. In the words, `{5H 5C}` stands for cards. */

/** A hand with its starter, as the show counts it. */
export interface ShowExample {
  /** The cards of the hand. */
  readonly cards: string;
  /** A crib that is counted by itself has none. */
  readonly starter?: string;
  readonly crib?: true;
  readonly points: number;
  readonly why: string;
}

/** A series, and what each of its cards pegs as it falls; go and last card are told in words. */
export interface PlayExample {
  readonly cards: string;
  readonly points: readonly number[];
  readonly why: string;
}

export interface HouseRule {
  readonly name: string;
  readonly says: string;
  readonly from: string;
  /** `app`: it can be played here. `elsewhere`: known from other tables, and not scored by the app. */
  readonly where: "app" | "elsewhere";
}

export interface RuleText {
  readonly title: string;
  readonly says: readonly string[];
  readonly shows?: readonly ShowExample[];
  readonly plays?: readonly PlayExample[];
  readonly houses?: readonly HouseRule[];
  /** Other words people look for it by. */
  readonly also: string;
  readonly from: string;
}
