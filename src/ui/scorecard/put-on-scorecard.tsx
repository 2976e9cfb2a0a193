import { rowOf } from "../../game/list-row";
import type { BookRow } from "../../club/book-facts";
import type { Books } from "../../session/club/books";
import { Refused } from "../refused";
import { dayWords } from "../words/club";
import { BooksProvider } from "../club/books-provider";
import { Row, Rows } from "../parts/rows";
import { go } from "../router";
import { useSession, useBooks } from "../context";
import { whose } from "../words/common";

/** Puts a finished game on the scorecard of one of its players. @param books with all of its rows */
export function PutOnScorecard({ books }: { readonly books: Books }) {
  return (
    <BooksProvider books={books}>
      <Scorecards />
    </BooksProvider>
  );
}

/** Most scorecards offered. */
const MOST = 2;

function Scorecards() {
  const books = useBooks();
  const session = useSession();
  const game = rowOf(session.entries.value, session.state.value);
  if (!game) return null;
  const done = books.rows.value.find(({ from }) => from.includes(game.id));
  const free = books.scorecardsFor(game).slice(0, MOST);
  const put = async (scorecard: BookRow) => {
    await books.putOnScorecard(scorecard.id, game);
    await books.loadRows();
  };
  if (!done && free.length === 0) return null;
  return (
    <div class="put-on-card" role="status">
      <Refused spoken />
      <Rows label="Scorecards">
        {done ? (
          <Row
            icon="check"
            label={<Whose scorecard={done}>On # scorecard</Whose>}
            hint={about(done)}
            leads
            onPress={() => go("card", done.id)}
          />
        ) : (
          free.map((scorecard) => (
            <Row
              key={scorecard.id}
              icon="plus"
              label={<Whose scorecard={scorecard}>Put on # scorecard</Whose>}
              hint={about(scorecard)}
              onPress={() => void put(scorecard)}
            />
          ))
        )}
      </Rows>
    </div>
  );
}

/** "Put on Ann’s scorecard", with the name isolated from the text direction. */
function Whose({ scorecard, children }: { readonly scorecard: BookRow; readonly children: string }) {
  const [before, after] = children.split("#");
  return (
    <>
      {before}
      <bdi>{whose(scorecard.names[0] ?? "")}</bdi>
      {after}
    </>
  );
}

function about({ title, date, played, games }: BookRow): string {
  return [title, dayWords(date), `${played}\u00A0of\u00A0${games}`].filter(Boolean).join(" · ");
}
