import { MainButton } from "../parts/main-button";
import { useSession, useBooks } from "../context";

/** Games on the card that were put right at their table since. The card is no cache: it changes when it is told to. */
export function Drifted() {
  const books = useBooks();
  const { rows } = useSession();
  return books.drifted(rows.value).map(({ game, line }) => (
    <section key={game} class="panel stack" aria-label={`Game ${game} was put right`}>
      <p>
        Game {game} was put right at the table: it was {line.won ? "won" : "lost"} by {line.spread}.
      </p>
      <MainButton kind="second" onPress={() => void books.writeLine(game, line)}>
        Put the card right too
      </MainButton>
    </section>
  ));
}
