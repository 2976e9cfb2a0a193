import { listWords } from "../../base/lists";
import { isHome, isOn, nameOfSide, targetOf } from "../../game/sides";
import { type Match, partiesOn } from "../../match/match";
import { type GameState, phaseOf, showing, showOrder } from "../../game/state";
import type { Seat, Side } from "../../rules/ruleset";
import { lazyPart } from "../lazy";
import { type Won, wonBy } from "../words/matches";
import { CardText } from "../parts/card-text";
import { ScorePanel, Scores } from "./score-panel";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { useSession } from "../context";
import { menuOpen, rulesOpen } from "./menu/menu-open";
import { PHASE_WORDS, whose } from "../words/common";
import { Pieces } from "../parts/pieces";
import { wide } from "../wide";
import { useUndoRedo } from "./undo-redo";
import { lastPeg } from "../../game/last-heard";

const TableNotices = lazyPart(async () => (await import("./table-notices"))?.TableNotices);

/** "Alice and Bob", for the title of the page. */
export function playersText(state: GameState): string {
  return listWords(state.sides.map((_, side) => nameOfSide(state, side)));
}

/** Title, crib and starter, with the back, undo and menu buttons. */
export function TableBar({ state, title }: { state: GameState; title?: string }) {
  const undoRedo = useUndoRedo();
  return (
    <TopBar
      title={title ?? PHASE_WORDS[phaseOf(state)]}
      about={playersText(state)}
      subtitle={<Subtitle state={state} />}
      opens={{ what: "The rules in use", onOpen: () => (rulesOpen.value = true) }}
      onBack={() => up()}
      {...undoRedo}
      undoWords={wide.value ? <Pieces pieces={["Undo ", ...(undoRedo.undoShown ?? [])]} /> : undefined}
      onMenu={() => (menuOpen.value = true)}
      notices={<TableNotices state={state} />}
      update={state.winner !== undefined}
    />
  );
}

/** The starter, the crib and the number of the deal. */
export function Subtitle({ state }: { state: GameState }) {
  const { deal, seats, match } = state;
  // On the game-over screen the title says which game it is.
  const game = match && phaseOf(state) !== "over" && `game ${match.game}`;
  if (!deal) return <>{[`To ${state.rules.target}`, game].filter(Boolean).join(", ")}</>;
  const owner = showing(state);
  const order = showOrder(state, deal);
  // Narrow phones cut off the end, so the starter comes first.
  return (
    <>
      {deal.starter && owner === undefined && (
        <>
          Starter <CardText card={deal.starter} /> ·{" "}
        </>
      )}
      {owner !== undefined && `${order.indexOf(owner) + 1} of ${order.length} · `}
      <bdi>{whose(seats[deal.cribOf]?.name ?? "")}</bdi> crib<span class="deal-number"> · deal {deal.number}</span>
      {deal.cribOf !== deal.dealer && (
        <>
          , <bdi>{seats[deal.dealer]?.name}</bdi> deals
        </>
      )}
      {game && `, ${game}`}
    </>
  );
}

/** A side’s match points, in a game of a match. */
export function wonInMatch(match: Match | undefined, state: GameState, side: Side): Won | undefined {
  return match && wonBy(match, partiesOn(match, state.seats, side));
}

/** "needs 54"; in a lowball "121 loses". */
export function goalOf(state: GameState, side: Side): string {
  if (isHome(state, side)) return "pegged out";
  const target = targetOf(state, side);
  return isOn(state, "lowball") ? `${target} loses` : `needs ${target - (state.sides[side]?.front ?? 0)}`;
}

/** The score panels of all sides. */
export function TableScores({ state, turn }: { state: GameState; turn: Seat | undefined }) {
  const { seats, deal } = state;
  const match = useSession().match.value;
  const phase = phaseOf(state);
  const turnWords = phase === "show" ? "to count" : phase === "auction" ? "to bid" : "to play";
  return (
    <Scores sides={state.sides.length} seats={state.seats.length}>
      {state.sides.map((pegs, side) => {
        const here = (seat: Seat | undefined) => {
          const at = seats[seat ?? -1];
          return at?.side === side ? at.name : undefined;
        };
        return (
          <ScorePanel
            key={side}
            side={side}
            name={nameOfSide(state, side)}
            names={seats.filter((seat) => seat.side === side).map(({ name }) => name)}
            hole={pegs.front}
            goal={goalOf(state, side)}
            last={lastPeg(state, side)}
            turn={here(turn)}
            turnWords={turnWords}
            crib={here(deal?.cribOf)}
            games={wonInMatch(match, state, side)}
          />
        );
      })}
    </Scores>
  );
}
