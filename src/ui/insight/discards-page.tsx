import { listWords } from "../../base/lists";
import { costOf, lostBy, SAME_POINTS } from "../../insight/story/judged";
import type { JudgedDiscard } from "../../insight/story/weighed";
import { rankOf } from "../../rules/cards";
import { CardFace } from "../parts/card-face";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { rankText } from "../words/card-name";
import { whose } from "../words/common";
import { figureOf, finePercent } from "../words/insight";
import { boundWords, eachWords, figuresOf, gapWords, verdictWords, worthWords } from "../words/insight/discards";
import { scoreWords } from "../words/insight/scores";
import { Fifteen } from "./fifteen";
import { askHow, HowWeKnow } from "./how";
import { Later } from "../parts/later";
import { firstSide, type StoryProps } from "./story-props";
import { usePageNumbers } from "./story-pages";
import { ViewOf } from "./view-of";

/** The discards of one side: each beside the fourteen others, and what all of them cost. */
export function DiscardsPage({ state, story, names }: StoryProps) {
  const [[chosenSide, chosenDeal], turnTo] = usePageNumbers();
  const side = chosenSide === 0 || chosenSide === 1 ? chosenSide : firstSide(state);
  const all = story.discards?.[side] ?? [];
  const costliest = all.toSorted(
    (one, other) => costOf(other, other.chosen).points - costOf(one, one.chosen).points,
  )[0];
  const shown = all.find(({ deal }) => deal === chosenDeal) ?? costliest;
  const name = names[side] ?? "";
  const other = names[1 - side] ?? "";
  const lost = lostBy(all);
  const gaps = story.gaps?.[side];
  const missing = gaps ? gapWords(gaps) : "";
  return (
    <main class="screen split insight">
      <TopBar
        title="Discards"
        about={listWords(names)}
        subtitle={`${name} · ${all.length} ${all.length === 1 ? "hand" : "hands"} · lost ${figureOf(lost.points, 1)} points in all`}
        {...(shown && { opens: { what: "The cost of each", onOpen: () => askHow("discards", eachWords(all)) } })}
        onBack={() => up()}
      />
      <div class="split-a">
        <ViewOf legend="Whose discards" names={names} side={side} onChoose={turnTo} />
        {shown ? (
          <>
            <Strip all={all} shown={shown} onChoose={(deal) => turnTo(side, deal)} />
            <h2 class="discard-title">
              Deal {shown.deal}: {cardsWords(shown)} to {whose(shown.own ? name : other)} crib
            </h2>
            <Later>
              <Six discard={shown} />
              <button
                type="button"
                class="muted small-note"
                onClick={() => askHow("race", scoreWords(state, names, shown.deal - 1))}
              >
                {name} {shown.holes[side]}, {other} {shown.holes[1 - side]} · {shown.own ? name : other} dealt
              </button>
            </Later>
          </>
        ) : (
          <p class="muted">
            None of {whose(name)} hands was entered as dealt. Enter all six cards before the play to see the discards
            here. {gaps?.ranksOnly ? missing : ""}
          </p>
        )}
      </div>
      <div class="split-b">
        {shown && (
          <>
            <Later>
              <Fifteen key={`${side}/${shown.deal}`} discard={shown} side={side} />
            </Later>
            <Later>
              <button
                type="button"
                class="saying-like"
                onClick={() => askHow("discards", `${worthWords(shown, shown.chosen)} ${boundWords(shown)}`)}
              >
                {verdictWords(shown, other)}
              </button>
              <section class="panel whole-game" aria-label="The whole game">
                <b>The whole game</b>
                <div class="totals">
                  <Total figure={String(lost.best)} words={`of ${lost.hands} best by points`} all={all} />
                  <Total figure={figureOf(lost.points, 1)} words="points lost" all={all} />
                  <Total
                    figure={finePercent(Math.abs(lost.chance))}
                    words={`chance to win ${lost.chance <= -0.0005 ? "gained" : "lost"}, added up`}
                    all={all}
                  />
                </div>
              </section>
              <p class="muted small-note">
                {other} is taken to discard well. The play after it is not in these numbers. {missing}{" "}
                <HowWeKnow topic="discards" extra={boundWords(shown)} />
              </p>
            </Later>
          </>
        )}
      </div>
    </main>
  );
}

interface TotalProps {
  readonly figure: string;
  readonly words: string;
  /** Its parts. */
  readonly all: readonly JudgedDiscard[];
}

function Total({ figure, words, all }: TotalProps) {
  return (
    <button type="button" onClick={() => askHow("discards", eachWords(all))}>
      <b class="figures">{figure}</b>
      <span class="muted">{words}</span>
    </button>
  );
}

/** "the 7 and 8" */
function cardsWords({ discard }: JudgedDiscard): string {
  return `the ${listWords(discard.map((card) => rankText(rankOf(card))))}`;
}

interface StripProps {
  readonly all: readonly JudgedDiscard[];
  readonly shown: JudgedDiscard;
  readonly onChoose: (deal: number) => void;
}

/** The deals of the game, each with a bar for the cost of its discard: none, short or long. */
function Strip({ all, shown, onChoose }: StripProps) {
  return (
    <div class="discard-strip" role="group" aria-label="The deals">
      {all.map((one) => {
        const { points } = costOf(one, one.chosen);
        const size = points < SAME_POINTS ? "none" : points < 0.5 ? "small" : "large";
        return (
          <button key={one.deal} type="button" aria-pressed={one === shown} onClick={() => onChoose(one.deal)}>
            <span class="unseen">Deal </span>
            <b class="figures">{one.deal}</b>
            <i class={size} aria-hidden="true" />
            <span class="unseen">{points < SAME_POINTS ? ", best" : `, cost ${figuresOf(one, one.chosen).cost}`}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The six cards, with the two that were chosen raised. */
function Six({ discard: { six, discard } }: { readonly discard: JudgedDiscard }) {
  return (
    <div class="six">
      <div>
        <div class="cards">
          {six.map((card) => (discard.includes(card) ? null : <CardFace key={card} card={card} size="large" />))}
        </div>
        <span class="muted">kept</span>
      </div>
      <div>
        <div class="cards">
          {discard.map((card) => (
            <CardFace key={card} card={card} size="large" state="lit" />
          ))}
        </div>
        <b class="discarded">discarded</b>
      </div>
    </div>
  );
}
