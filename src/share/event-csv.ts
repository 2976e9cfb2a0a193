/** A club night or tournament as tables for a spreadsheet: standings, seats, results, scorecards, playoffs. */
import { type Bracket, matchesIn } from "../club/bracket";
import { type ClubEvent, entryOf, hasCut } from "../club/event";
import type { PlayerId } from "../club/draw/rounds";
import type { Slip } from "../club/slips";
import type { Standing } from "../club/standings";
import { STATUS_WORDS, TIE_WORDS } from "./club-words";
import { type Cell, csvText } from "./csv";
import { countsFor, statusOf } from "../club/results";
import { cutDrawn } from "../club/qualifiers";
import { gamesOf } from "../club/player-scorecard";

/** Every row begins with the event and its date, so that the files of many events can be put together. */
function tableOf(
  { header: { name, date } }: ClubEvent,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  return csvText([["Event", "Date", ...columns], ...rows.map((row) => [name, date, ...row])]);
}

const nameOf = ({ players }: ClubEvent, id: PlayerId | undefined) => (id === undefined ? undefined : players[id]?.name);
const seatOf = ({ players }: ClubEvent, id: PlayerId) => players[id]?.seat;

/** The best place first, with the tie-break that decided it. A club night without playoffs has no column for qualifiers. */
export function standingsCsv(event: ClubEvent, standings: readonly Standing[]): string {
  const plays = hasCut(event) || event.bracket !== undefined;
  const { qualifiers, highNonQualifier, open } = cutDrawn(event, standings);
  const season = event.players.some(({ grassRoots }) => grassRoots !== undefined);
  const standingOf = (id: PlayerId) => {
    if (open.includes(id)) return "tied";
    if (qualifiers.includes(id)) return "qualifies";
    return id === highNonQualifier ? "high non-qualifier" : "";
  };
  const columns = ["Place", "Player", "Seat", "ACC number", "Game points", "Won", "Lost", "Plus", "Minus", "Net"];
  const rest = ["Played", "Tie-break", ...(plays ? ["Qualifies"] : []), ...(season ? ["Grass Roots Points"] : [])];
  return tableOf(
    event,
    [...columns, ...rest],
    standings.map(({ id, place, points, won, lost, plus, minus, net, played, by }) => [
      place,
      nameOf(event, id),
      seatOf(event, id),
      event.players[id]?.number,
      points,
      won,
      lost,
      plus,
      minus,
      net,
      played,
      TIE_WORDS[by],
      ...(plays ? [standingOf(id)] : []),
      ...(season ? [event.players[id]?.grassRoots] : []),
    ]),
  );
}

const SEATING = ["Round", "Table", "Deals first", "Seat", "Opponent", "Opponent's seat", "Sits out"];

/** One row per game, and one per player who sits out a round. */
export function seatingCsv(event: ClubEvent): string {
  const lines = event.rounds.flatMap(({ drawn: { games, sitsOut } }, at): Cell[][] => [
    ...games.map(([first, second], table) => [
      at + 1,
      table + 1,
      nameOf(event, first),
      seatOf(event, first),
      nameOf(event, second),
      seatOf(event, second),
      undefined,
    ]),
    ...sitsOut.map((id) => [at + 1, ...Array.from({ length: 5 }, () => undefined), nameOf(event, id)]),
  ]);
  return tableOf(event, SEATING, lines);
}

const SLIP = ["says", "column", "spread", "points"] as const;
const COUNTS = ["points", "plus", "minus"] as const;
const columnsOf = (side: string) => [
  side,
  ...SLIP.map((column) => `${side} card ${column}`),
  ...COUNTS.map((column) => `${side} counts ${column}`),
];

/** Every game with both players' slips as entered, and the points each counts. */
export function resultsCsv(event: ClubEvent): string {
  const lines = event.rounds.flatMap((round, at) =>
    round.drawn.games.map((pair, table) => [
      at + 1,
      table + 1,
      STATUS_WORDS[statusOf(round, pair)],
      ...pair.flatMap((id): Cell[] => {
        const value = countsFor(round, id);
        return [nameOf(event, id), ...slipCells(entryOf(round, id).slip), ...COUNTS.map((column) => value?.[column])];
      }),
    ]),
  );
  return tableOf(event, ["Round", "Table", "Status", ...columnsOf("First"), ...columnsOf("Second")], lines);
}

function slipCells(slip: Slip | undefined): readonly Cell[] {
  return SLIP.map((column) => slip?.[column]);
}

const CARDS = [
  "Player",
  "Seat",
  "ACC number",
  "Game",
  "Game points",
  "Plus",
  "Minus",
  "Opponent",
  "Opponent's seat",
  "Table",
  "Status",
];

/** Every player's scorecard, one row per game (rules.md §8.2). */
export function cardsCsv(event: ClubEvent): string {
  const lines = event.players.flatMap(({ id, name, seat, number }) =>
    gamesOf(event, id).map(({ round, table, opponent, value, status }): Cell[] => [
      name,
      seat,
      number,
      round,
      value?.points,
      value && value.plus > 0 ? value.plus : undefined,
      value && value.minus > 0 ? value.minus : undefined,
      opponent?.name,
      opponent?.seat,
      table,
      STATUS_WORDS[status],
    ]),
  );
  return tableOf(event, CARDS, lines);
}

/** One row per playoff match, round by round. */
export function playoffsCsv(event: ClubEvent, bracket: Bracket): string {
  const seedOf = (id: PlayerId | undefined) => (id === undefined ? undefined : bracket.seeds.indexOf(id) + 1);
  const lines = matchesIn(bracket).flatMap((matches, round) =>
    matches.map(({ players: [one, other], bye, won, winner }, slot): Cell[] => [
      round + 1,
      slot + 1,
      seedOf(one),
      nameOf(event, one) ?? (bye ? "bye" : undefined),
      won[0],
      won[1],
      nameOf(event, other) ?? (bye ? "bye" : undefined),
      seedOf(other),
      nameOf(event, winner),
    ]),
  );
  return tableOf(
    event,
    ["Round", "Match", "Seed 1", "Player 1", "Won 1", "Won 2", "Player 2", "Seed 2", "Goes through"],
    lines,
  );
}
