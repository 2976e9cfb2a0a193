import { isUnderWay } from "../../../club/bracket";
import { cutOf, seedsChanged } from "../../../club/qualifiers";
import type { EventProps } from "../event-props";
import { useBooks } from "../../context";

/** A correction came after the draw: others qualify now than those in the bracket. */
export function BracketStale({ event }: Pick<EventProps, "event">) {
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
        {isUnderWay(bracket) && " To draw it again, take the playoff games back first."}
      </span>
      {!isUnderWay(bracket) && (
        <button type="button" class="text-button" data-once onClick={again}>
          Draw it again
        </button>
      )}
    </section>
  );
}
