import { useMemo, useState } from "preact/hooks";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { type LogLine, misfits } from "../../game/replay";
import { ChangeEntry } from "./change-entry";
import { EntryRow } from "./entry-row";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { TopBar } from "../parts/top-bar";
import { type Heights, type Piece, PieceRows, piecesOf, Windowed } from "../parts/windowed";
import { go } from "../router";
import { useSession } from "../context";
import { undoText } from "../table/table-top";
import { Refused } from "../refused";
import "./record.css";

/** Every entry of the game, newest first. After a correction the rest of the game is scored again. */
export function Record() {
  const session = useSession();
  const { state, lines } = session.now.value;
  const [changing, setChanging] = useState<LogLine>();
  const heights: Heights = useMemo(() => new Map(), []);
  const pieces = useMemo(() => listed(lines), [lines]);
  const draw = useMemo(() => {
    const change = (line: LogLine) => {
      session.hush();
      setChanging(line);
    };
    return (piece: Piece<LogLine>) => (state ? <DealLines state={state} piece={piece} onChange={change} /> : <></>);
  }, [session, state]);
  if (!state) return <main class="screen" aria-busy="true" />;
  const wrong = misfits(session.now.value);
  const close = () => setChanging(undefined);
  return (
    <main class="screen record">
      <TopBar
        title="The record"
        subtitle={<Players state={state} />}
        onBack={() => go("table", session.openId.value)}
        onUndo={() => void session.undo()}
        canUndo={session.now.value.undo !== undefined}
        undoWhat={undoText(session)}
      />
      <p class="muted hint-line">Newest first. Tap an entry to change it.</p>
      {wrong.length > 0 && (
        <section class="notice" aria-label="Entries to fix">
          {wrong.length === 1
            ? "Your change left one entry that no longer fits. It’s marked below – fix or delete it."
            : `Your change left ${wrong.length} entries that no longer fit. They’re marked below – fix or delete them.`}
        </section>
      )}
      <Windowed pieces={pieces} heights={heights} draw={draw} />
      <div class="actions">
        <Refused />
        <MainButton onPress={() => go("table", session.openId.value)}>Back to the table</MainButton>
      </div>
      <Sheet open={changing !== undefined} title="Change this entry" onClose={close}>
        {changing && <ChangeEntry state={state} line={changing} onDone={close} />}
      </Sheet>
    </main>
  );
}

/** The lines of a game by its deals, newest first. */
function listed(lines: readonly LogLine[]): readonly Piece<LogLine>[] {
  const deals: LogLine[][] = [];
  for (const line of lines.toReversed()) {
    if (deals.at(-1)?.[0]?.deal !== line.deal) deals.push([]);
    deals.at(-1)?.push(line);
  }
  return piecesOf(deals, ({ id }) => id);
}

interface DealLinesProps {
  readonly state: GameState;
  readonly piece: Piece<LogLine>;
  readonly onChange: (line: LogLine) => void;
}

function DealLines({ state, piece, onChange }: DealLinesProps) {
  const deal = piece.rows[0]?.deal ?? 0;
  const title = deal === 0 ? "Before the first deal" : `Deal ${deal}`;
  return (
    <section>
      {piece.at === 0 && <h2 class="section">{title}</h2>}
      <PieceRows label={title} piece={piece}>
        {(line) => <EntryRow state={state} line={line} onPress={() => onChange(line)} />}
      </PieceRows>
    </section>
  );
}

/** "Game 2 of the match · Nora, Piet". */
function Players({ state }: { state: GameState }) {
  return (
    <>
      {state.match && `Game ${state.match.game} of the match · `}
      {state.sides.map((_, side) => (
        <span key={side}>
          {side > 0 && ", "}
          <bdi>{nameOfSide(state, side)}</bdi>
        </span>
      ))}
    </>
  );
}
