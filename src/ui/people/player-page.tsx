import { useMemo, useState } from "preact/hooks";
import type { GamesFilter } from "../../insight/many/counted-games";
import { isEarly } from "../../insight/many/figures";
import { lastSideOf } from "../../insight/many/people";
import { type Player, playerSteps } from "../../insight/many/player";
import type { Device } from "../device";
import { Choice } from "../parts/choice";
import { Empty } from "../parts/empty";
import { IconButton } from "../parts/icon-button";
import { Later } from "../parts/later";
import { sideClass } from "../parts/sides";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { boundsWords, FILTER_WORDS, gamesWords, monthWords, percentWords, recordWords } from "../words/people";
import { AskedSheet } from "./asked-sheet";
import { BestHands, Bests } from "./bests";
import { ClubCard } from "./club-card";
import { CountingCard } from "./counting-card";
import { HOW } from "./how-words";
import { Against } from "./against";
import { Fact, Interval, TooEarly, ask } from "./number";
import { PlayerMenu } from "./player-menu";
import { PointsCard } from "./points-card";
import { Spreads } from "./spreads-cards";
import { PageFailed, StillReading } from "./still-reading";
import { thisYear, useGames, usePage } from "./use-facts";
import { When } from "./when";

/** One player: the record, the points of a deal, counting, best hands and opponents. */
export function PlayerPage({ name, device }: { readonly name: string; readonly device: Device }) {
  const [filter, setFilter] = useState<GamesFilter>("all");
  const [menu, setMenu] = useState(false);
  const make = useMemo(() => (all: Parameters<typeof playerSteps>[1]) => playerSteps(name, all), [name]);
  const { page: player, failed } = usePage(make, filter);
  const [first] = player?.games ?? [];
  return (
    <main class={`screen people player-page ${sideClass(lastSideOf(name, useGames()))}`} aria-busy={!player && !failed}>
      <TopBar
        title={name}
        subtitle={player && first && `${gamesWords(player.games.length)} since ${monthWords(first.startedAt)}`}
        onBack={() => up()}
      >
        <IconButton icon="menu" label="Menu" onPress={() => setMenu(true)} />
      </TopBar>
      <div class="stack">
        <StillReading />
        <GamesChoice filter={filter} onFilter={setFilter} />
      </div>
      {failed && <PageFailed />}
      {player && <Found player={player} device={device} />}
      <AskedSheet />
      <PlayerMenu name={name} device={device} open={menu} onClose={() => setMenu(false)} />
    </main>
  );
}

const FILTERS: readonly GamesFilter[] = ["all", "121", "61", "year"];

/** Where all games are of one kind, there is nothing to choose. */
export function GamesChoice({ filter, onFilter }: { filter: GamesFilter; onFilter: (to: GamesFilter) => void }) {
  const all = useGames();
  const targets = useMemo(() => new Set(all.map(({ target }) => target)), [all]);
  const isOld = useMemo(() => (all[0]?.startedAt ?? Infinity) < thisYear(), [all]);
  const options = FILTERS.filter((one) => {
    if (one === "year") return isOld;
    return one === "all" || (targets.size > 1 && targets.has(Number(one)));
  });
  if (options.length < 2) return null;
  return (
    <Choice
      legend="Games"
      legendHidden
      name="games"
      small
      options={options.map((value) => ({ value, label: FILTER_WORDS[value] }))}
      value={filter}
      onChoose={onFilter}
    />
  );
}

function Found({ player, device }: { player: Player; device: Device }) {
  if (player.games.length === 0)
    return (
      <Empty title="No finished game">
        <p class="muted">Finished games of this player appear here.</p>
      </Empty>
    );
  return (
    <div class="people-columns">
      <div class="stack">
        <Later>
          <RecordCard player={player} />
        </Later>
        <Later>
          <PointsCard dealing={player.dealing} pone={player.pone} />
        </Later>
        <Later>
          <CountingCard player={player} />
        </Later>
        <Later>
          <BestHands player={player} />
        </Later>
        <Later>
          <Against player={player} />
        </Later>
      </div>
      <div class="stack">
        <Later>
          <Bests player={player} />
        </Later>
        <Later>
          <Spreads player={player} />
        </Later>
        <Later>
          <When player={player} />
        </Later>
        <Later>
          <ClubCard name={player.name} device={device} />
        </Later>
      </div>
    </div>
  );
}

const SHARES = { from: 0, to: 1 };

function RecordCard({ player }: { player: Player }) {
  const { record, par, dealtFirst, notFirst, skunks, many } = player;
  const { share } = record;
  const ids = share?.games ?? [];
  const about = { title: "Won and lost", says: HOW.record, games: ids };
  return (
    <section class="panel record-card" aria-label="Won and lost">
      <button type="button" class="headline-number" onClick={() => ask(about)}>
        {share ? (
          <span class="figures grand">{recordWords(record)}</span>
        ) : (
          <span class="muted">None yet against one other side</span>
        )}
        {share && !isEarly(share) && (
          <span>
            <b>{percentWords(share.value)} won</b>
            <span class="muted">likely between {boundsWords(share)}</span>
          </span>
        )}
      </button>
      {share && !isEarly(share) && <Interval figure={share} usual={par} scale={SHARES} wide />}
      {share && isEarly(share) && <TooEarly of={share.of} fewest={share.fewest} what="games" asked={about} />}
      <div class="facts">
        {dealtFirst.share && (
          <Fact
            label="first to deal"
            value={recordWords(dealtFirst)}
            asked={{ title: "First to deal", says: HOW.firstDealer, games: dealtFirst.share.games }}
          />
        )}
        {notFirst.share && (
          <Fact
            label="other dealt first"
            value={recordWords(notFirst)}
            asked={{ title: "Not first to deal", says: HOW.firstDealer, games: notFirst.share.games }}
          />
        )}
        {skunks.won + skunks.lost > 0 && (
          <Fact
            label="by skunk or lurch"
            value={`${skunks.won} won, ${skunks.lost} lost`}
            asked={{ title: "By skunk or lurch", says: HOW.skunks, games: skunks.games }}
          />
        )}
        {many.share && (
          <Fact
            label="three players or more"
            value={`${many.won} of ${many.won + many.lost}`}
            asked={{
              title: "Three players or more",
              says: [`Equal players would have won ${many.par.toFixed(1)} of these games.`, ...HOW.many],
              games: many.share.games,
            }}
          />
        )}
      </div>
    </section>
  );
}
