import { cardAt } from "../../rules/patience/layout";
import {
  countSquare,
  jackTurned,
  SQUARE_TARGET,
  SQUARE_LINES,
  SQUARE_SIZE,
  SQUARE_STARTER,
  type SquareCount,
} from "../../rules/patience/squares";
import { readSquaresLink, type Square, squaresLink } from "../../share/patience-links";
import { CardText } from "../parts/card-text";
import { Rows } from "../parts/rows";
import { Toggle } from "../parts/toggle";
import { CountedLine, SuitsMissing, useLines } from "./counted-line";
import { PatienceScreen } from "./patience-screen";
import { LineScore, Place } from "./place";
import { LaidSide } from "./laid-side";
import { type Patience, type PatienceGame, usePatience } from "./use-patience";

const SIDES = [1, 2, 3, 4] as const;

const SQUARES: PatienceGame<Square> = {
  tool: "squares",
  size: SQUARE_SIZE,
  empty: { layout: [], heels: true },
  read: readSquaresLink,
  write: squaresLink,
  placeName: (place) =>
    place === SQUARE_STARTER ? "The starter" : `Row ${Math.floor(place / 4) + 1}, column ${(place % 4) + 1}`,
  countHeard: ({ layout, heels }) => {
    const count = countSquare(layout, heels);
    return `${count.total} in all. ${winWords(count)}.`;
  },
};

function winWords({ total, short }: SquareCount): string {
  return short === 0 ? `You win with ${total}` : `${SQUARE_TARGET} or more wins – ${short} to go`;
}

function lineName(line: number): string {
  return line < 4 ? `Row ${line + 1}` : `Column ${line - 3}`;
}

/** Cribbage squares: sixteen cards in a square make eight hands, all with the same starter. */
export function Squares() {
  const patience = usePatience(SQUARES);
  const { state, next, show } = patience;
  const { layout, heels } = state;
  const count = countSquare(layout, heels);
  const lines = useLines(layout, SQUARE_LINES, count.tallies, SQUARE_STARTER);
  const replaced = next === undefined ? undefined : cardAt(layout, next);
  return (
    <PatienceScreen
      title="Cribbage squares"
      patience={patience}
      asks={
        next === undefined ? undefined : replaced ? (
          <>
            Tap a card to replace <CardText card={replaced} />
          </>
        ) : (
          `Next: ${SQUARES.placeName(next).toLowerCase()}`
        )
      }
      again="Next square"
      board={<Board patience={patience} count={count} lines={lines} />}
    >
      <SuitsMissing tallies={count.tallies} />
      {lines.tally && <CountedLine name={lineName(lines.line)} tally={lines.tally} onLight={lines.light} />}
      {jackTurned(layout) && (
        <Rows>
          <Toggle
            label="Two for his heels"
            hint="Once, for the starter jack"
            on={heels}
            onToggle={(on) => show({ ...state, heels: on })}
          />
        </Rows>
      )}
    </PatienceScreen>
  );
}

interface BoardProps {
  readonly patience: Patience<Square>;
  readonly count: SquareCount;
  readonly lines: ReturnType<typeof useLines>;
}

function Board({ patience, count, lines }: BoardProps) {
  const { state, next, choose } = patience;
  const { tallies, total } = count;
  const entering = next !== undefined;
  const place = (at: number) => (
    <Place
      key={at}
      name={SQUARES.placeName(at)}
      card={cardAt(state.layout, at)}
      next={at === next}
      lit={!entering && lines.lit.includes(at)}
      onPress={() => choose(at)}
    />
  );
  const score = (line: number) => (
    <LineScore
      key={line}
      name={lineName(line)}
      tally={tallies[line]}
      chosen={line === lines.line}
      onPress={entering ? undefined : () => lines.choose(line)}
    />
  );
  const known = tallies.some((tally) => tally !== undefined);
  return (
    <>
      <div class="laid">
        <div class="laid-lines">
          {SIDES.map((row) => (
            <div key={row} class="laid-line">
              {SIDES.map((column) => place(row * 4 + column - 5))}
              {score(row - 1)}
            </div>
          ))}
          {known ? (
            <div class="laid-line columns">{SIDES.map((column) => score(column + 3))}</div>
          ) : (
            <p class="laid-hint">Tap a card, or its place first.</p>
          )}
        </div>
        <LaidSide patience={patience} total={total} standing={count.short === 0 ? "won" : `of ${SQUARE_TARGET}`}>
          {place(SQUARE_STARTER)}
        </LaidSide>
      </div>
      <p class={entering ? "laid-sum roomy" : "laid-sum"}>
        <b>{known || !entering ? winWords(count) : `${SQUARE_TARGET} or more wins`}</b>
        {!entering && <span class="muted">{sumWords(count)}</span>}
      </p>
    </>
  );
}

/** "Rows 42, columns 31, his heels 2". */
function sumWords({ tallies, heels }: SquareCount): string {
  const sum = (from: number) => tallies.slice(from, from + 4).reduce((points, one) => points + (one?.total ?? 0), 0);
  return `Rows ${sum(0)}, columns ${sum(4)}${heels > 0 ? `, his heels ${heels}` : ""}`;
}
