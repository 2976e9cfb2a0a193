import { useMemo } from "preact/hooks";
import { endingOf } from "../../game/summary";
import { type Change, turnsOf } from "../../insight/story/ledger";
import { badLoss } from "../../insight/usual";
import { announceTally } from "../../rules/aloud/announce";
import { MainButton } from "../parts/main-button";
import { sideClass } from "../parts/sides";
import { BestHand } from "../table/over/best-hand";
import { ScoreRace } from "../table/over/score-race";
import { marksOf } from "../table/table-board";
import { capital, LOSS_MARKS, whose } from "../words/common";
import { leadWords, percent, titleWords } from "../words/insight";
import { ODDS_KNOWN } from "../words/insight/known";
import { raceWords, scoreWords } from "../words/insight/scores";
import { swingWords, turnWords } from "../words/insight/turns";
import { ChanceChart } from "./charts/chance-chart";
import { askHow, HowWeKnow } from "./how";
import { firstSide, type StoryProps } from "./story-props";
import { Later } from "../parts/later";
import { PointsLost } from "./points-lost";
import { pushPage } from "./story-pages";
import { Scores } from "./scores";
import { UsualTable } from "./usual-table";

/** Below the bar: how a game went, with the chance to win, what turned it, the score, and the points against the usual. */
export function StoryOfGame(props: StoryProps) {
  const { state, story, names, told } = props;
  const side = firstSide(state);
  const view = story.views?.[side];
  const loss = badLoss(state.rules);
  const turns = useMemo(() => (view ? turnsOf(view) : []), [view]);
  const ending = endingOf(state);
  return (
    <>
      <div class="split-a">
        <div class="headline story-title">
          <h2>{ending ? titleWords(ending, story.leads, names) : "So far"}</h2>
        </div>
        <Scores
          standings={state.sides.map(({ front }, one) => ({ side: one, name: names[one] ?? "", hole: front }))}
          says={scoreWords(state, names)}
        />
        {view ? (
          <section class="panel chart-panel" aria-label="The chance to win">
            <div class="spread">
              <b>
                <bdi>{whose(names[side] ?? "")}</bdi> chance to win
              </b>
              {loss && (
                <span class="muted legend">
                  <i class="hatched" aria-hidden="true" /> by a {LOSS_MARKS[loss]}
                </span>
              )}
            </div>
            <Later room={<div class="chart-room" />}>
              <ChanceChart
                view={view}
                loss={loss}
                names={names}
                dealers={told(side).dealers}
                turns={turns}
                onDeal={(deal) => pushPage("deal", deal)}
              />
            </Later>
            <div class="spread">
              <span class="muted small-note">The marks show who dealt. Tap a deal to see more of it.</span>
              <HowWeKnow topic="chance" />
            </div>
          </section>
        ) : (
          <p class="muted">There are no odds for this game: {ODDS_KNOWN}</p>
        )}
        <Later>{turns.length > 0 && <Turns {...props} turns={turns} />}</Later>
      </div>
      <div class="split-b">
        <Points {...props} />
      </div>
      <div class="actions">
        <div class="pair">
          {view ? (
            <MainButton kind="second" onPress={() => pushPage("luck", side)}>
              Luck and skill
            </MainButton>
          ) : (
            <MainButton kind="second" onPress={() => pushPage("deal", 1)}>
              Deal by deal
            </MainButton>
          )}
          {story.discards?.some((of) => of.length > 0) ? (
            <MainButton
              kind="second"
              onPress={() => pushPage("discards", story.discards?.[side]?.length ? side : 1 - side)}
            >
              Discards
            </MainButton>
          ) : (
            view && (
              <MainButton kind="second" onPress={() => pushPage("deal", 1)}>
                Deal by deal
              </MainButton>
            )
          )}
        </div>
      </div>
    </>
  );
}

/** The score, where the points came from, and the points lost by mistakes. */
function Points(props: StoryProps) {
  const { state, story, names } = props;
  return (
    <>
      <Later>
        <section class="panel chart-panel" aria-label="The score">
          <ScoreRace
            target={state.rules.target}
            marks={marksOf(state)}
            from="start"
            to={`deal ${story.dealers.length}`}
            label={names.map((name, one) => `${name}: ${story.race[one]?.join(", ")}`).join(". ")}
            sides={names.map((name, one) => ({ side: one, name, holes: story.race[one] ?? [0] }))}
          />
          <div class="spread">
            <button type="button" class="muted small-note" onClick={() => askHow("race", raceWords(story.race))}>
              {leadWords(story.leads, names)}
            </button>
            <HowWeKnow topic="race" />
          </div>
        </section>
      </Later>
      <Later>
        <UsualTable {...props} />
      </Later>
      <Later>
        <PointsLost {...props} />
        <BestHandHow {...props} />
      </Later>
    </>
  );
}

/** The best hand; a tap says how it counts. */
function BestHandHow({ state, story: { best } }: StoryProps) {
  if (!best) return null;
  const says = `${capital(announceTally(best.tally))}.`;
  return (
    <div class="best-how">
      <BestHand state={state} known={best} />
      <button type="button" aria-label="How the best hand counts" onClick={() => askHow("best", says)} />
    </div>
  );
}

/** The turning points in sentences, each with the chance before and after it. */
function Turns({ state, told, turns }: StoryProps & { readonly turns: readonly Change[] }) {
  const side = firstSide(state);
  return (
    <section class="panel turns" aria-label="Turning points">
      <ol>
        {turns.map((turn, i) => (
          <li key={i}>
            <button type="button" onClick={() => pushPage("deal", turn.step.deal)}>
              <span class="turn-number" aria-hidden="true">
                {i + 1}
              </span>
              <span class="words">{turnWords(turn, told(side))}</span>
            </button>
            <button type="button" class="swing figures" onClick={() => askHow("turns", swingWords(turn, told(side)))}>
              {percent(turn.from)} <span class="muted">to</span>{" "}
              <b class={turn.to > turn.from ? sideClass(side) : sideClass(1 - side)}>{percent(turn.to)}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
