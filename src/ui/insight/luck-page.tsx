import { useMemo } from "preact/hooks";
import { listWords } from "../../base/lists";
import { sideAt } from "../../game/sides";
import { endingOf } from "../../game/summary";
import { inWholePercents, type Ledger, ledgerOf, NATURE, type Nature, naturesOf } from "../../insight/story/ledger";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { capital, whose } from "../words/common";
import { changeWords, stepWords, luckTitle, percent } from "../words/insight";
import { Waterfall } from "./charts/waterfall";
import { askHow, HowWeKnow } from "./how";
import { Later } from "../parts/later";
import { firstSide, type StoryProps } from "./story-props";
import { usePageNumbers } from "./story-pages";
import { ViewOf } from "./view-of";

const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  skill: "skill",
  both: "luck and skill together",
  luck: "luck",
};

/** Luck and skill of one side in one game, from its chance at the start to the end. */
export function LuckPage({ state, story, names }: StoryProps) {
  const [[chosen], turnTo] = usePageNumbers();
  const side = chosen === 0 || chosen === 1 ? chosen : firstSide(state);
  const view = story.views?.[side];
  const ledger = useMemo(() => view && inWholePercents(ledgerOf(view)), [view]);
  const name = names[side] ?? "";
  const other = names[1 - side] ?? "";
  const ending = endingOf(state);
  return (
    <main class="screen split tall insight">
      <TopBar title="Luck and skill" about={listWords(names)} onBack={() => up()} />
      {ledger ? (
        <>
          <div class="split-a">
            <ViewOf legend="Whose game" names={names} side={side} onChoose={turnTo} />
            <div class="headline story-title">
              <h2>{luckTitle(ledger)}</h2>
              <button type="button" class="muted" onClick={() => askHow("chance")}>
                <bdi>{whose(name)}</bdi> chance to win: from {percent(ledger.start)} to {percent(ledger.end)}
              </button>
            </div>
            <Waterfall
              ledger={ledger}
              side={side}
              other={other}
              from={`${names[story.dealers[0] === undefined ? side : sideAt(state, story.dealers[0])]} deals first`}
              to={ending ? `${name} ${ending.winners.includes(side) ? "wins" : "loses"}` : "So far"}
            />
          </div>
          <div class="split-b">
            <Later>
              <Natures ledger={ledger} other={other} />
              <section class="panel one-game">
                <span class="tag">one game</span>
                <p>One game is nearly all luck. It takes many to see who plays better.</p>
              </section>
              <p class="muted small-note">
                Each number is a step of the chance to win: 100 is a whole win. All chances come from one table, so the
                steps add up. A chance that is won and lost again counts each time, so a step can be more than 100.{" "}
                <HowWeKnow topic="ledger" />
              </p>
            </Later>
          </div>
        </>
      ) : (
        <p class="muted">There are no odds for this game, so luck and skill can’t be separated.</p>
      )}
    </main>
  );
}

/** The sums of skill, of both, and of luck. */
function Natures({ ledger, other }: { readonly ledger: Ledger; readonly other: string }) {
  const sums = naturesOf(ledger);
  const isPlayAlone = ledger.rows.every(({ kind }) => kind === "play" || NATURE[kind] !== "both");
  return (
    <div class="natures">
      {(["skill", "both", "luck"] as const).map((nature) => {
        const sum = sums[nature];
        if (sum === undefined) return null;
        const words = nature === "both" && isPlayAlone ? "the play: luck and skill" : NATURE_WORDS[nature];
        const parts = ledger.rows
          .filter(({ kind }) => NATURE[kind] === nature)
          .map(({ kind, change }) => `${stepWords(kind, other)} ${changeWords(change)}`);
        return (
          <button
            key={nature}
            type="button"
            class="panel nature"
            onClick={() => askHow("ledger", `${capital(words)}: ${listWords(parts)}.`)}
          >
            <i class={nature} aria-hidden="true" />
            <b class="figures">{changeWords(sum)}</b>
            <span class="muted">{words}</span>
          </button>
        );
      })}
    </div>
  );
}
