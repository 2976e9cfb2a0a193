import { listWords } from "../../base/lists";
import type { DealPlayed } from "../../game/deals-played";
import type { Owner } from "../../game/facts";
import { cardsOf } from "../../game/known";
import { nameOfSide, sideAt, sideOf } from "../../game/sides";
import { type GameState, showOrder } from "../../game/state";
import { useSession } from "../context";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { SideName } from "../parts/side-name";
import { TopBar } from "../parts/top-bar";
import { Versus } from "../parts/versus";
import { go, up } from "../router";
import { cardKeys } from "../words/card-name";
import { pointsWords, whose } from "../words/common";
import { percent } from "../words/insight";
import { firstSide, type StoryProps } from "./story-props";
import { askHow, HowWeKnow } from "./how";
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
          <Versus standings={standing(state, deal.from)} />
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
          <Cards state={state} deal={deal} />
          <Versus standings={standing(state, deal.to)} />
          <p class="muted small-note">
            after the deal
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

/** The hands in the order of the show, each with its points, and the points of the play. */
function Cards({ state, deal }: { readonly state: GameState; readonly deal: DealPlayed }) {
  const { last, pegs, counted } = deal;
  const starter = last.deal?.starter;
  const owners = last.deal ? showOrder(last, last.deal) : [];
  const gained = (side: number, kind: string) =>
    pegs.reduce((sum, peg) => sum + (peg.side === side && peg.kind === kind ? peg.points : 0), 0);
  const play = state.sides.map((_, side) => gained(side, "play"));
  const known = owners.filter((owner) => cardsOf(last, owner).length > 0);
  const typed = state.sides.map((_, side) => gained(side, "points"));
  return (
    <>
      {starter && (
        <section class="panel owner" aria-label="The starter">
          <b>Starter</b>
          <CardFace card={starter} size="small" />
        </section>
      )}
      {play.some((points) => points > 0) && <PointsOf title="The play" state={state} points={play} />}
      {known.map((owner) => {
        const points = counted.find((one) => one.owner === owner)?.points;
        const cards = cardsOf(last, owner);
        return (
          <section key={owner} class="panel owner">
            <div class="spread">
              <b>
                <SideName side={sideOf(last, owner)} name={whose(nameOfSide(state, sideOf(last, owner)))} />{" "}
                {whatOf(owner)}
              </b>
              <span class="figures">{points === undefined ? "not counted" : pointsWords(points)}</span>
            </div>
            <div class="cards">
              {cardKeys(cards).map((key, i) => (
                <CardFace key={key} card={cards[i]!} size="small" />
              ))}
            </div>
          </section>
        );
      })}
      {typed.some((points) => points > 0) && <PointsOf title="Points entered" state={state} points={typed} />}
      {known.length === 0 && <p class="muted">The cards of this deal were not entered.</p>}
    </>
  );
}

function whatOf(owner: Owner): string {
  return owner === "crib" ? "crib" : typeof owner === "number" ? "hand" : "second hand";
}

interface PointsOfProps {
  readonly title: string;
  readonly state: GameState;
  readonly points: readonly number[];
}

function PointsOf({ title, state, points }: PointsOfProps) {
  return (
    <section class="panel owner">
      <div class="spread">
        <b>{title}</b>
        <span class="figures">
          {points.map((one, side) => (
            <span key={side} class="play-points">
              <SideName side={side} name={nameOfSide(state, side)} /> {one}
            </span>
          ))}
        </span>
      </div>
    </section>
  );
}
