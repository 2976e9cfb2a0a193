import { listWords } from "../../../base/lists";
import { isolated } from "../../../base/isolated";
import { nameOfSide } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import { takeBack } from "../../../session/hand-over";
import { useSession } from "../../context";
import { tableClass } from "../../display";
import { Icon } from "../../parts/icons";
import { MainButton } from "../../parts/main-button";
import { TopBar } from "../../parts/top-bar";
import { Refused } from "../../refused";
import { go, up } from "../../router";
import { menuOpen } from "../menu/menu-open";
import { TableBoard } from "../table-board";
import { playersText, Subtitle, TableScores } from "../table-top";
import "./handed-over.css";

/** The table of a game that another phone scores: to look at, not to peg. */
export function HandedOver({ state }: { readonly state: GameState }) {
  const session = useSession();
  const gone = session.handedOver.value;
  const scores = state.sides.map(({ front }, side) => `${isolated(nameOfSide(state, side))} ${front}`);
  return (
    <main class={`${tableClass()} handed-over`}>
      <TopBar
        title="On the other phone"
        about={playersText(state)}
        subtitle={<Subtitle state={state} />}
        onBack={() => up()}
        onMenu={() => (menuOpen.value = true)}
      />
      <TableScores state={state} turn={undefined} />
      <div class="beside">
        <TableBoard state={state} />
      </div>
      <div class="at-play">
        <section class="gone" role="status">
          <Icon name="forward" />
          <div>
            <h2>Handed over</h2>
            <p>
              {gone && `You handed it over ${whenWords(gone.at)}, with `}
              {listWords(scores)}. You can look, but no longer peg.
            </p>
            <p>If the other phone has gone on, bring its game in. Taking this one back makes two copies.</p>
          </div>
        </section>
        <Refused />
        <div class="actions">
          <MainButton onPress={() => go("bring")}>Bring its game in</MainButton>
          <div class="pair">
            <MainButton kind="second" onPress={() => go("handover", session.openId.value)}>
              Show the code again
            </MainButton>
            <MainButton kind="second" onPress={() => void takeBack(session)}>
              Take it back
            </MainButton>
          </div>
        </div>
      </div>
    </main>
  );
}

/** "at 21:40", "on 3 May, 21:40" on another day. */
function whenWords(at: number): string {
  const [time, today] = [new Date(at), new Date()];
  const clock = time.toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
  const isToday = time.toDateString() === today.toDateString();
  return isToday
    ? `at ${clock}`
    : `on ${time.toLocaleDateString(undefined, { day: "numeric", month: "long" })}, ${clock}`;
}
