import { listWords } from "../../../base/lists";
import type { GameStatus } from "../../../club/results";
import type { GameProps } from "./game-draft";
import { useBooks } from "../../context";
import { MainButton } from "../../parts/main-button";
import "../../parts/fold.css";

/** Rare actions: a player was late, the game is not played, or the result is removed. */
export function GameMore({ event, game, onDone, status }: GameProps & { status: GameStatus }) {
  const books = useBooks();
  const nameOf = (id: number) => event.players[id]?.name ?? "";
  const late = async (player: number) => {
    if (await books.record({ type: "forfeited", round: game.round, player })) onDone();
  };
  const notPlayed = async () => {
    if (await books.record({ type: "gameNotPlayed", round: game.round, player: game.pair[0] })) onDone();
  };
  const strike = async () => {
    if (await books.record({ type: "gameStruck", round: game.round, player: game.pair[0] })) onDone();
  };
  const gone = status === "waiting" ? game.pair.filter((id) => event.players[id]?.here === false) : [];
  return (
    <>
      {gone.length > 0 && (
        <div class="stack">
          <p>
            <bdi>{listWords(gone.map(nameOf))}</bdi> {gone.length === 1 ? "has" : "have"} left. If this game is not
            played, it counts for nobody.
          </p>
          <MainButton kind="second" onPress={() => void notPlayed()}>
            Not played
          </MainButton>
        </div>
      )}
      <details class="house-rules">
        <summary>
          {status !== "waiting"
            ? "Late, not played, or remove result"
            : gone.length > 0
              ? "Late"
              : "Late, or not played"}
        </summary>
        <p class="muted">
          After a break, players have five minutes’ grace. Then the late player gets no points and −10, and the opponent
          gets 2 game points and +10. A player can lose only one game of an event this way. A game not played counts for
          nobody.
        </p>
        <div class="choices">
          {game.pair.map((id) => (
            <button key={id} type="button" class="text-button" onClick={() => void late(id)}>
              <span>
                <bdi>{nameOf(id)}</bdi> was late
              </span>
            </button>
          ))}
          {status !== "notPlayed" && gone.length === 0 && (
            <button type="button" class="text-button" onClick={() => void notPlayed()}>
              Not played
            </button>
          )}
          {status !== "waiting" && (
            <button type="button" class="text-button danger" onClick={() => void strike()}>
              {status === "notPlayed" ? "It will be played" : "Remove this result"}
            </button>
          )}
        </div>
      </details>
    </>
  );
}
