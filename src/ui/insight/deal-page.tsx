import { listWords } from "../../base/lists";
import type { Owner } from "../../game/facts";
import { nameOfSide, sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import { type DealPoints, dealPoints, type DealRow, type HandOfDeal, takenIn } from "../../insight/story/deal-points";
import type { Card } from "../../rules/cards";
import { useSession } from "../context";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { SideName } from "../parts/side-name";
import { figure } from "../parts/sides";
import { TopBar } from "../parts/top-bar";
import { go, up } from "../router";
import { cardKeys } from "../words/card-name";
import { pointsWords, whose } from "../words/common";
import { percent } from "../words/insight";
import { countWords, gainWords, handNote, takenWords } from "../words/insight/deal";
import { pegsWords, scoreWords } from "../words/insight/scores";
import { ROW_WORDS } from "../words/summary-rows";
import { firstSide, type StoryProps } from "./story-props";
import { askHow, HowWeKnow } from "./how";
import { Scores } from "./scores";
import { usePageNumbers } from "./story-pages";

/** One deal of the game as the table stood: the hands, the starter, the crib, and the score before and after. */
export function DealPage({ state, story, deals: all, names }: StoryProps) {
  const session = useSession();
  const deals = all.filter(({ ended }) => ended);
  const [[asked = 1], turnTo] = usePageNumbers();
  const at = Math.min(Math.max(asked, 1), deals.length) || 1;
  const deal = deals[at - 1];
  const view = story.views?.[firstSide(state)];
  const steps = view?.steps.filter((step) => step.deal === at);
  const before = view && (view.steps.findLast((step) => step.deal < at)?.to ?? view.start);
  const after = steps?.at(-1)?.to ?? before;
  return (
    <main class="screen insight deal-page">
      <TopBar title={`Deal ${at} of ${deals.length}`} about={listWords(names)} onBack={() => up()} />
      {deal && (
        <div class="stack" aria-live="polite">
          <Scores standings={standing(state, deal.from)} says={scoreWords(state, names, at - 1)} />
          <p class="muted small-note">before the deal; {names[sideAt(state, deal.dealer)]} deals</p>
          {before && after && (
            <p class="deal-chance">
              <button type="button" onClick={() => askHow("chance")}>
                <bdi>{whose(names[firstSide(state)] ?? "")}</bdi> chance to win:{" "}
                <b class="figures">{percent(before.win)}</b> to <b class="figures">{percent(after.win)}</b>
              </button>
              <HowWeKnow topic="chance" />
            </p>
          )}
          <Cards
            state={state}
            points={dealPoints(state, deal, story.hands)}
            starter={deal.last.deal?.starter}
            names={names}
          />
          <Scores standings={standing(state, deal.to)} says={scoreWords(state, names, at)} />
          <p class="muted small-note">
            after the deal: {gainWords(names, deal.from, deal.to)}
            <button type="button" class="how" onClick={() => go("record", session.openId.value)}>
              Every entry, in the record
            </button>
          </p>
        </div>
      )}
      <div class="actions">
        <div class="pair">
          <MainButton kind="second" off={at <= 1} onPress={() => at > 1 && turnTo(at - 1)}>
            Deal before
          </MainButton>
          <MainButton kind="second" off={at >= deals.length} onPress={() => at < deals.length && turnTo(at + 1)}>
            Next deal
          </MainButton>
        </div>
      </div>
    </main>
  );
}

function standing(state: GameState, holes: readonly number[]) {
  return holes.map((hole, side) => ({ side, name: nameOfSide(state, side), hole }));
}

interface CardsProps {
  readonly state: GameState;
  readonly points: DealPoints;
  readonly starter: Card | undefined;
  readonly names: readonly string[];
}

/** The points before the show, the hands in its order, and all other points: together, the points of the deal. */
function Cards({ state, points: { before, hands, after }, starter, names }: CardsProps) {
  return (
    <>
      {starter && (
        <section class="panel owner" aria-label="The starter">
          <b>Starter</b>
          <CardFace card={starter} size="small" />
        </section>
      )}
      {before.map((of) => (
        <PointsOf key={of.row} of={of} state={state} names={names} />
      ))}
      {hands.map((hand) => (
        <HandPoints key={hand.owner} hand={hand} name={names[hand.side] ?? ""} />
      ))}
      {after.map((of) => (
        <PointsOf key={of.row} of={of} state={state} names={names} />
      ))}
      {hands.length === 0 && <p class="muted">The cards of this deal were not entered.</p>}
    </>
  );
}

interface HandPointsProps {
  readonly hand: HandOfDeal;
  readonly name: string;
}

/** A hand or crib with the starter, the points it pegged, and a wrong count. */
function HandPoints({ hand: { owner, side, cards, starter, count }, name }: HandPointsProps) {
  const shown = starter ? [...cards, starter] : cards;
  const note = count && handNote(count);
  return (
    <section class="panel owner">
      <div class="spread">
        <b>
          <SideName side={side} name={whose(name)} /> {whatOf(owner)}
        </b>
        {count ? (
          <button type="button" class="figures" onClick={() => askHow("deal", countWords(count))}>
            {pointsWords(count.pegged)}
          </button>
        ) : (
          <span>not counted</span>
        )}
      </div>
      {note && <p class="muted">{note}</p>}
      <div class="cards">
        {cardKeys(shown).map((key, i) => (
          <CardFace key={key} card={shown[i]!} size="small" apart={i === cards.length} />
        ))}
      </div>
    </section>
  );
}

function whatOf(owner: Owner): string {
  return owner === "crib" ? "crib" : typeof owner === "number" ? "hand" : "second hand";
}

interface PointsOfProps {
  readonly of: DealRow;
  readonly state: GameState;
  readonly names: readonly string[];
}

/** The points of one source, for each side, and the wrong counts they come from. */
function PointsOf({ of: { row, pegs }, state, names }: PointsOfProps) {
  const taken = takenWords(takenIn(state, pegs.flat()), names);
  return (
    <section class="panel owner">
      <div class="spread">
        <b>{ROW_WORDS[row]}</b>
        <span class="figures">
          {pegs.map((own, side) => (
            <button
              key={side}
              type="button"
              class="play-points"
              onClick={() => askHow("deal", `${names[side]}: ${pegsWords(own) || "nothing"}.`)}
            >
              <SideName side={side} name={names[side] ?? ""} /> {figure(own.reduce((sum, peg) => sum + peg.points, 0))}
            </button>
          ))}
        </span>
      </div>
      {taken && <p class="muted">{taken}</p>}
    </section>
  );
}
