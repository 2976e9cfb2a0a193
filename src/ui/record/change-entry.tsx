import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Change, TableFact } from "../../game/facts";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import type { Card } from "../../rules/cards";
import { fixesOf } from "../../game/fixes";
import { useNearKeys } from "../pads/near-keys";
import { FixButtons } from "./fix-buttons";
import { EntryRow } from "./entry-row";
import { PickCard } from "../pads/pick-card";
import { MainButton } from "../parts/main-button";
import { NumberGrid } from "../pads/number-grid";
import { Rows } from "../parts/rows";
import { Renaming } from "./renaming";
import { useSession } from "../context";
import { countsAt, statableAt } from "../../game/open-calls";

interface ChangeProps {
  readonly state: GameState;
  readonly line: LogLine;
  readonly onChange: (change: Change) => void;
}

/** Corrects one entry: the usual corrections first, then every other card or number, an entry before it, or none. */
export function ChangeEntry({ state, line, onChange }: ChangeProps) {
  const session = useSession();
  const near = useNearKeys();
  const [before, setBefore] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // A sheet that changes what it shows begins at its top again.
  useLayoutEffect(() => top.current?.closest("dialog")?.scrollTo(0, 0), [before]);
  const now = session.now.value;
  const usual = useMemo(() => fixesOf(now, line, near), [now, line, near]);
  const { fact } = line;
  const out = line.status.is === "removed";
  return (
    <div class="fix-entry" ref={top}>
      <div class="stack">
        <Rows>
          <EntryRow state={state} line={line} />
        </Rows>
        {before ? (
          <>
            <h3>Which card was played before it?</h3>
            <div class="choices">
              <button type="button" class="text-button" onClick={() => setBefore(false)}>
                Back
              </button>
              <button
                type="button"
                class="text-button"
                onClick={() => onChange({ how: "preceded", by: { type: "goCalled" } })}
              >
                A go was said before it
              </button>
            </div>
          </>
        ) : (
          <>
            {usual.length > 0 && (
              <FixButtons state={state} line={line} fixes={usual} onFix={({ change }) => onChange(change)} />
            )}
            {fact.type !== "gameStarted" && !out && (
              <div class="choices">
                {inPlay(fact) && (
                  <button type="button" class="text-button" onClick={() => setBefore(true)}>
                    Insert before
                  </button>
                )}
                {fact.type === "cardPlayed" && (
                  <button
                    type="button"
                    class="text-button"
                    onClick={() => onChange({ how: "replaced", by: { type: "goCalled" } })}
                  >
                    It was a go
                  </button>
                )}
                <button type="button" class="text-button danger" onClick={() => onChange({ how: "removed" })}>
                  Delete
                </button>
              </div>
            )}
            {out && <MainButton onPress={() => onChange({ how: "replaced", by: fact })}>Restore</MainButton>}
          </>
        )}
      </div>
      {before ? (
        <PickCard
          title="The missing card"
          declares
          onCard={(card) => onChange({ how: "preceded", by: { type: "cardPlayed", card } })}
        />
      ) : (
        <InPlace state={state} fact={fact} onFact={(by) => onChange({ how: "replaced", by })} />
      )}
    </div>
  );
}

function inPlay({ type }: TableFact): boolean {
  return type === "cardPlayed" || type === "goCalled";
}

interface InPlaceProps {
  readonly state: GameState;
  readonly fact: TableFact;
  readonly onFact: (fact: TableFact) => void;
}

/** The values that can replace an entry of this kind. */
function InPlace({ state, fact, onFact }: InPlaceProps) {
  const cardFor = (card: Card): TableFact | undefined => {
    if (fact.type === "goCalled") return { type: "cardPlayed", card };
    return "card" in fact ? { ...fact, card } : undefined;
  };
  const pick = (card: Card) => {
    const by = cardFor(card);
    if (by) onFact(by);
  };
  switch (fact.type) {
    case "handTyped":
    case "claimed":
      return <Count state={state} fact={fact} onFact={onFact} />;
    case "bid":
      return (
        <NumberGrid
          label="The bid"
          min={1}
          impossible={[]}
          chosen={fact.points}
          onNumber={(points) => onFact({ ...fact, points })}
        />
      );
    case "called":
      return fact.for === "over" ? null : (
        <NumberGrid
          label="Points missed"
          min={1}
          impossible={[]}
          chosen={fact.points}
          onNumber={(points) => onFact({ ...fact, points })}
        />
      );
    case "pegged":
      return <Pegged fact={fact} onFact={onFact} />;
    case "gameStarted":
      return <Renaming fact={fact} onFact={onFact} />;
    default:
      return "card" in fact || fact.type === "goCalled" ? <PickCard onCard={pick} declares={inPlay(fact)} /> : null;
  }
}

type CountFact = Extract<TableFact, { type: "handTyped" | "claimed" }>;

/** Corrects a count that was entered or stated for a card of the play, a hand or a crib. */
function Count({ state, fact, onFact }: { state: GameState; fact: CountFact; onFact: (fact: TableFact) => void }) {
  const counts = fact.type === "claimed" ? statableAt(state, fact.owner) : countsAt(state, fact.owner);
  return (
    <NumberGrid
      label="The count"
      max={counts.highest}
      impossible={counts.impossible}
      chosen={fact.points}
      onNumber={(points) => onFact({ ...fact, points })}
    />
  );
}

type PeggedFact = Extract<TableFact, { type: "pegged" }>;

function Pegged({ fact, onFact }: { fact: PeggedFact; onFact: (fact: TableFact) => void }) {
  const back = fact.points < 0;
  return (
    <NumberGrid
      label="Points"
      min={1}
      max={30}
      impossible={[]}
      chosen={Math.abs(fact.points)}
      onNumber={(points) => onFact({ ...fact, points: back ? -points : points })}
    />
  );
}
