import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import type { Piece } from "../words/entries";
import { CardText } from "../parts/card-text";
import { Row } from "../parts/rows";
import { SideName } from "../parts/side-name";
import { eventWords } from "../words/events";
import "./record.css";
import { entryPegs, entryPieces, originalPieces } from "./entry-pieces";
import { REFUSAL_WORDS } from "../words/refusals";

interface EntryRowProps {
  readonly state: GameState;
  readonly line: LogLine;
  /** Without it the row is read-only. */
  readonly onPress?: (() => void) | undefined;
}

/** One entry of the record, with its points and any later correction. */
export function EntryRow({ state, line, onPress }: EntryRowProps) {
  const { status, original, late } = line;
  const words = <Pieces pieces={entryPieces(state, line)} />;
  const notes = [
    status.is === "misfit" && `Not possible: ${REFUSAL_WORDS[status.why]}`,
    status.is === "removed" && "Deleted",
    late && "Added later",
  ].filter(Boolean);
  const pegs = entryPegs(line);
  const said = status.is === "fits" && pegs.length > 0 ? eventWords(state, status).words : "";
  const hint =
    notes.length > 0 || original || said !== "" ? (
      <>
        {said}
        {said !== "" && (notes.length > 0 || original) && " · "}
        {notes.join(" · ")}
        {original && (
          <>
            {notes.length > 0 && " · "}changed from <Pieces pieces={originalPieces(state, original, line.deal)} />
          </>
        )}
      </>
    ) : undefined;
  return (
    <Row
      label={status.is === "fits" ? words : <s class={status.is}>{words}</s>}
      hint={hint}
      value={
        <>
          {pegs.map(({ side, points }) => (
            <span key={side} class="entry-peg">
              <SideName side={side} name={points > 0 ? `+${points}` : `−${-points}`} />
            </span>
          ))}
        </>
      }
      onPress={onPress}
    />
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <bdi>{pieces.map((piece, i) => (typeof piece === "string" ? piece : <CardText key={i} card={piece.card} />))}</bdi>
  );
}
