import { timePlayed } from "../../game/log";
import { useEffect, useMemo, useState } from "preact/hooks";
import { GameLine } from "../games/game-line";
import { Later } from "../parts/later";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { timeWords } from "../words/common";
import { gamesWords } from "../words/people";
import { askedNow, type Asked } from "./number";

/** Games that are shown at first, and with each tap on the button. */
const STEP = 20;
/** Of these, the games that are drawn together. */
const TOGETHER = 4;

/** Says how the number that was tapped is known, and shows the games it comes from. */
export function AskedSheet() {
  const asked = askedNow.value;
  useEffect(() => () => void (askedNow.value = undefined), []);
  return (
    <Sheet open={asked !== undefined} title={asked?.title ?? ""} onClose={() => (askedNow.value = undefined)}>
      {asked && (
        <div class="stack">
          <h3 class="section">How we know</h3>
          {asked.says.map((one) => (
            <p key={one}>{one}</p>
          ))}
          <GamesBehind asked={asked} />
        </div>
      )}
    </Sheet>
  );
}

function GamesBehind({ asked: { games } }: { asked: Asked }) {
  const { rows } = useSession();
  const [shown, setShown] = useState(STEP);
  const all = rows.value;
  const found = useMemo(() => {
    const ids = new Set<string>(games);
    return all.filter(({ id }) => ids.has(id));
  }, [all, games]);
  if (games.length === 0) return null;
  return (
    <>
      <h3 class="section">It comes from {gamesWords(games.length)}</h3>
      <Rows label="Games">
        {Array.from({ length: shown / TOGETHER }, (_, part) => (
          <Later key={part}>
            {found.slice(part * TOGETHER, (part + 1) * TOGETHER).map((row) => (
              <GameLine key={row.id} row={row} when={timeWords(timePlayed(row))} />
            ))}
          </Later>
        ))}
      </Rows>
      {found.length > shown && (
        <MainButton kind="second" onPress={() => setShown(shown + STEP)}>
          More games
        </MainButton>
      )}
    </>
  );
}
