import { GameLine } from "../game-line";
import { Empty } from "../parts/empty";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { go } from "../router";
import { useSession } from "../session-context";

/** Every game of this phone, newest first. */
export function Games() {
  const { rows } = useSession();
  return (
    <main class="screen games">
      <TopBar title="Games" subtitle="Kept on this phone" onBack={() => go("home")} />
      {rows.value.length === 0 ? (
        <Empty title="No games yet">
          <p class="muted">Every game you score here is kept, finished or not.</p>
        </Empty>
      ) : (
        <Rows label="Games">
          {rows.value.map((row) => (
            <GameLine key={row.id} row={row} dated />
          ))}
        </Rows>
      )}
      <div class="actions">
        <MainButton onPress={() => go("new")}>New game</MainButton>
      </div>
    </main>
  );
}
