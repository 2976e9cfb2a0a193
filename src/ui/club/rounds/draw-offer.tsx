import { useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import { type ToDraw, toDraw } from "../../../club/progress";
import { drawWords } from "../event-words";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { useBooks } from "../../context";

/** Offers to draw rounds that are missing or no longer seat the players who are here. */
export function DrawOffer({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const [asking, setAsking] = useState(false);
  const due = toDraw(event);
  const draw = async (from: number) => {
    if (await books.draw(from)) setAsking(false);
  };
  const [first, other] = due?.from ?? [];
  if (!due || due.why === "first" || first === undefined) return null;
  const asks = other !== undefined;
  return (
    <>
      <div class="notice draw-offer" role="status">
        <span>
          {drawWords(event, due)}
          {due.why === "people" && !asks && ` ${keepsWords(due, first)}`}
        </span>
        <button type="button" class="text-button" onClick={() => (asks ? setAsking(true) : void draw(first))}>
          {due.why === "more" ? "Draw the rest" : asks ? "Redraw the rest" : redrawWords(due, first)}
        </button>
      </div>
      <Sheet open={asking && asks} title="Redraw the rest" onClose={() => setAsking(false)}>
        {due.from.map((from, at) => (
          <div key={from} class="stack">
            <MainButton kind={at === 0 ? "main" : "second"} onPress={() => void draw(from)}>
              {redrawWords(due, from)}
            </MainButton>
            <p class="muted">{keepsWords(due, from)}</p>
          </div>
        ))}
      </Sheet>
    </>
  );
}

function redrawWords({ seated }: ToDraw, from: number): string {
  return from === seated ? `Redraw round ${from} too` : `Redraw from round ${from} on`;
}

/** Says which games stay as they are. */
function keepsWords({ seated }: ToDraw, from: number): string {
  if (from === seated) return "Games between players who are here stay, at their tables where possible.";
  if (from === seated + 1) return `Round ${seated}, for which people are seated, stays as it is.`;
  return `Choose this if people are already seated for round ${from - 1}.`;
}
