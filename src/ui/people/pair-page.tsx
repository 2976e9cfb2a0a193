import { useMemo, useState } from "preact/hooks";
import { isolated } from "../../base/isolated";
import type { GamesFilter } from "../../insight/many/counted-games";
import type { Figure } from "../../insight/many/figures";
import { type Pair, type PairSide, pairSteps } from "../../insight/many/pair";
import { Empty } from "../parts/empty";
import { SideMark } from "../parts/side-mark";
import { sideClass } from "../parts/sides";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { evenWords, figureWords, gamesWords, monthWords, pairWords, recordWords } from "../words/people";
import { AskedSheet } from "./asked-sheet";
import { HOW } from "./how-words";
import { ask } from "./number";
import { LuckCard } from "./luck-card";
import { LeadChart, MarginsChart, MonthsChart } from "./pair-charts";
import { GamesChoice } from "./player-page";
import { PointsCard } from "./points-card";
import { PageFailed, StillReading } from "./still-reading";
import { openPlayer } from "./people-addresses";
import { usePage, useWeighing } from "./use-facts";

/** Two players who play each other. */
export function PairPage({ name, other }: { readonly name: string; readonly other: string }) {
  const [filter, setFilter] = useState<GamesFilter>("all");
  const make = useMemo(() => (all: Parameters<typeof pairSteps>[1]) => pairSteps([name, other], all), [name, other]);
  const { page: pair, failed } = usePage(make, filter);
  const [first] = pair?.games ?? [];
  return (
    <main class="screen people pair-page" aria-busy={!pair && !failed}>
      <TopBar
        title={pairWords([name, other])}
        subtitle={pair && first && `${gamesWords(pair.games.length)} since ${monthWords(first.startedAt)}`}
        onBack={() => up()}
      />
      <div class="stack">
        <StillReading />
        <GamesChoice filter={filter} onFilter={setFilter} />
      </div>
      {failed && <PageFailed />}
      {pair &&
        (pair.games.length > 0 ? (
          <Found pair={pair} />
        ) : (
          <Empty title="No finished game">
            <p class="muted">These two have finished no such game here.</p>
          </Empty>
        ))}
      <AskedSheet />
    </main>
  );
}

const nameNow = ({ sides, streaks }: Pair) => sides[streaks.now > 0 ? 0 : 1].name;

function Found({ pair }: { pair: Pair }) {
  useWeighing(pair.games);
  const { sides, record, series, streaks, even } = pair;
  const [one, two] = sides;
  const ids = series.map(({ game }) => game);
  const row = Math.abs(streaks.now);
  return (
    <>
      <div class="pair-top">
        <div class="pair-score">
          <PairName side={0} of={one} />
          <button
            type="button"
            class="figures grand"
            aria-label={`${one.won} games to ${two.won}`}
            onClick={() => ask({ title: recordWords(record), says: HOW.record, games: ids })}
          >
            <span class={`side-ink ${sideClass(0)}`}>{one.won}</span>–
            <span class={`side-ink ${sideClass(1)}`}>{two.won}</span>
          </button>
          <PairName side={1} of={two} />
        </div>
        <div class="pair-facts">
          <button
            type="button"
            class="pair-fact"
            onClick={() => ask({ title: "Won by how much", says: HOW.margins, games: ids })}
          >
            <b class="figures">
              {marginWords(one.margin)} / {marginWords(two.margin)}
            </b>
            <span class="muted">
              average margin when <bdi>{one.name}</bdi> wins / <bdi>{two.name}</bdi> wins
            </span>
          </button>
          <button
            type="button"
            class="pair-fact"
            onClick={() => ask({ title: "Skunks", says: HOW.skunks, games: [...one.skunks, ...two.skunks] })}
          >
            <b class="figures">
              {one.skunks.length} – {two.skunks.length}
            </b>
            <span class="muted">skunks</span>
          </button>
          <button
            type="button"
            class="pair-fact"
            onClick={() => ask({ title: "In a row", says: HOW.streak, games: ids.slice(-row) })}
          >
            <b class="figures">{row} in a row</b>
            <span class="muted">
              <bdi>{nameNow(pair)}</bdi> won the latest
            </span>
          </button>
        </div>
      </div>
      <div>
        <LeadChart pair={pair} />
        <p class="muted even-words">{evenWords(record.won, record.lost, even)}</p>
      </div>
      <div class="people-columns">
        <div class="stack">
          <MarginsChart pair={pair} />
          <LuckCard sides={sides} games={pair.games} />
          <PointsCard dealing={one.dealing} pone={one.pone} of={`Points a deal: ${isolated(one.name)}`} />
        </div>
        <div class="stack">
          <MonthsChart pair={pair} />
          <PointsCard dealing={two.dealing} pone={two.pone} of={`Points a deal: ${isolated(two.name)}`} />
        </div>
      </div>
    </>
  );
}

const marginWords = (margin: Figure | undefined) => (margin ? figureWords(margin.value) : "–");

function PairName({ side, of: { name } }: { side: 0 | 1; of: PairSide }) {
  return (
    <button type="button" class={`text-button pair-name ${sideClass(side)}`} onClick={() => openPlayer(name)}>
      <SideMark side={side} />
      <bdi class="name">{name}</bdi>
    </button>
  );
}
