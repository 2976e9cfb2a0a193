/** A club night or tournament as tables for a spreadsheet: standings, seats, results, scorecards, playoffs. */
import { type Bracket, matchesIn } from "../club/bracket";
import { type ClubEvent, entryOf, hasCut } from "../club/event";
import type { PlayerId } from "../club/draw/rounds";
import type { Slip } from "../club/slips";
import type { Standing } from "../club/standings";
import { type Cell, csvText } from "./csv";
import { countsFor, statusOf } from "../club/results";
import { cutDrawn } from "../club/qualifiers";
import { gamesOf, type PlayerGame } from "../club/player-scorecard";

const nameOf = ({ players }: ClubEvent, id: PlayerId | undefined) => (id === undefined ? undefined : players[id]?.name);
const seatOf = ({ players }: ClubEvent, id: PlayerId | undefined) => (id === undefined ? undefined : players[id]?.seat);

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
  return csvText([
    [
      "Place",
      "Player",
      "Seat",
      "Game points",
      "Won",
      "Lost",
      "Plus",
      "Minus",
      "Net",
      "Played",
      "Tie-break",
      ...(plays ? ["Qualifies"] : []),
      ...(season ? ["Grass Roots Points"] : []),
    ],
    ...standings.map(({ id, place, points, won, lost, plus, minus, net, played, by }) => [
      place,
      nameOf(event, id),
      seatOf(event, id),
      points,
      won,
      lost,
      plus,
      minus,
      net,
      played,
      TIE_BREAK_WORDS[by],
      ...(plays ? [standingOf(id)] : []),
      ...(season ? [event.players[id]?.grassRoots] : []),
    ]),
  ]);
}

const TIE_BREAK_WORDS: Readonly<Record<Standing["by"], string>> = {
  points: "game points",
  won: "games won",
  net: "net spread",
  plus: "plus points",
  headToHead: "head to head",
  playoff: "playoff",
  level: "tied",
};

const STATUS_WORDS: Readonly<Record<PlayerGame["status"], string>> = {
  waiting: "to play",
  half: "one slip in",
  agreed: "agreed",
  differ: "differ",
  ruled: "settled",
  forfeit: "late",
  sitsOut: "sits out",
  absent: "absent",
};

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
    ]),
    ...sitsOut.map((id) => [at + 1, undefined, nameOf(event, id), seatOf(event, id), "sits out", undefined]),
  ]);
  return csvText([["Round", "Table", "Deals first", "Seat", "Opponent", "Opponent's seat"], ...lines]);
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
  return csvText([["Round", "Table", "Status", ...columnsOf("First"), ...columnsOf("Second")], ...lines]);
}

function slipCells(slip: Slip | undefined): readonly Cell[] {
  return SLIP.map((column) => slip?.[column]);
}

/** Every player's scorecard, one row per game (rules.md §8.2). */
export function cardsCsv(event: ClubEvent): string {
  const lines = event.players.flatMap(({ id, name, seat }) =>
    gamesOf(event, id).map(({ round, table, opponent, value, status }): Cell[] => [
      name,
      seat,
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
  return csvText([
    ["Player", "Seat", "Game", "Game points", "Plus", "Minus", "Opponent", "Opponent's seat", "Table", "Status"],
    ...lines,
  ]);
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
  return csvText([
    ["Round", "Match", "Seed 1", "Player 1", "Won 1", "Won 2", "Player 2", "Seed 2", "Goes through"],
    ...lines,
  ]);
}
