import { type GameState, type PegKind, nameOfSide } from "../../game/state";
import { lossOf } from "../../game/state";
import { skunkLines } from "../../rules/ruleset";
import { leftOnTable } from "../../session/claims";
import { bestCount, scoreRace } from "../../session/story";
import { nextDealer } from "../../session/table";
import type { Device } from "../device";
import { Breakdown } from "../parts/breakdown";
import { MainButton } from "../parts/main-button";
import { ScoreRace } from "../parts/score-race";
import { sideClass } from "../parts/sides";
import { Versus } from "../parts/versus";
import { go, replace } from "../router";
import { useSession } from "../session-context";
import { TableBar } from "../table-top";
import { UpdateOffer } from "../update-offer";
import { LOSS_WORDS, pointsWords } from "../words";
import { Refused } from "../refused";

const ROWS: readonly { readonly label: string; readonly kinds: readonly PegKind[] }[] = [
  { label: "The play", kinds: ["play"] },
  { label: "Hands", kinds: ["hand"] },
  { label: "Cribs", kinds: ["crib"] },
  { label: "Heels", kinds: ["heels"] },
  { label: "Muggins", kinds: ["muggins"] },
  { label: "Overcounts", kinds: ["overcount"] },
  { label: "Penalties", kinds: ["penalty"] },
  { label: "Typed points", kinds: ["points"] },
  { label: "Put right", kinds: ["correction"] },
];
/** Shown even when nobody scored: their nothing says something. */
const ALWAYS: ReadonlySet<string> = new Set(["The play", "Hands", "Cribs"]);

/** The game is decided: who won, how badly, how it went; and the next one in a tap. */
export function Over({ state, device }: { state: GameState; device: Device }) {
  const session = useSession();
  const sides = state.sides.map((pegs, side) => ({
    side,
    name: nameOfSide(state, side),
    hole: pegs.front,
  }));
  const winner = state.winner ?? 0;
  const next = state.seats[nextDealer(state)]?.name ?? "";
  const start = async () => {
    // In a tap, and now that there is something worth keeping.
    device.askPersistOnce();
    const id = await session.nextGame();
    if (id !== undefined) replace("table", id);
  };
  return (
    <main class="screen split over">
      <TableBar state={state} title="The game" />
      <div class="split-a">
        <Headline state={state} />
        <Versus grand standings={sides} />
        <Race state={state} sides={sides} />
        <UpdateOffer device={device} />
      </div>
      <div class="split-b">
        <Breakdown caption="Where the points came from" sides={sides} rows={breakdown(state, session, sides.length)} />
      </div>
      <div class="actions">
        <Refused />
        <MainButton onPress={() => void start()}>
          Next game: <bdi class="name">{next}</bdi> deals
        </MainButton>
        <div class="pair">
          <MainButton kind="second" onPress={() => go("record", session.game.value)}>
            Mend a mistake
          </MainButton>
          <MainButton kind="second" onPress={() => go("new")}>
            Other players
          </MainButton>
        </div>
      </div>
      <span class="unseen">{sides[winner]?.name} wins</span>
    </main>
  );
}

function Headline({ state }: { state: GameState }) {
  const winner = state.winner ?? 0;
  const losers = state.sides.flatMap((pegs, side) => (side === winner ? [] : [pegs.front]));
  const margin = state.rules.target - Math.max(...losers);
  const loser = state.seats.find((seat) => seat.side !== winner)?.name ?? "";
  const loss = lossOf(state);
  return (
    <div class={`headline ${sideClass(winner)}`}>
      <h2>
        <bdi>{nameOfSide(state, winner)}</bdi> wins
      </h2>
      <p class="muted">
        by {pointsWords(margin)}
        {loss !== "plain" && (
          <>
            , and <bdi>{loser}</bdi> is <b class="loss">{LOSS_WORDS[loss]}</b>
          </>
        )}
      </p>
    </div>
  );
}

interface RaceProps {
  readonly state: GameState;
  readonly sides: readonly { readonly side: number; readonly name: string; readonly hole: number }[];
}

function Race({ state, sides }: RaceProps) {
  const race = scoreRace(state);
  return (
    <ScoreRace
      target={state.rules.target}
      marks={skunkLines(state.rules.target)
        .map(({ below }) => below)
        .filter((hole) => hole > 31 || state.rules.target === 61)}
      from="start"
      to={`deal ${state.deal?.number ?? 1}`}
      label={sides.map(({ side, name }) => `${name}: ${race[side]?.join(", ")}`).join(". ")}
      sides={sides.map(({ side, name }) => ({ side, name, holes: race[side] ?? [0] }))}
    />
  );
}

function breakdown(state: GameState, session: ReturnType<typeof useSession>, sides: number) {
  const each = (figure: (side: number) => number) => Array.from({ length: sides }, (_, side) => figure(side));
  const rows = ROWS.map(({ label, kinds }) => ({
    label,
    figures: each((side) =>
      state.pegs.reduce((sum, peg) => sum + (peg.side === side && kinds.includes(peg.kind) ? peg.points : 0), 0),
    ),
  })).filter(({ label, figures }) => ALWAYS.has(label) || figures.some((figure) => figure !== 0));
  const left = leftOnTable(state);
  if (left.some((points) => points > 0)) rows.push({ label: "Left on the table", figures: [...left] });
  return [...rows, { label: "Best count", figures: each((side) => bestCount(session.now.value, side)) }];
}
