import { listWords } from "../../base/lists";
import type { DealPlayed } from "../../game/deals-played";
import type { Owner } from "../../game/facts";
import { cardsOf } from "../../game/known";
import { nameOfSide, sideAt, sideOf } from "../../game/sides";
import { type GameState, type Peg, type PegKind, showOrder } from "../../game/state";
import { announceTally } from "../../rules/aloud/announce";
import { useSession } from "../context";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { SideName } from "../parts/side-name";
import { TopBar } from "../parts/top-bar";
import { go, up } from "../router";
import { cardKeys } from "../words/card-name";
import { capital, pointsWords, whose } from "../words/common";
import { percent } from "../words/insight";
import { pegsWords, scoreWords } from "../words/insight/scores";
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
          <Cards state={state} deal={deal} />
          <Scores standings={standing(state, deal.to)} says={scoreWords(state, names, at)} />
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
  const gained = (kind: PegKind) =>
    state.sides.map((_, side) => pegs.filter((peg) => peg.side === side && peg.kind === kind));
  const known = owners.filter((owner) => cardsOf(last, owner).length > 0);
  return (
    <>
      {starter && (
        <section class="panel owner" aria-label="The starter">
          <b>Starter</b>
          <CardFace card={starter} size="small" />
        </section>
      )}
      <PointsOf title="The play" state={state} pegs={gained("play")} />
      {known.map((owner) => {
        const count = counted.find((one) => one.owner === owner);
        const cards = cardsOf(last, owner);
        return (
          <section key={owner} class="panel owner">
            <div class="spread">
              <b>
                <SideName side={sideOf(last, owner)} name={whose(nameOfSide(state, sideOf(last, owner)))} />{" "}
                {whatOf(owner)}
              </b>
              {count ? (
                <button type="button" class="figures" onClick={() => askHow("deal", countWords(count))}>
                  {pointsWords(count.points)}
                </button>
              ) : (
                <span>not counted</span>
              )}
            </div>
            <div class="cards">
              {cardKeys(cards).map((key, i) => (
                <CardFace key={key} card={cards[i]!} size="small" />
              ))}
            </div>
          </section>
        );
      })}
      <PointsOf title="Points entered" state={state} pegs={gained("points")} />
      {known.length === 0 && <p class="muted">The cards of this deal were not entered.</p>}
    </>
  );
}

function whatOf(owner: Owner): string {
  return owner === "crib" ? "crib" : typeof owner === "number" ? "hand" : "second hand";
}

/** "Fifteen two, and a pair makes four." */
function countWords({ tally, points }: DealPlayed["counted"][number]): string {
  const counted = `Counted as ${pointsWords(points)}.`;
  if (!tally) return counted;
  const cards = `${capital(announceTally(tally))}.`;
  return tally.total === points ? cards : `${counted} The cards: ${cards}`;
}

interface PointsOfProps {
  readonly title: string;
  readonly state: GameState;
  /** By side. */
  readonly pegs: readonly (readonly Peg[])[];
}

/** The points of one kind, for each side. Absent where nobody pegged any. */
function PointsOf({ title, state, pegs }: PointsOfProps) {
  if (pegs.every((of) => of.length === 0)) return null;
  return (
    <section class="panel owner">
      <div class="spread">
        <b>{title}</b>
        <span class="figures">
          {pegs.map((of, side) => (
            <button
              key={side}
              type="button"
              class="play-points"
              onClick={() => askHow("deal", `${nameOfSide(state, side)}: ${pegsWords(of) || "nothing"}.`)}
            >
              <SideName side={side} name={nameOfSide(state, side)} /> {of.reduce((sum, peg) => sum + peg.points, 0)}
            </button>
          ))}
        </span>
      </div>
    </section>
  );
}
