import { type GameState, nameOfSide } from "../game/state";
import { phaseOf, showing, showOrder } from "../game/state";
import { skunkLines } from "../rules/ruleset";
import { lastPeg } from "../session/table";
import { factText } from "./entry-words";
import { Board } from "./parts/board";
import { CardText } from "./parts/card-text";
import { ScorePanel } from "./parts/score-panel";
import { Scores } from "./parts/scores";
import { TopBar } from "./parts/top-bar";
import { go } from "./router";
import { useSession } from "./session-context";
import { menuOpen } from "./menu-open";
import { pegWords, PHASE_WORDS, whose } from "./words";

/** @returns what undo would take back, for the ear. */
export function undoText(session: ReturnType<typeof useSession>): string | undefined {
  const { state, undo } = session.now.value;
  if (!state || !undo) return undefined;
  const { fact } = undo;
  if (fact.type === "corrected") return "the last change";
  return fact.type === "undone" || fact.type === "redone" ? undefined : factText(state, fact);
}

/** Title, whose crib, the starter; back, undo and the menu. */
export function TableBar({ state, title }: { state: GameState; title?: string }) {
  const session = useSession();
  return (
    <TopBar
      title={title ?? PHASE_WORDS[phaseOf(state)]}
      subtitle={<Subtitle state={state} />}
      onBack={() => go("home")}
      onUndo={() => void session.undo()}
      canUndo={session.now.value.undo !== undefined}
      undoWhat={undoText(session)}
      onMenu={() => (menuOpen.value = true)}
    />
  );
}

function Subtitle({ state }: { state: GameState }) {
  const { deal } = state;
  if (!deal) return <>To {state.rules.target}</>;
  const owner = showing(state);
  const order = showOrder(state, deal);
  return (
    <>
      Deal {deal.number} · <bdi>{whose(state.seats[deal.dealer]?.name ?? "")}</bdi> crib
      {deal.starter && owner === undefined && (
        <>
          {" "}
          · starter <CardText card={deal.starter} />
        </>
      )}
      {owner !== undefined && ` · ${order.indexOf(owner) + 1} of ${order.length}`}
    </>
  );
}

/** Every side's score, needs, last peg, whose turn, whose crib. */
export function TableScores({ state, turn }: { state: GameState; turn: number | undefined }) {
  return (
    <Scores sides={state.sides.length}>
      {state.sides.map((pegs, side) => {
        const last = lastPeg(state, side);
        return (
          <ScorePanel
            key={side}
            side={side}
            name={nameOfSide(state, side)}
            hole={pegs.front}
            needs={state.rules.target - pegs.front}
            last={last && { points: last.points, what: pegWords(last) }}
            turn={turn !== undefined && state.seats[turn]?.side === side}
            crib={state.deal !== undefined && state.seats[state.deal.dealer]?.side === side}
          />
        );
      })}
    </Scores>
  );
}

export function TableBoard({ state }: { state: GameState }) {
  const standing = state.sides.map((pegs, side) => `${nameOfSide(state, side)} ${pegs.front}`);
  return (
    <Board
      target={state.rules.target}
      marks={skunkLines(state.rules.target)
        .map(({ below }) => below)
        .filter((hole) => hole > 31 || state.rules.target === 61)}
      label={`Board: ${standing.join(", ")} of ${state.rules.target}`}
      pegs={state.sides.map((pegs, side) => ({ side, front: pegs.front, rear: pegs.rear }))}
    />
  );
}
