import { expect, it } from "vitest";
import { listFaults } from "../testing/stored-lists";
import { BOOK_FORMAT, type BookLogFact } from "./book-facts";
import { BEST_OF, EVENT_KINDS } from "./event-facts";
import type { GamePoints } from "./scorecard";
import type { Slip } from "./slips";

const FACT_TYPES = {
  cardOpened: 1,
  headerWritten: 1,
  lineWritten: 1,
  lineStruck: 1,
  clubOpened: 1,
  clubRenamed: 1,
  playersCame: 1,
  playerChanged: 1,
  grassRootsWritten: 1,
  playerLeft: 1,
  playerBack: 1,
  playerRemoved: 1,
  roundsDrawn: 1,
  slipEntered: 1,
  gameEntered: 1,
  gameStruck: 1,
  ruled: 1,
  forfeited: 1,
  gameNotPlayed: 1,
  tieBroken: 1,
  bracketDrawn: 1,
  playoffGame: 1,
  playoffStruck: 1,
  undone: 1,
  redone: 1,
} satisfies Readonly<Record<BookLogFact["type"], 1>>;
const SAYS = { won: 1, lost: 1 } satisfies Readonly<Record<Slip["says"], 1>>;
const COLUMNS = { plus: 1, minus: 1 } satisfies Readonly<Record<Slip["column"], 1>>;
const POINTS = { 0: 1, 2: 1, 3: 1 } satisfies Readonly<Record<GamePoints, 1>>;

const PRESENT = {
  fact: Object.keys(FACT_TYPES),
  kind: EVENT_KINDS,
  bestOf: BEST_OF,
  says: Object.keys(SAYS),
  column: Object.keys(COLUMNS),
  points: Object.keys(POINTS),
};

const words = (text: string) => text.split(" ");
/** Written down when a format was released, and never changed: a new format adds a line of its own. */
const RECORD = {
  1: {
    fact: words(
      "cardOpened headerWritten lineWritten lineStruck clubOpened clubRenamed playersCame playerChanged playerLeft playerBack roundsDrawn slipEntered gameEntered gameStruck ruled forfeited tieBroken bracketDrawn playoffGame playoffStruck undone redone",
    ),
    kind: words("club tournament consolation"),
    bestOf: [1, 3, 5, 7],
    says: words("won lost"),
    column: words("plus minus"),
    points: words("0 2 3"),
  },
  2: { fact: ["grassRootsWritten"] },
  3: { fact: ["playerRemoved", "gameNotPlayed"] },
};

it("a new member of a list that books store needs a new format", () => {
  expect(listFaults(BOOK_FORMAT, RECORD, PRESENT)).toEqual([]);
});
