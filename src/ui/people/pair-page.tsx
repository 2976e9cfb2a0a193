import { useMemo, useState } from "preact/hooks";
import { isolated } from "../../base/isolated";
import type { GamesFilter } from "../../insight/many/counted-games";
import type { Figure } from "../../insight/many/figures";
import { asSeated } from "../../insight/many/people";
import { type Pair, type PairSide, pairSteps } from "../../insight/many/pair";
import { Empty } from "../parts/empty";
import { Later } from "../parts/later";
import { Row, Rows } from "../parts/rows";
import { SideMark } from "../parts/side-mark";
import { sideClass } from "../parts/sides";
import { TopBar } from "../parts/top-bar";
import { go, up } from "../router";
import { dayWords, evenWords, figureWords, gamesWords, monthWords, pairWords, recordWords } from "../words/people";
import { AskedSheet } from "./asked-sheet";
import { HOW } from "./how-words";
import { ask, type Asked } from "./number";
import { LuckCard } from "./luck-card";
import { LeadChart, MarginsChart, MonthsChart } from "./pair-charts";
import { GamesChoice } from "./player-page";
import { PointsCard } from "./points-card";
import { PageFailed, StillReading } from "./still-reading";
import { openPlayer } from "./people-addresses";
import { useGames, usePage, useWeighing } from "./use-facts";

/** Two players who play each other. */
export function PairPage({ name, other }: { readonly name: string; readonly other: string }) {
  const [filter, setFilter] = useState<GamesFilter>("all");
  const [one, two] = asSeated([name, other], useGames());
  const make = useMemo(() => (all: Parameters<typeof pairSteps>[1]) => pairSteps([one, two], all), [one, two]);
  const { page: pair, failed } = usePage(make, filter);
  const [first] = pair?.games ?? [];
  return (
    <main class="screen people" aria-busy={!pair && !failed}>
      <TopBar
        title={pairWords([one, two])}
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
        <button
          type="button"
          class="even-words"
          onClick={() => ask({ title: "Who is ahead", says: HOW.even, games: ids })}
        >
          {evenWords(record.won, record.lost, even)}
        </button>
      </div>
      <Later>
        <LuckCard sides={sides} games={pair.games} />
      </Later>
      <LastGame pair={pair} />
      <Later>
        <LeadChart pair={pair} />
      </Later>
      <div class="pair-facts">
        <PairFact
          value={`${marginWords(one.margin)} / ${marginWords(two.margin)}`}
          words={`average margin when ${isolated(one.name)} wins / ${isolated(two.name)} wins`}
          asked={{ title: "Won by how much", says: HOW.margins, games: ids }}
        />
        <PairFact
          value={`${one.skunks.length} – ${two.skunks.length}`}
          words="won by skunk or lurch"
          asked={{ title: "Won by skunk or lurch", says: HOW.skunks, games: [...one.skunks, ...two.skunks] }}
        />
        <PairFact
          value={`${row} in a row`}
          words={`${isolated(nameNow(pair))} won the latest`}
          asked={{ title: "In a row", says: HOW.streak, games: ids.slice(-row) }}
        />
      </div>
      <div class="people-columns">
        <div class={`stack ${sideClass(0)}`}>
          <Later>
            <MarginsChart pair={pair} />
          </Later>
          <Later>
            <PointsCard dealing={one.dealing} pone={one.pone} of={`Points a deal: ${isolated(one.name)}`} />
          </Later>
        </div>
        <div class={`stack ${sideClass(1)}`}>
          <Later>
            <MonthsChart pair={pair} />
          </Later>
          <Later>
            <PointsCard dealing={two.dealing} pone={two.pone} of={`Points a deal: ${isolated(two.name)}`} />
          </Later>
        </div>
      </div>
    </>
  );
}

function PairFact({ value, words, asked }: { value: string; words: string; asked: Asked }) {
  return (
    <button type="button" class="pair-fact" onClick={() => ask(asked)}>
      <b class="figures">{value}</b>
      <span class="muted">{words}</span>
    </button>
  );
}

/** The last game of the two, and the way to its story, which says what turned it. */
function LastGame({ pair: { games, sides, series } }: { pair: Pair }) {
  const last = games.at(-1);
  if (!last) return null;
  const { name } = sides[series.at(-1)?.won ? 0 : 1];
  return (
    <Rows>
      <Row
        label="The last game"
        hint={`${isolated(name)} won by ${last.margin}, ${dayWords(last.startedAt)}`}
        value="Its story"
        quiet
        leads
        onPress={() => go("story", last.id)}
      />
    </Rows>
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
