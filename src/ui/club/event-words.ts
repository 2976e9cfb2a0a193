/** What is said of cards, tables and the draw. */
import type { BookLogFact } from "../../club/book-facts";
import type { ClubEvent, EventRound, ResultEntry } from "../../club/event";
import type { PlayerId } from "../../club/draw/rounds";
import { faceOf, type Slip, type Value } from "../../club/slips";
import { signed } from "../words/club";
import { type ToDraw, tablesIn } from "../../club/progress";

/** "+21", "−16", "won", "lost, +16", "+12, 3 points": what one card says of a game. */
export function slipWords(slip: Slip): string {
  const { says, column, spread, points } = slip;
  const sign = column === "plus" ? 1 : -1;
  const odd = (column === "plus") !== (says === "won");
  const head = spread === undefined ? says : odd ? `${says}, ${signed(sign * spread)}` : signed(sign * spread);
  const wrong = points !== undefined && faceOf(slip)?.points !== points;
  return wrong ? `${head}, ${points} points` : head;
}

export function valueWords({ plus, minus }: Value): string {
  return signed(plus - minus);
}

/** What counts of an entry: as found, or as the card says. */
export function entryWords({ ruled, slip }: ResultEntry): string | undefined {
  return ruled ? valueWords(ruled) : slip && slipWords(slip);
}

/** "+21 for 2 points" */
export function valueInFull(value: Value): string {
  return `${valueWords(value)} for ${value.points} points`;
}

export function progressWords(round: EventRound): string {
  const { done, of } = tablesIn(round);
  return done === of ? `all ${of} tables in` : `${done} of ${of} tables in`;
}

/** "13 players: 6 tables, one sits out" */
export function turnoutWords(here: number): string {
  const tables = Math.floor(here / 2);
  const players = here === 1 ? "1 player" : `${here} players`;
  if (here < 2) return players;
  return `${players}: ${tables === 1 ? "1 table" : `${tables} tables`}${here % 2 === 1 ? ", one sits out" : ""}`;
}

/** Why the rounds are to be drawn again, and what of them stays. */
export function drawWords({ why, from }: ToDraw): string {
  const stay = from > 1 ? `What is entered stays: rounds are drawn from round ${from} on.` : "Nothing is entered yet.";
  return why === "people"
    ? `Somebody has come or left since the draw. ${stay}`
    : `The evening has more games than rounds. ${stay}`;
}

/** What undo would take back, for the ear. */
export function factWords(event: ClubEvent, fact: BookLogFact): string {
  const nameOf = (id: PlayerId) => event.players[id]?.name ?? "";
  switch (fact.type) {
    case "playersCame":
      return fact.players.length === 1 ? (fact.players[0]?.name ?? "") : `${fact.players.length} players`;
    case "playerChanged":
      return `the name or seat of ${fact.name}`;
    case "grassRootsWritten":
      return `the Grass Roots Points of ${nameOf(fact.player)}`;
    case "playerLeft":
      return `that ${nameOf(fact.player)} left`;
    case "playerBack":
      return `that ${nameOf(fact.player)} is back`;
    case "roundsDrawn":
      return fact.from === 1 ? "the draw" : `the draw from round ${fact.from} on`;
    case "gameEntered":
      return `round ${fact.round}: ${nameOf(fact.winner)} won by ${fact.spread}`;
    case "slipEntered":
      return `round ${fact.round}: ${nameOf(fact.player)}’s card ${slipWords(fact.slip)}`;
    case "gameStruck":
      return `round ${fact.round}: a result taken out`;
    case "ruled":
      return `round ${fact.round}: what was settled`;
    case "forfeited":
      return `round ${fact.round}: ${nameOf(fact.player)} was late`;
    case "clubRenamed":
      return "the name, date or games of the evening";
    default:
      return "the last entry";
  }
}
