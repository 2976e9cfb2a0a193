import { isPlain } from "../../game/record";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import { Row } from "../parts/rows";
import { sideClass } from "../parts/sides";
import { eventWords } from "../words/events";
import { entryNotes, entryPegs, entryPieces, pegText } from "./entry-pieces";
import { Pieces } from "../parts/pieces";
import { Standing } from "./standing";
import "./record.css";

interface EntryRowProps {
  readonly state: GameState;
  readonly line: LogLine;
  /** Without it the row is read-only. */
  readonly onPress?: (() => void) | undefined;
}

/** One entry of the record, with its points, the score after them, and any later correction. */
export function EntryRow({ state, line, onPress }: EntryRowProps) {
  const { status, fact } = line;
  const words = <Pieces pieces={entryPieces(state, line)} />;
  const notes = entryNotes(state, line);
  const said = fact.type === "pegged" ? "" : quoteOf(state, line);
  return (
    <Row
      label={status.is === "fits" ? words : <s class={status.is}>{words}</s>}
      hint={
        said !== "" || notes.length > 0 ? (
          <>
            {said}
            {notes.map((note, i) => (
              <span key={i}>
                {(said !== "" || i > 0) && " · "}
                <Pieces pieces={note} />
              </span>
            ))}
          </>
        ) : undefined
      }
      value={<Scored state={state} line={line} />}
      onPress={onPress}
    />
  );
}

/** The points of an entry as a player says them; empty if it has none. Leaves out goes, and cards without points. */
export function quoteOf(state: GameState, { status }: LogLine): string {
  if (status.is !== "fits" || status.pegs.length === 0) return "";
  const happenings = status.happenings.filter((one) => one.kind !== "go" && !isPlain(one));
  return eventWords(state, { ...status, happenings }).words;
}

/** "1 for Jess", and the score after it. */
export function Scored({ state, line }: { readonly state: GameState; readonly line: LogLine }) {
  const pegs = entryPegs(line);
  if (pegs.length === 0) return null;
  return (
    <span class="scored">
      {line.fact.type !== "pegged" &&
        pegs.map((peg) => (
          <span key={`${peg.side} ${peg.points}`} class={`entry-peg ${sideClass(peg.side)}`}>
            <bdi>{pegText(state, peg)}</bdi>{" "}
          </span>
        ))}
      <Standing state={state} holes={line.after.map(({ front }) => front)} />
    </span>
  );
}
