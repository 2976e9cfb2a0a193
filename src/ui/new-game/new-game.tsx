import { useEffect } from "preact/hooks";
import { type Setup, setupOf } from "../../session/new-game/setup";
import { HouseRules } from "./customs";
import { FormRow } from "./form-row";
import { HowLong } from "./how-long";
import { Players } from "./players";
import { CountingNow, Scoring } from "./scoring";
import { Twists } from "./twists";
import { nameAt, WhoDeals } from "./who-deals";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { TopBar } from "../parts/top-bar";
import { Refused } from "../refused";
import { openMade, replace, up } from "../router";
import { useSession } from "../context";
import { whose } from "../words/common";
import "./new-game.css";

/** The form of a new game. It starts with the choices of the last game, so one tap can begin. */
export function NewGame() {
  const session = useSession();
  const setup = setupOf(session);
  useEffect(() => {
    setup.prepare();
  }, [setup, session]);
  const card = setup.forCard.value;
  return (
    <main class="screen split new-game">
      <TopBar
        title="New game"
        subtitle={
          card && (
            <>
              Game {card.game} on <bdi>{whose(card.player)}</bdi> scorecard
            </>
          )
        }
        onBack={() => up()}
      />
      <div class="split-a">
        <Players />
        <FormRow />
        <HowLong />
        <WhoDeals setup={setup} />
      </div>
      <div class="split-b">
        <Rows>
          <Scoring setup={setup} />
          <Twists setup={setup} />
        </Rows>
        <HouseRules />
      </div>
      <div class="actions">
        <Refused />
        <CountingNow setup={setup} />
        <Start setup={setup} />
      </div>
    </main>
  );
}

/** Names the dealer of the first deal, as chosen above. */
function Start({ setup }: { setup: Setup }) {
  const dealer = setup.dealing.now.value;
  return (
    <MainButton onPress={() => void openMade("table", setup.start(dealer === "cut" ? undefined : dealer), replace)}>
      {dealer === "cut" ? (
        "Start: cut for deal"
      ) : (
        <span>
          Start: <bdi class="name">{nameAt(setup, dealer)}</bdi> deals
        </span>
      )}
    </MainButton>
  );
}
