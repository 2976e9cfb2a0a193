import { isUnderWay } from "../../../club/bracket";
import { cutOf, seedsChanged } from "../../../club/qualifiers";
import type { ClubEvent } from "../../../club/event";
import { useBooks } from "../../context";

/** Warns when a correction changed the qualifiers after the bracket was drawn. */
export function BracketStale({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const standings = books.standings.value;
  const { bracket } = event;
  if (!bracket || !seedsChanged(bracket, standings)) return null;
  const again = () =>
    void books.record({ type: "bracketDrawn", seeds: cutOf(standings).qualifiers, bestOf: bracket.bestOf });
  return (
    <section class="notice tie" aria-label="The bracket is out of date">
      <span>
        The standings have changed since the bracket was drawn.
        {isUnderWay(bracket) && " Take back the playoff games first, then redraw it."}
      </span>
      {!isUnderWay(bracket) && (
        <button type="button" class="text-button" data-once onClick={again}>
          Redraw it
        </button>
      )}
    </section>
  );
}
