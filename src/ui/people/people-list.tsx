import { useMemo } from "preact/hooks";
import { peopleOf } from "../../insight/many/people";
import { Empty } from "../parts/empty";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { go, up } from "../router";
import { gamesWords } from "../words/people";
import { StillReading } from "./still-reading";
import { openPlayer } from "./people-addresses";
import { useGames } from "./use-facts";

/** Everybody with a finished game. */
export function PeopleList() {
  const all = useGames();
  const people = useMemo(() => peopleOf(all), [all]);
  return (
    <main class="screen people">
      <TopBar title="Players" subtitle="From the finished games on this phone" onBack={() => up()} />
      <StillReading />
      {people.length > 0 ? (
        <Rows label="Players" list>
          {people.map(({ name, games, won }) => (
            <div key={name} role="listitem">
              <Row
                label={<bdi>{name}</bdi>}
                hint={gamesWords(games)}
                value={`${won} won`}
                leads
                onPress={() => openPlayer(name)}
              />
            </div>
          ))}
        </Rows>
      ) : (
        <Empty title="No finished games yet">
          <p class="muted">
            When a game is finished, its players have a page here: who wins, their points and best hands.
          </p>
        </Empty>
      )}
      <div class="actions">
        <MainButton onPress={() => go("new")}>New game</MainButton>
      </div>
    </main>
  );
}
