import type { ClubEvent } from "../../../club/event";
import { toDraw } from "../../../club/progress";
import { drawWords } from "../event-words";
import { useBooks } from "../../context";

/** Offers to draw rounds that are missing or no longer seat the players who are here. */
export function DrawOffer({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const due = toDraw(event);
  if (!due || due.why === "first") return null;
  return (
    <div class="notice draw-offer" role="status">
      <span>{drawWords(due)}</span>
      <button type="button" class="text-button" onClick={() => void books.draw()}>
        {due.why === "people" ? "Redraw the rest" : "Draw the rest"}
      </button>
    </div>
  );
}
