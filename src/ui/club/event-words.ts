/** Words for slips, tables, the draw, and what undo takes back. */
import { isolated } from "../../base/isolated";
import type { BookLogFact } from "../../club/book-facts";
import { type ClubEvent, type EventRound, present, type ResultEntry } from "../../club/event";
import type { PlayerId } from "../../club/draw/rounds";
import { faceOf, type Slip, type Value } from "../../club/slips";
import { signed } from "../parts/sides";
import { whose } from "../words/common";
import { listWords } from "../../base/lists";
import { isComplete, roundOn, type ToDraw, tablesIn } from "../../club/progress";

/** "+21", "−16", "won", "lost, +16", "+12, 3 points": a slip in short. */
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

/** The ruling if there is one, or else the slip; undefined while there is neither, and for a game not played. */
export function entryWords({ ruled, slip, mark }: ResultEntry): string | undefined {
  if (mark === "notPlayed") return undefined;
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

/** "13 players: …" before the draw, then "Round 3 of 9", "All results are in", "Playoffs". */
export function stageWords(event: ClubEvent): string {
  if (event.bracket) return "Playoffs";
  if (event.rounds.length === 0) return turnoutWords(present(event).length);
  return isComplete(event) ? "All results are in" : `Round ${roundOn(event)} of ${event.header.games}`;
}

/** "13 players: 6 tables, one sits out" */
export function turnoutWords(here: number): string {
  const tables = Math.floor(here / 2);
  const players = here === 1 ? "1 player" : `${here} players`;
  if (here < 2) return players;
  return `${players}: ${tables === 1 ? "1 table" : `${tables} tables`}${here % 2 === 1 ? ", one sits out" : ""}`;
}

/** "Nell has joined and Bob has left since the draw." */
export function drawWords({ players, rounds }: ClubEvent, { why }: ToDraw): string {
  if (why !== "people") return "The event has more games than rounds.";
  const drawn = rounds.at(-1)?.drawn;
  const seated = new Set([...(drawn?.games.flat() ?? []), ...(drawn?.sitsOut ?? [])]);
  const joined = players.filter(({ id, here }) => here && !seated.has(id));
  const left = players.filter(({ id, here }) => !here && seated.has(id));
  const words = (
    [
      [joined, "joined"],
      [left, "left"],
    ] as const
  ).flatMap(([who, did]) =>
    who.length === 0
      ? []
      : [`${listWords(who.map(({ name }) => isolated(name)))} ${who.length === 1 ? "has" : "have"} ${did}`],
  );
  return `${listWords(words)} since the draw.`;
}

/** Names what undo would take back, for screen readers. */
export function factWords(event: ClubEvent, fact: BookLogFact): string {
  const nameOf = (id: PlayerId) => isolated(event.players[id]?.name ?? "");
  switch (fact.type) {
    case "playersCame":
      return fact.players.length === 1 ? isolated(fact.players[0]?.name ?? "") : `${fact.players.length} players`;
    case "playerChanged":
      return `the name, seat or number of ${isolated(fact.name)}`;
    case "grassRootsWritten":
      return `the Grass Roots Points of ${nameOf(fact.player)}`;
    case "playerLeft":
      return `${nameOf(fact.player)} leaving`;
    case "playerRemoved":
      return "a name removed";
    case "playerBack":
      return `${nameOf(fact.player)} coming back`;
    case "roundsDrawn":
      return fact.from === 1 ? "the draw" : `the draw from round ${fact.from} on`;
    case "gameEntered":
      return `round ${fact.round}: ${nameOf(fact.winner)} won by ${fact.spread}`;
    case "slipEntered":
      return `round ${fact.round}: ${whose(nameOf(fact.player))} card, ${slipWords(fact.slip)}`;
    case "gameStruck":
      return `round ${fact.round}: a result removed`;
    case "ruled":
      return `round ${fact.round}: a ruling`;
    case "gameNotPlayed":
      return `round ${fact.round}: a game not played`;
    case "forfeited":
      return `round ${fact.round}: ${nameOf(fact.player)} was late`;
    case "clubRenamed":
      return "the name, date or number of games";
    default:
      return "the last entry";
  }
}
