import { isolated } from "../../base/isolated";
import type { Opponent, Player } from "../../insight/many/player";
import { dayWords, gamesWords, recordWords } from "../words/people";
import { HOW } from "./how-words";
import { ask } from "./number";
import { openPair } from "./people-addresses";

/** The opponents of games of two, and partners. */
export function Against({ player }: { player: Player }) {
  const { name, against, rival, nemesis, partners } = player;
  return (
    <>
      {against.length > 0 && (
        <section aria-label="Against">
          <div class="spread card-heading">
            <h2 class="section">Against</h2>
            <span class="muted">who is ahead</span>
          </div>
          <div class="rows">
            {against.map((one) => (
              <OpponentLine
                key={one.name}
                one={one}
                badge={badgeOf(one, rival, nemesis)}
                onPress={() => openPair([name, one.name])}
              />
            ))}
          </div>
        </section>
      )}
      {partners.length > 0 && (
        <section aria-label="With a partner">
          <h2 class="section">With a partner</h2>
          <div class="rows">
            {partners.map((one) => (
              <OpponentLine
                key={one.name}
                one={one}
                onPress={() => ask({ title: `With ${isolated(one.name)}`, says: HOW.record, games: one.games })}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function badgeOf(one: Opponent, rival: Opponent | undefined, nemesis: Opponent | undefined): string | undefined {
  if (one === nemesis) return "nemesis";
  // Two games make nobody a rival.
  return one === rival && one.games.length > 2 ? "rival" : undefined;
}

interface LineProps {
  readonly one: Opponent;
  readonly badge?: string | undefined;
  readonly onPress: () => void;
}

function OpponentLine({ one, badge, onPress }: LineProps) {
  const part = one.won / (one.won + one.lost);
  return (
    <button type="button" class="row-line opponent" onClick={onPress}>
      <span class="words">
        <bdi>{one.name}</bdi> {badge !== undefined && <span class="chip badge">{badge}</span>}
        <span class="hint">
          {gamesWords(one.games.length)}, last {dayWords(one.last)}
        </span>
      </span>
      <span class="ahead" aria-hidden="true">
        <span style={{ inlineSize: `${100 * part}%` }} />
      </span>
      <span class="value figures">
        {badge === undefined ? "" : "series "}
        {recordWords(one)}
      </span>
    </button>
  );
}
