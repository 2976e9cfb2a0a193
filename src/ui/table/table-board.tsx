import { isOn, nameOfSide, targetOf } from "../../game/sides";
import { lastHeard } from "../../game/last-heard";
import type { GameState } from "../../game/state";
import { pointsToWin } from "../../match/match";
import { type Side, skunkLines } from "../../rules/ruleset";
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
  readonly near?: Parameters<typeof Board>[0]["near"];
}

/** The board of the game, with the last move as a trace until the next entry. */
export function TableBoard({ state, near }: TableBoardProps) {
  const { target } = state.rules;
  const sides = state.sides.length;
  const session = useSession();
  const match = session.match.value;
  const games = match && !match.bySeat && fitsGameHoles(pointsToWin(match), sides) ? match : undefined;
  const won =
    match &&
    `; ${lengthWords(match.format)}: ${match.parties.map((name, at) => `${name} ${match.score[at]}`).join(", ")}`;
  const standing = state.sides.map(({ front }, side) => {
    const own = targetOf(state, side);
    return `${nameOfSide(state, side)} ${front}${own === target ? "" : ` of ${own}`}`;
  });
  const { pegs } = lastHeard(session.now.value);
  const moved = pegs.at(-1)?.side ?? 0;
  const points = pegs.reduce((sum, peg) => sum + (peg.side === moved ? peg.points : 0), 0);
  const to = state.sides[moved]?.front ?? 0;
  return (
    <Board
      target={target}
      marks={marksOf(state)}
      label={`Board: ${standing.join(", ")} of ${target}${won ?? ""}`}
      near={near}
      pegs={state.sides.map((one, side) => {
        const home = targetOf(state, side);
        return { ...one, side, ...(home !== target && { home }) };
      })}
      trace={points !== 0 && <LastMove target={target} sides={sides} side={moved} from={to - points} to={to} />}
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

/** Board units: the part of the board that a strip shows. */
const STRIP = { wide: 560, tall: 104 };

/**
 * A low strip of the board for screens that have no room for all of it: the part with the peg that moved last or, before
 * the first move, of this side.
 */
export function BoardStrip({ state, side = 0 }: { state: GameState; side?: Side }) {
  const moved = state.pegs.at(-1)?.side ?? side;
  const { front = 0, rear = 0 } = state.sides[moved] ?? {};
  return <TableBoard state={state} near={{ hole: Math.round((front + Math.max(0, rear)) / 2), ...STRIP }} />;
}
