import { MainButton } from "../parts/main-button";
import { useSession, useBooks } from "../context";

/** Games whose score was fixed after they went on the scorecard. A line never changes by itself. */
export function Drifted() {
  const books = useBooks();
  const { rows } = useSession();
  return books.drifted(rows.value).map(({ game, line }) => (
    <section key={game} class="panel stack" aria-label={`Game ${game} was fixed`}>
      <p>
        Game {game} has been fixed since: it was {line.won ? "won" : "lost"} by {line.spread}.
      </p>
      <MainButton kind="second" onPress={() => void books.writeLine(game, line)}>
        Fix the scorecard too
      </MainButton>
    </section>
  ));
}
