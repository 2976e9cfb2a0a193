import type { Seat } from "../../rules/ruleset";
import { isOn, sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import { CardPad } from "../pads/card-pad";
import { CardFace } from "../parts/card-face";
import { MainButton } from "../parts/main-button";
import { BriefSaying } from "../parts/brief-saying";
import { lastWords } from "../last-words";
import { tableClass } from "../display";
import { useSession } from "../context";
import { TableBar } from "./table-top";
import { Refused } from "../refused";
import "./cut.css";

/** Everybody cuts a card and the lowest deals, or the players pick the dealer by name. Suits decide nothing. */
export function Cut({ state }: { state: GameState }) {
  const session = useSession();
  const waiting = session.waiting.value;
  const seat = waiting.for === "cut" ? waiting.seat : undefined;
  const { words } = lastWords(session.now.value);
  return (
    <main class={`${tableClass()} cutting`} data-pad="ranks">
      <TableBar state={state} />
      <div class="at-play" data-seats={state.seats.length}>
        <div class="on-table">
          <ul class="cuts" aria-label="Cards cut">
            {state.seats.map(({ name }, cutter) => (
              <li key={cutter} class={cutter === seat ? "cuts-now" : undefined}>
                <CardOf state={state} cutter={cutter} />
                <bdi class="name">{name}</bdi>
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
          spent={session.spent}
          onCard={session.tapCard}
          ranksOnly
        />
      </div>
    </main>
  );
}

/** The card of this round, or dimmed the card of the tie before it, or the place for one. */
function CardOf({ state, cutter }: { state: GameState; cutter: Seat }) {
  const card = state.cuts.get(cutter);
  const shown = card ?? state.tiedCuts.get(cutter);
  if (shown === undefined) return <span class="card small no-card" aria-hidden="true" />;
  return <CardFace card={shown} size="small" side={sideAt(state, cutter)} state={card ? "plain" : "dim"} />;
}
