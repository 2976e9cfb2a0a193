import type { GameStatus } from "../../../club/results";
import type { GameProps } from "./game-props";
import { useBooks } from "../../context";
import "../../parts/fold.css";

/** What happens seldom: somebody was late, or the game is to be taken out again. */
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
      <summary>{status === "waiting" ? "Somebody is late" : "Late, or to be taken out"}</summary>
      <p class="muted">
        Five minutes’ grace after the break. Then the other player gets 2 game points and +10, who is late gets none and
        −10; once in an event, not again.
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
            Take this result out
          </button>
        )}
      </div>
    </details>
  );
}
