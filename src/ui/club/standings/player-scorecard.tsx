import type { ClubEvent } from "../../../club/event";
import type { Standing } from "../../../club/standings";
import { paperSpread, signed } from "../../words/club";
import { STATUS_WORDS } from "../../../share/club-words";
import { type PlayerGame, gamesOf } from "../../../club/player-scorecard";
import "./standings-table.css";
import "./player-scorecard.css";

export interface PlayerScorecardProps {
  readonly event: ClubEvent;
  readonly standing: Standing;
  /** Shows the status of each game, which a paper scorecard does not have. */
  readonly statuses?: boolean | undefined;
}

/** A player's scorecard with the columns of the paper one, and its totals (rules.md §8.2). */
export function PlayerScorecard({ event, standing, statuses = false }: PlayerScorecardProps) {
  const { points, plus, minus, won, lost, net } = standing;
  return (
    <table class="player-card">
      <caption class="unseen">Scorecard of {event.players[standing.id]?.name}</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">
            <abbr title="Game points">GP</abbr>
          </th>
          <th scope="col">
            <abbr title="Plus spread">+</abbr>
          </th>
          <th scope="col">
            <abbr title="Minus spread">−</abbr>
          </th>
          <th scope="col">Opponent</th>
          <th scope="col">Seat</th>
        </tr>
      </thead>
      <tbody>
        {gamesOf(event, standing.id).map((game) => (
          <GameLine key={game.round} game={game} statuses={statuses} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{points}</td>
          <td>{plus}</td>
          <td>{minus}</td>
          <td colSpan={2}>
            {won} won, {lost} lost, net {signed(net)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function GameLine({ game, statuses }: { game: PlayerGame; statuses: boolean }) {
  const { round, opponent, value, status } = game;
  const showsStatus = statuses || opponent === undefined || status === "notPlayed";
  return (
    <tr>
      <th scope="row">{round}</th>
      <td>{value?.points}</td>
      <td>{value && value.plus > 0 && paperSpread(value.plus)}</td>
      <td>{value && value.minus > 0 && paperSpread(value.minus)}</td>
      <td class="opponent">
        {opponent && <bdi>{opponent.name}</bdi>}
        {showsStatus && status !== "agreed" && <small>{STATUS_WORDS[status]}</small>}
      </td>
      <td>{opponent?.seat}</td>
    </tr>
  );
}
