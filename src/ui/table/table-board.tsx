import { isolated } from "../../base/isolated";
import { isOn, nameOfSide, targetOf } from "../../game/sides";
import type { GameState } from "../../game/state";
import { pointsToWin } from "../../match/match";
import { skunkLines } from "../../rules/ruleset";
import { useSession } from "../context";
import { lazyPart } from "../lazy";
import { Board } from "../parts/board";
import { fitsGameHoles } from "../parts/board-geometry";
import { lengthWords } from "../words/matches";

const Engraving = lazyPart(async () => (await import("./board/engraving"))?.Engraving);
const GameHoles = lazyPart(async () => (await import("./game-holes"))?.GameHoles);
const LastMove = lazyPart(async () => (await import("./board/last-move"))?.LastMove);

/** The skunk lines drawn on the board. The triple-skunk line is left out to keep the board clear. */
function linesOf(state: GameState) {
  const { target, skunks } = state.rules;
  const lines = isOn(state, "lowball") ? [] : skunkLines(target, skunks);
  return lines.filter(({ below }) => below > 31 || target === 61);
}

/** The first hole behind each skunk line. */
export function marksOf(state: GameState): readonly number[] {
  return linesOf(state).map(({ below }) => below);
}

interface TableBoardProps {
  readonly state: GameState;
  /** The view box of a part of the board; without it all of the board is shown. */
  readonly box?: string | undefined;
}

/** The board of the game, with the last move as a trace until the next entry. */
export function TableBoard({ state, box }: TableBoardProps) {
  const { target } = state.rules;
  const sides = state.sides.length;
  const match = useSession().match.value;
  const games = match && !match.bySeat && fitsGameHoles(pointsToWin(match), sides) ? match : undefined;
  const won =
    match &&
    `; ${lengthWords(match.format)}: ${match.parties.map((name, at) => `${isolated(name)} ${match.score[at]}`).join(", ")}`;
  const standing = state.sides.map(({ front }, side) => {
    const own = targetOf(state, side);
    return `${nameOfSide(state, side)} ${front}${own === target ? "" : ` of ${own}`}`;
  });
  return (
    <Board
      target={target}
      marks={marksOf(state)}
      label={`Board: ${standing.join(", ")} of ${target}${won ?? ""}`}
      box={box}
      pegs={state.sides.map((one, side) => {
        const home = targetOf(state, side);
        return { ...one, side, ...(home !== target && { home }) };
      })}
      trace={<LastMove state={state} />}
    >
      <Engraving
        target={target}
        sides={sides}
        lines={linesOf(state)
          .map(({ below, loss }) => `${below} ${loss}`)
          .join(" ")}
      />
      {games && <GameHoles target={target} holes={pointsToWin(games)} points={games.score} />}
    </Board>
  );
}
