import type { GameStatus } from "../../../club/results";
import type { GameProps } from "./game-draft";
import { useBooks } from "../../context";
import "../../parts/fold.css";

/** Rare actions: a player was late, or the result is removed. */
export function GameMore({ event, game, onDone, status }: GameProps & { status: GameStatus }) {
  const books = useBooks();
  const nameOf = (id: number) => event.players[id]?.name ?? "";
  const late = async (player: number) => {
    if (await books.record({ type: "forfeited", round: game.round, player })) onDone();
  };
  const strike = async () => {
    if (await books.record({ type: "gameStruck", round: game.round, player: game.pair[0] })) onDone();
  };
  return (
    <details class="house-rules">
      <summary>{status === "waiting" ? "Someone’s late" : "Late, or remove result"}</summary>
      <p class="muted">
        After a break, players have five minutes’ grace. Then the late player gets no points and −10, and the opponent
        gets 2 game points and +10. A player can lose only one game of an event this way.
      </p>
      <div class="choices">
        {game.pair.map((id) => (
          <button key={id} type="button" class="text-button" onClick={() => void late(id)}>
            <span>
              <bdi>{nameOf(id)}</bdi> was late
            </span>
          </button>
        ))}
        {status !== "waiting" && (
          <button type="button" class="text-button danger" onClick={() => void strike()}>
            Remove this result
          </button>
        )}
      </div>
    </details>
  );
}
