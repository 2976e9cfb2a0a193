import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { type Standing } from "../../../club/standings";
import { signed } from "../../parts/sides";
import { Row, Rows } from "../../parts/rows";
import { CHANCE_WORDS, CHECK_ORDER, shorthand } from "./standings-words";
import { chancesOf } from "../../../club/qualifiers";
import { gamesOf } from "../../../club/player-scorecard";

export interface ScorecardsToCheckProps {
  readonly event: ClubEvent;
  readonly standings: readonly Standing[];
  readonly onPlayer: (player: PlayerId) => void;
}

/** The scorecards sorted by each player's chance to qualify (rules.md §8.7). */
export function ScorecardsToCheck({ event, standings, onPlayer }: ScorecardsToCheckProps) {
  const chances = chancesOf(event, standings);
  return CHECK_ORDER.map((chance) => {
    const cards = standings.filter(({ id }) => chances.get(id) === chance);
    if (cards.length === 0) return null;
    return (
      <section key={chance} class="stack">
        <h2 class="section">
          {CHANCE_WORDS[chance]}: {cards.length}
        </h2>
        <Rows label={CHANCE_WORDS[chance]}>
          {cards.map((standing) => (
            <Row
              key={standing.id}
              label={<bdi>{event.players[standing.id]?.name}</bdi>}
              hint={openWords(event, standing.id)}
              value={
                <>
                  {shorthand(standing)} {signed(standing.net)}
                </>
              }
              leads
              onPress={() => onPlayer(standing.id)}
            />
          ))}
        </Rows>
      </section>
    );
  });
}

/** The games on the scorecard that need a look. */
function openWords(event: ClubEvent, player: PlayerId): string | undefined {
  const games = gamesOf(event, player);
  const rounds = (status: string) => games.filter((one) => one.status === status).map(({ round }) => round);
  const [differ, half, waiting] = [rounds("differ"), rounds("half"), rounds("waiting")];
  const parts = [
    differ.length > 0 && `cards differ in game ${differ.join(", ")}`,
    half.length > 0 && `one card in for game ${half.join(", ")}`,
    waiting.length > 0 && `${waiting.length} not in`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(" · ");
}
