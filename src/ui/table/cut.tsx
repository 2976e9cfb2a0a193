import { isOn, sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import { CardPad } from "../pads/card-pad";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { BriefSaying } from "../parts/saying";
import { lastWords } from "../last-words";
import { shownPad, tableClass } from "../display";
import { useSession } from "../context";
import { TableBar } from "./table-top";
import { Refused } from "../refused";
import "./cut.css";

/** Everybody cuts a card and the lowest deals, or the players pick the dealer by name. */
export function Cut({ state }: { state: GameState }) {
  const session = useSession();
  const waiting = session.waiting.value;
  const seat = waiting.for === "cut" ? waiting.seat : undefined;
  const { words } = lastWords(session.now.value);
  return (
    <main class={`${tableClass()} cutting`} data-pad={shownPad(session.preferences)}>
      <TableBar state={state} />
      <div class="at-play" data-seats={state.seats.length}>
        <div class="on-table">
          <ul class="cuts" aria-label="Cards cut">
            {[...state.cuts].map(([cutter, card]) => (
              <li key={cutter}>
                <CardFace card={card} size="small" side={sideAt(state, cutter)} />
                <bdi class="name">{state.seats[cutter]?.name}</bdi>
              </li>
            ))}
          </ul>
          <BriefSaying
            words={words || (isOn(state, "highCut") ? "Highest card deals" : "Lowest card deals, ace low")}
          />
          <div class="pair">
            {state.seats.map(({ name }, dealer) => (
              <MainButton
                key={dealer}
                kind="second"
                onPress={() => void session.record({ type: "dealerChosen", dealer })}
              >
                <bdi class="name">{name}</bdi> deals
              </MainButton>
            ))}
          </div>
        </div>
        <Refused />
        <CardPad
          title={
            <>
              <b>
                <bdi>{seat === undefined ? "" : state.seats[seat]?.name}</bdi>
              </b>
              {" cuts"}
            </>
          }
          side={seat === undefined ? undefined : sideAt(state, seat)}
          goState="off"
          spent={session.spent}
          onCard={session.tapCard}
        />
      </div>
    </main>
  );
}
