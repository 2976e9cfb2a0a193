import { isolated } from "../../base/isolated";
import type { GameState } from "../../game/state";
import type { Waiting } from "../../game/waiting";
import { MainButton } from "../parts/main-button";
import { NumberGrid } from "../pads/number-grid";
import { PadFrame } from "../pads/pad-frame";
import { BriefSaying } from "../parts/brief-saying";
import { Refused } from "../refused";
import { tableClass } from "../display";
import { lastWords } from "../last-words";
import { useSession } from "../context";
import { TableHead } from "./table-head";

interface AuctionProps {
  readonly state: GameState;
  readonly waiting: Extract<Waiting, { for: "auction" }>;
}

/** The number of bids on the pad. Twenty are enough, because a crib rarely counts more. */
const MOST_AT_ONCE = 20;

/** The players bid for the crib in turn: more than the last bid, or a pass, which is final (rules.md §9.14). */
export function Auction({ state, waiting }: AuctionProps) {
  const session = useSession();
  const { seat, high, bidder } = waiting;
  const { name = "", side } = state.seats[seat] ?? {};
  const { words } = lastWords(session.now.value);
  return (
    <main class={tableClass()} data-pad="ranks">
      <TableHead state={state} turn={seat} />
      <div class="at-play">
        <div class="on-table">
          <BriefSaying words={words || "Bid for the crib. A pass is final"} />
          <p class="muted">
            {bidder === undefined ? (
              "No bids yet."
            ) : (
              <>
                <bdi>{state.seats[bidder]?.name}</bdi> has bid {high}.
              </>
            )}
          </p>
        </div>
        <Refused />
        <PadFrame
          title={
            <>
              <b>
                <bdi>{name}</bdi>
              </b>
              {" bids for the crib"}
            </>
          }
          side={side}
        >
          <MainButton kind="second" onPress={() => void session.record({ type: "bidPassed" })}>
            Pass
          </MainButton>
          <NumberGrid
            label={`${isolated(name)} bids`}
            min={high + 1}
            max={Math.min(high + MOST_AT_ONCE, state.rules.target)}
            impossible={[]}
            onNumber={(points) => void session.record({ type: "bid", points })}
          />
        </PadFrame>
      </div>
    </main>
  );
}
