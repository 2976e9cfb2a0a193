import { useContext } from "preact/hooks";
import type { GameRow } from "../../game/log";
import type { Library } from "../../session/library";
import { SessionContext } from "../context";
import { MainButton } from "../parts/main-button";
import { NameList } from "../parts/name-list";
import { go } from "../router";
import { AgainWords } from "./again-words";

interface PlayAgainProps {
  readonly library: Library;
  /** The last game of these people, which is finished. */
  readonly row: GameRow;
  /** Whether nothing else on the page is to be done first. */
  readonly first: boolean;
}

/** The next game of the same people by the same rules, without a form. */
export function PlayAgain({ library, row, first }: PlayAgainProps) {
  // Undefined while the engine is loading.
  const session = useContext(SessionContext);
  const start = async () => {
    const id = session && (await session.openGame(row.id)) ? await session.nextGame() : undefined;
    if (id !== undefined) go("table", id);
  };
  return (
    <>
      <div>
        <h2>
          Play again: <NameList names={row.names} />
        </h2>
        <p class="muted">
          <AgainWords library={library} row={row} />
        </p>
      </div>
      <MainButton kind={first ? "main" : "second"} waiting={session === undefined} onPress={() => void start()}>
        Start
      </MainButton>
    </>
  );
}
