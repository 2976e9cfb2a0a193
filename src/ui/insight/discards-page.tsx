import { listWords } from "../../base/lists";
import { costOf, lostBy, SAME_POINTS } from "../../insight/story/judged";
import type { JudgedDiscard } from "../../insight/story/weighed";
import { rankOf } from "../../rules/cards";
import { CardFace } from "../parts/card-face";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { rankText } from "../words/card-name";
import { whose } from "../words/common";
import { costWords, figureOf, fineChange, finePercent, gapWords } from "../words/insight";
import { Fifteen } from "./fifteen";
import { askHow, HowWeKnow } from "./how";
import { Later } from "./later";
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
            <p class="muted small-note">
              {name} {shown.holes[side]}, {other} {shown.holes[1 - side]} · {shown.own ? name : other} dealt
            </p>
            <Later>
              <Six discard={shown} />
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
              <p class="saying-like">{verdictWords(shown, other)}</p>
              <section class="panel whole-game" aria-label="The whole game">
                <div class="spread">
                  <b>The whole game</b>
                  <span class="muted">{lost.hands === 1 ? "1 discard" : `${lost.hands} discards`}</span>
                </div>
                <div class="totals">
                  <Total figure={String(lost.best)} words={`of ${lost.hands} were best`} all={all} />
                  <Total figure={figureOf(lost.points, 1)} words="points lost" all={all} />
                  <Total
                    figure={finePercent(Math.abs(lost.chance))}
                    words={`chance to win ${lost.chance <= -0.0005 ? "gained" : "lost"}`}
                    all={all}
                  />
                </div>
              </section>
              <p class="muted small-note">
                {other} is taken to discard well. The play after it is not in these numbers. {missing}{" "}
                <HowWeKnow topic="discards" extra={howWords(shown)} />
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

/** "Deal 1: best. Deal 2: 0.41 points, −0.9 %." */
function eachWords(all: readonly JudgedDiscard[]): string {
  return all.map((one) => `Deal ${one.deal}: ${costWords(one, one.chosen)}.`).join(" ");
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
            <span class="unseen">{points < SAME_POINTS ? ", best" : `, cost ${figureOf(points, 2)}`}</span>
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

/** "2.1 more" */
function part(points: number): string {
  return `${figureOf(Math.abs(points), 1)} ${points < 0 ? "less" : "more"}`;
}

/** The difference between the discard chosen and the best, in a sentence. */
function verdictWords(discard: JudgedDiscard, other: string): string {
  const { why, own, crib, chosen } = discard;
  const fell = crib === undefined ? "" : ` As it fell, the crib made ${crib}.`;
  if (why.cost < SAME_POINTS) return `Nothing better could be done.${fell}`;
  const cribWords = own ? `${part(-why.crib)} in the crib` : `${part(why.crib)} for ${whose(other)} crib`;
  const gain = -costOf(discard, chosen).chance;
  const won = gain < 0.0005 ? "" : ` It still wins more often at this score: ${fineChange(gain)}.`;
  return `Against the best: ${part(-why.hand)} in the hand, ${cribWords}.${won}${fell}`;
}

/** The bound of the cost, and the difference from tables of average cribs. */
function howWords({ why }: JudgedDiscard): string {
  const within = `Costs under ${figureOf(why.within, 2)} may be none.`;
  const { held } = why;
  if (Math.abs(held) < SAME_POINTS) return within;
  return `${within} A table of average cribs gives this discard ${figureOf(why.cost - held, 2)} points of cost; the six cards held make it ${figureOf(why.cost, 2)}.`;
}
