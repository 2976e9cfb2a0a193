import { useMemo, useState } from "preact/hooks";
import { gamesOf } from "../../insight/many/counted-games";
import { missedHands } from "../../insight/many/counting";
import { DRILL_RULES, drillHand } from "../../insight/many/drill";
import { countShown } from "../../rules/show/shown";
import { readStatedPoints, verdict } from "../../rules/show/verdict";
import { NumberGrid } from "../pads/number-grid";
import { LitHand } from "../parts/lit-hand";
import { LitLines } from "../parts/lit-lines";
import { MainButton } from "../parts/main-button";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { VerdictPanel } from "../tools/count/verdict-panel";
import { useGames } from "./use-facts";

/** Hands to count, one after another, and the verdict on each count. */
export function Drill({ name }: { readonly name: string }) {
  const all = useGames();
  const missed = useMemo(() => missedHands(gamesOf(name, all)), [name, all]);
  const [turn, setTurn] = useState(0);
  const [right, setRight] = useState(0);
  const [said, setSaid] = useState<number>();
  const [lit, setLit] = useState<readonly number[]>();
  // More games may be read while a hand is on the screen, and the hand stays.
  const [shown, setShown] = useState(() => drillHand(missed, 0, Math.random));
  const tally = useMemo(() => countShown(shown, DRILL_RULES), [shown]);
  const stated = said === undefined ? undefined : readStatedPoints(said);
  const count = (points: number) => {
    setSaid(points);
    if (points === tally.total) setRight(right + 1);
  };
  const next = () => {
    setSaid(undefined);
    setLit(undefined);
    setShown(drillHand(missed, turn + 1, Math.random));
    setTurn(turn + 1);
  };
  const done = said === undefined ? turn : turn + 1;
  return (
    <main class="screen split people drill">
      <TopBar
        title="Practise counting"
        about={name}
        subtitle={done > 0 ? `${right} of ${done} right` : "One hand at a time"}
        onBack={() => up()}
      />
      <div class="split-a">
        <LitHand cards={tally.cards} lit={lit} labelled />
        <p class="muted how-many" role="status">
          {shown.missed &&
            (shown.of === "crib" ? "You counted this crib wrong once." : "You counted this hand wrong once.")}
        </p>
      </div>
      <div class="split-b">
        {stated?.ok ? (
          <>
            <VerdictPanel
              found={verdict(shown, stated.value, DRILL_RULES)}
              about={{ cards: tally.cards, of: shown.of, rules: DRILL_RULES, stated: stated.value, total: tally.total }}
              onLight={setLit}
            />
            <LitLines key={turn} tally={tally} onLight={setLit} />
          </>
        ) : (
          <NumberGrid
            label={shown.of === "crib" ? "What does this crib count?" : "What does this hand count?"}
            impossible={[]}
            onNumber={count}
          />
        )}
      </div>
      {stated?.ok && (
        <div class="actions">
          <MainButton onPress={next}>Next hand</MainButton>
        </div>
      )}
    </main>
  );
}
