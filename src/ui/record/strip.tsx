import { countOf, type RecordRow } from "../../game/record";
import type { LogLine } from "../../game/replay";
import { sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Seat } from "../../rules/ruleset";
import { CardFace } from "../parts/card-face";
import { whose } from "../words/common";
import { behindCurtain, isHidden, nameOf, ownerWords, piecesText } from "../words/entries";
import { entryNotes, entryPieces } from "./entry-pieces";
import { EntryRow, quoteOf, Scored } from "./entry-row";
import { Pieces } from "../parts/pieces";

interface StripProps {
  readonly state: GameState;
  readonly row: RecordRow;
  readonly onPress: (line: LogLine) => void;
}

/** The cards of one series or hand, each with its player and count, and below them what they pegged. */
export function Strip({ state, row: { lines, scored }, onPress }: StripProps) {
  const title = titleOf(state, lines);
  const cards = lines.filter(({ fact }) => fact.type !== "claimed");
  return (
    <div class="strip">
      {title !== "" && <p class="strip-title">{title}</p>}
      <div class="strip-cards">
        {cards.map((line) => (
          <StripCard key={line.id} state={state} line={line} onPress={() => onPress(line)} />
        ))}
      </div>
      {scored.map((line) =>
        line.fact.type === "claimed" ? (
          <EntryRow key={line.id} state={state} line={line} onPress={() => onPress(line)} />
        ) : (
          <Told key={line.id} state={state} line={line} />
        ),
      )}
    </div>
  );
}

/** "Bob’s hand", "Bob was dealt". The cards of the play need no title. */
function titleOf(state: GameState, lines: readonly LogLine[]): string {
  const fact = lines[0]?.fact;
  switch (fact?.type) {
    case "cardShown":
      return ownerWords(state, fact.owner);
    case "cardDealt":
      return `${nameOf(state, fact.seat)} was dealt`;
    case "discarded":
      return `${whose(nameOf(state, fact.seat))} discards`;
    case "cardPassed":
      return `${nameOf(state, fact.seat)} passed on`;
    case "cut":
      return "The cut";
    default:
      return "";
  }
}

/** The seat that played or cut the card of a line, or said go. */
function seatIn({ fact, status }: LogLine): Seat | undefined {
  if (fact.type === "cut") return fact.seat;
  if (status.is !== "fits" || (fact.type !== "cardPlayed" && fact.type !== "goCalled")) return undefined;
  const kind = fact.type === "cardPlayed" ? "laid" : "go";
  const one = status.happenings.find((happening) => happening.kind === kind);
  return one && "seat" in one ? one.seat : undefined;
}

function StripCard({ state, line, onPress }: { state: GameState; line: LogLine; onPress: () => void }) {
  const { fact, status, deal } = line;
  const seat = seatIn(line);
  const count = countOf(line);
  const shown = "card" in fact ? (isHidden(fact) ? behindCurtain(state, fact.card, deal) : { card: fact.card }) : "go";
  const said = [
    piecesText(entryPieces(state, line)),
    count === undefined ? "" : `count ${count}`,
    ...entryNotes(state, line).map(piecesText),
  ];
  return (
    <button
      type="button"
      class={`strip-card ${status.is}`}
      aria-label={said.filter(Boolean).join(", ")}
      onClick={onPress}
    >
      {typeof shown === "string" ? (
        <span class="card small blank">{shown === "go" ? "go" : "?"}</span>
      ) : (
        <CardFace card={shown.card} size="small" side={seat === undefined ? undefined : sideAt(state, seat)} />
      )}
      {seat !== undefined && <bdi class="by">{nameOf(state, seat)}</bdi>}
      {count !== undefined && <span class="figures">{count}</span>}
    </button>
  );
}

/** The points of a card with the score after them, and what was corrected. */
function Told({ state, line }: { state: GameState; line: LogLine }) {
  const notes = entryNotes(state, line);
  const quote = quoteOf(state, line);
  if (notes.length === 0 && quote === "") return null;
  return (
    <p class="told">
      <span>
        {quote !== "" && <q>{quote}</q>}
        {notes.length > 0 && (
          <span class="muted">
            {quote !== "" && " "}
            <Pieces pieces={entryPieces(state, line)} />
            {notes.map((note, i) => (
              <span key={i}>
                {i === 0 ? ": " : " · "}
                <Pieces pieces={note} />
              </span>
            ))}
          </span>
        )}
      </span>
      <Scored state={state} line={line} />
    </p>
  );
}
