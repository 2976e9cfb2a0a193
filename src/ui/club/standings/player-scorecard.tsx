import type { ClubEvent } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { paperSpread } from "../../words/club";
import { signed } from "../../parts/sides";
import { STATUS_WORDS } from "../../../share/club-words";
import { ToWrite } from "../../scorecard/to-write";
import { type PlayerGame, gamesOf } from "../../../club/player-scorecard";
import "./standings-table.css";
import "./player-scorecard.css";

export interface PlayerScorecardProps {
  readonly event: ClubEvent;
  readonly standing: Standing;
  /** On paper it has the table of each round and a column for the opponent's initials, and not the status of each game. */
  readonly onPaper?: boolean | undefined;
}

/** A player's scorecard with the columns of the paper one, and its totals (rules.md §8.2). */
export function PlayerScorecard({ event, standing, onPaper = false }: PlayerScorecardProps) {
  const { points, plus, minus, won, lost, net, played } = standing;
  // Printed before the first game, the totals are for the players to write.
  const blank = onPaper && played === 0;
  return (
    <table class="player-card">
      <caption class="unseen">Scorecard of {event.players[standing.id]?.name}</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          {onPaper && <th scope="col">Table</th>}
          <th scope="col">
            <abbr title="Game points">GP</abbr>
          </th>
          <th scope="col">
            <abbr title="Plus spread">+</abbr>
          </th>
          <th scope="col">
            <abbr title="Minus spread">−</abbr>
          </th>
          <th scope="col" class="opponent">
            Opponent
          </th>
          <th scope="col">Seat</th>
          {onPaper && <th scope="col">Initials</th>}
        </tr>
      </thead>
      <tbody>
        {gamesOf(event, standing.id).map((game) => (
          <GameLine key={game.round} game={game} onPaper={onPaper} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={onPaper ? 2 : 1}>
            Total
          </th>
          <td>{!blank && points}</td>
          <td>{!blank && plus}</td>
          <td>{!blank && minus}</td>
          <td colSpan={onPaper ? 3 : 2}>{blank ? <ToWrite /> : `${won} won, ${lost} lost, net\u00A0${signed(net)}`}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function GameLine({ game, onPaper }: { game: PlayerGame; onPaper: boolean }) {
  const { round, table, opponent, value, status } = game;
  const showsStatus = !onPaper || opponent === undefined || status === "notPlayed";
  return (
    <tr>
      <th scope="row">{round}</th>
      {onPaper && <td>{table}</td>}
      <td class="game-points">{value?.points}</td>
      <td>{value && value.plus > 0 && paperSpread(value.plus)}</td>
      <td>{value && value.minus > 0 && paperSpread(value.minus)}</td>
      <td class="opponent">
        {opponent && <bdi>{opponent.name}</bdi>}
        {showsStatus && status !== "agreed" && <small>{STATUS_WORDS[status]}</small>}
      </td>
      <td>{opponent?.seat}</td>
      {onPaper && <td>{"\u00A0"}</td>}
    </tr>
  );
}
