import { useMemo, useState } from "preact/hooks";
import { listWords } from "../../base/lists";
import { sideAt } from "../../game/sides";
import { endingOf } from "../../game/summary";
import { type Ledger, ledgerOf, NATURE, type Nature, naturesOf } from "../../insight/story/ledger";
import type { StepKind } from "../../insight/story/steps";
import { Choice } from "../parts/choice";
import { SideName } from "../parts/side-name";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { whose } from "../words/common";
import { changeWords, STEP_HOW, STEP_WORDS, luckTitle, percent } from "../words/insight";
import { Waterfall } from "./charts/waterfall";
import { HowSheet, HowWeKnow } from "./how";
import { firstSide, type StoryProps } from "./story-props";
import { usePageNumbers } from "./story-pages";

const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  skill: "skill",
  both: "luck and skill together",
  luck: "luck",
};

/** Luck and skill of one side in one game, from its chance at the start to the end. */
export function LuckPage({ state, story, names }: StoryProps) {
  const [asked, setAsked] = useState<StepKind>();
  const [[chosen], turnTo] = usePageNumbers();
  const side = chosen === 0 || chosen === 1 ? chosen : firstSide(state);
  const view = story.views?.[side];
  const ledger = useMemo(() => view && ledgerOf(view), [view]);
  const name = names[side] ?? "";
  const ending = endingOf(state);
  return (
    <main class="screen split insight">
      <TopBar title="Luck and skill" about={listWords(names)} onBack={() => up()} />
      {ledger ? (
        <>
          <div class="split-a">
            <Choice
              legend="Whose game"
              legendHidden
              small
              options={names.map((one, i) => ({ value: String(i), label: <SideName side={i} name={one} /> }))}
              value={String(side)}
              onChoose={(to) => turnTo(Number(to))}
            />
            <div class="headline story-title">
              <h2>{luckTitle(ledger)}</h2>
              <p class="muted">
                <bdi>{whose(name)}</bdi> way from {percent(ledger.start)} to {percent(ledger.end)}
              </p>
            </div>
            <Waterfall
              ledger={ledger}
              side={side}
              from={`${names[story.dealers[0] === undefined ? side : sideAt(state, story.dealers[0])]} deals first`}
              to={ending ? `${name} ${ending.winners.includes(side) ? "wins" : "loses"}` : "So far"}
              onHow={setAsked}
            />
          </div>
          <div class="split-b">
            <Natures ledger={ledger} />
            <section class="panel one-game">
              <span class="tag">one game</span>
              <p>One game is nearly all luck. It takes many to see who plays better.</p>
            </section>
            <p class="muted small-note">
              Every step is a difference in the chance to win from one table, so the steps add up exactly before they
              are rounded. <HowWeKnow topic="ledger" />
            </p>
          </div>
        </>
      ) : (
        <p class="muted">There are no odds for this game, so luck and skill can’t be separated.</p>
      )}
      <HowSheet
        topic={asked && "ledger"}
        extra={asked && `${STEP_WORDS[asked]}. ${STEP_HOW[asked]}`}
        onClose={() => setAsked(undefined)}
      />
    </main>
  );
}

/** The sums of skill, of both, and of luck. */
function Natures({ ledger }: { readonly ledger: Ledger }) {
  const sums = naturesOf(ledger);
  const isPlayAlone = ledger.rows.every(({ kind }) => kind === "play" || NATURE[kind] !== "both");
  return (
    <div class="natures">
      {(["skill", "both", "luck"] as const).map((nature) => {
        const sum = sums[nature];
        return sum === undefined ? null : (
          <div key={nature} class="panel nature">
            <i class={nature} aria-hidden="true" />
            <b class="figures">{changeWords(sum)}</b>
            <span class="muted">
              {nature === "both" && isPlayAlone ? "the play: luck and skill" : NATURE_WORDS[nature]}
            </span>
          </div>
        );
      })}
    </div>
  );
}
