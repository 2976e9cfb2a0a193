/**
 * The columns of every fact. The compiler refuses a fact or a field that is missing here. Letters and the order of fields
 * are part of the format of the file and never change; a new field goes last, and a new fact gets a new letter.
 */
import type { BookLogFact } from "../../club/book-facts";
import type { Fact } from "../../game/facts";
import type { Card } from "../../rules/cards";

/**
 * `card`: in the column of cards. `number`: a whole number, in the column of numbers. `value`: any value, as its place in
 * the list of values. `on`: a field that is true where it is present. A list has one member, and stands for its length
 * and that many of them; an object stands for its fields.
 */
export type Column = "card" | "number" | "value" | "on" | readonly [Column] | Columns;
export interface Columns {
  /** A name that ends in "?" is that of an optional field. */
  readonly [field: string]: Column;
}

type ColumnFor<T> =
  | "value"
  | (T extends Card ? "card" : never)
  | (T extends number ? "number" : never)
  | (T extends true ? "on" : never)
  | (T extends readonly (infer M)[] ? readonly [ColumnFor<M>] : T extends object ? ColumnsFor<T> : never);
/** A field that may be absent or undefined has a name that ends in "?". */
type NameOf<T, K extends keyof T & string> = undefined extends T[K] ? `${K}?` : K;
type ColumnsFor<T> = {
  readonly [K in keyof T & string as NameOf<T, K>]-?: ColumnFor<Exclude<T[K], undefined>>;
};
type Layout<F extends { readonly type: string }> = {
  readonly [T in F["type"]]: readonly [
    letter: string,
    columns: ColumnsFor<Omit<Extract<F, { readonly type: T }>, "type">>,
  ];
};

export const GAME_LAYOUT: Layout<Fact> = {
  gameStarted: [
    "a",
    {
      rules: {
        form: "value",
        target: "number",
        goTiming: "value",
        renege: "value",
        firstDealer: "value",
        skunks: "value",
        house: ["value"],
      },
      seats: [{ name: "value", side: "number" }],
      depth: "value",
      counting: "value",
      "match?": { id: "value", game: "number", format: "value" },
    },
  ],
  cut: ["b", { seat: "number", card: "card" }],
  dealerChosen: ["c", { dealer: "number" }],
  depthChosen: ["d", { depth: "value" }],
  countingChosen: ["e", { counting: "value" }],
  cardDealt: ["f", { seat: "number", card: "card" }],
  discarded: ["g", { seat: "number", card: "card" }],
  cardPassed: ["h", { seat: "number", card: "card" }],
  handForgotten: ["i", { seat: "number" }],
  bid: ["j", { points: "number" }],
  bidPassed: ["k", {}],
  starterTurned: ["l", { card: "card", "ends?": "on" }],
  cardPlayed: ["m", { card: "card", "ends?": "on" }],
  goCalled: ["n", {}],
  playEnded: ["o", {}],
  cardShown: ["p", { owner: "value", card: "card", "ends?": "on" }],
  suitsTold: ["q", { owner: "value", flush: "number", nobs: "value" }],
  handPegged: ["r", { owner: "value", "falseGame?": "on" }],
  handTyped: ["s", { owner: "value", points: "number" }],
  claimed: ["t", { owner: "value", points: "number" }],
  called: ["u", { at: "number", of: "value", side: "number", for: "value", points: "number" }],
  penaltyTaken: ["v", { side: "number", penalty: "value", over: "number" }],
  renegeTaken: ["w", { go: "number", "seat?": "number", side: "number", end: "value" }],
  pegged: ["x", { side: "number", points: "number", for: "value", "ends?": "on" }],
  dealEnded: ["y", {}],
  dealVoided: ["z", {}],
  undone: ["A", {}],
  redone: ["B", {}],
  corrected: ["C", { entry: "number", change: "value" }],
};

const CARD_HEADER = {
  player: "value",
  number: "value",
  event: "value",
  date: "value",
  seat: "value",
  games: "number",
} as const;
const EVENT_HEADER = {
  name: "value",
  date: "value",
  kind: "value",
  games: "number",
  bestOf: "number",
  "of?": "value",
} as const;
const VALUE = { points: "number", plus: "number", minus: "number" } as const;

export const BOOK_LAYOUT: Layout<BookLogFact> = {
  cardOpened: ["a", { header: CARD_HEADER }],
  headerWritten: ["b", { header: CARD_HEADER }],
  lineWritten: [
    "c",
    { game: "number", line: { won: "value", spread: "number", opponent: "value", seat: "value", "from?": "value" } },
  ],
  lineStruck: ["d", { game: "number" }],
  clubOpened: ["e", { header: EVENT_HEADER }],
  clubRenamed: ["f", { header: EVENT_HEADER }],
  playersCame: ["g", { players: [{ name: "value", seat: "value", "number?": "value" }] }],
  playerChanged: ["h", { player: "number", name: "value", seat: "value", "number?": "value" }],
  grassRootsWritten: ["i", { player: "number", points: "number" }],
  playerLeft: ["j", { player: "number" }],
  playerBack: ["k", { player: "number" }],
  playerRemoved: ["l", { player: "number" }],
  roundsDrawn: ["m", { from: "number", rounds: [{ games: [["number"]], sitsOut: ["number"] }] }],
  slipEntered: [
    "n",
    {
      round: "number",
      player: "number",
      slip: { says: "value", column: "value", "spread?": "number", "points?": "number" },
    },
  ],
  gameEntered: ["o", { round: "number", winner: "number", spread: "number" }],
  gameStruck: ["p", { round: "number", player: "number" }],
  ruled: ["q", { round: "number", player: "number", values: [VALUE] }],
  forfeited: ["r", { round: "number", player: "number" }],
  gameNotPlayed: ["s", { round: "number", player: "number" }],
  tieBroken: ["t", { order: ["number"] }],
  bracketDrawn: ["u", { seeds: ["number"], bestOf: "number" }],
  playoffGame: ["v", { round: "number", slot: "number", winner: "number" }],
  playoffStruck: ["w", { round: "number", slot: "number" }],
  undone: ["A", {}],
  redone: ["B", {}],
};

/**
 * Values that every list of values begins with. Like the letters they never change: the app may know others, which then
 * travel as they are.
 */
export const KNOWN_VALUES: readonly unknown[] = ["crib", 0, 1, 2, 3, 4, 5, "play", true, false, ""].concat(
  (
    "app,checked,muggins,cards,hands,points,correction,missed,over,played,dead,stands,won,lost,plus,minus,sixCard," +
    "three,four,lastCard,atGo,acc,flat2,none,loser,winner,alternate,cut,lines,halfway"
  ).split(","),
);
