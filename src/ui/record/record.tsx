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

/** Every entry of the game, the newest deal first; any of them can be put right, and the rest is scored again. */
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
        subtitle={<About state={state} />}
        onBack={() => go("table", session.openId.value)}
        onUndo={() => void session.undo()}
        canUndo={session.now.value.undo !== undefined}
        undoWhat={undoText(session)}
      />
      <p class="muted hint-line">Newest first. Tap an entry to change it.</p>
      {wrong.length > 0 && (
        <section class="notice" aria-label="Entries that fit no more">
          {wrong.length === 1
            ? "One entry fits no more since a change. It is kept and marked below: put it right or take it out."
            : `${wrong.length} entries fit no more since a change. They are kept and marked below: put them right or take them out.`}
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
function About({ state }: { state: GameState }) {
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
