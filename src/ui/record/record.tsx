import { useState } from "preact/hooks";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { type LogLine, misfits } from "../../game/replay";
import { ChangeEntry } from "./change-entry";
import { EntryRow } from "./entry-row";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { TopBar } from "../parts/top-bar";
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
  if (!state) return <main class="screen" aria-busy="true" />;
  const wrong = misfits(session.now.value);
  const deals = [...new Set(lines.map((line) => line.deal))].toSorted((a, b) => b - a);
  const close = () => setChanging(undefined);
  const change = (line: LogLine) => {
    session.hush();
    setChanging(line);
  };
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
      {deals.map((deal) => (
        <section key={deal}>
          <h2 class="section">{deal === 0 ? "Before the first deal" : `Deal ${deal}`}</h2>
          <Rows label={deal === 0 ? "Before the first deal" : `Deal ${deal}`}>
            {lines
              .filter((line) => line.deal === deal)
              .toReversed()
              .map((line) => (
                <EntryRow key={line.id} state={state} line={line} onPress={() => change(line)} />
              ))}
          </Rows>
        </section>
      ))}
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
