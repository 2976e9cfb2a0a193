import type { Fix } from "../../game/fixes";
import type { LogLine } from "../../game/replay";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { TableFact } from "../../game/facts";
import { type Piece, factPieces, nameOf, piecesText } from "../words/entries";
import { whose } from "../words/common";
import { Pieces } from "../parts/pieces";
import { standingFigures, standingWords } from "./standing";

interface FixButtonsProps {
  readonly state: GameState;
  readonly line: LogLine;
  readonly fixes: readonly Fix[];
  readonly onFix: (fix: Fix) => void;
}

/** A button for each likely correction, with the score after it. */
export function FixButtons({ state, line, fixes, onFix }: FixButtonsProps) {
  return (
    <div class="fixes">
      {fixes.map((fix) => {
        const pieces = fixPieces(state, line, fix);
        const effect = effectOf(state, fix);
        return (
          <button
            key={JSON.stringify(fix.change)}
            type="button"
            data-once
            class="text-button"
            aria-label={[piecesText(pieces), effect.said].filter(Boolean).join(", ")}
            onClick={() => onFix(fix)}
          >
            <Pieces pieces={pieces} />
            <span class="effect">{effect.shown}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The score after a correction, or how many entries would no longer fit. */
function effectOf(state: GameState, { holes, unfit }: Fix): { readonly said: string; readonly shown: string } {
  const misfits = unfit === 1 ? "1 entry won’t fit" : `${unfit} entries won’t fit`;
  if (unfit > 0) return { said: misfits, shown: misfits };
  return { said: holes ? standingWords(state, holes) : "", shown: holes ? standingFigures(holes) : "" };
}

/** "It was Jess’s", "5♣, not 5♠", "Bob said go first". */
function fixPieces(state: GameState, { fact }: LogLine, { slip, change, seat }: Fix): readonly Piece[] {
  const name = seat === undefined ? "" : nameOf(state, seat);
  if (slip === "twice") return ["Tapped twice: delete"];
  if (slip === "go") return [`${name} said go before it`];
  if (slip === "noGo") return [name === "" ? "Nobody said go" : `${name} didn’t say go`];
  return change.how === "removed" ? ["Delete"] : insteadPieces(state, fact, change.by);
}

function insteadPieces(state: GameState, fact: TableFact, by: TableFact): readonly Piece[] {
  if (by.type === "dealerChosen") return [`${nameOf(state, by.dealer)} dealt`];
  if ("card" in by && "card" in fact) return [{ card: by.card }, ", not ", { card: fact.card }];
  if ("side" in by && "side" in fact && by.side !== fact.side) {
    const name = nameOfSide(state, by.side);
    return [by.type === "pegged" ? `It was ${whose(name)}` : `It was ${name}`];
  }
  if ("points" in by && "points" in fact) return [`${Math.abs(by.points)}, not ${Math.abs(fact.points)}`];
  return factPieces(state, by, 0);
}
