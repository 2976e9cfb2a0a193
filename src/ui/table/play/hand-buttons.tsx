import { useState } from "preact/hooks";
import { keptHand, seatsToEnter } from "../../../game/known";
import type { Deal, GameState } from "../../../game/state";
import type { Seat } from "../../../rules/ruleset";
import { Icon } from "../../parts/icons";
import { Row, Rows } from "../../parts/rows";
import { Sheet } from "../../parts/sheet";
import { SideMark } from "../../parts/side-mark";
import { useSession } from "../../context";
import { whose } from "../../words/common";
import "./hand-entry.css";

interface ButtonsProps {
  readonly state: GameState;
  readonly deal: Deal;
  /** Seats that were dealt cards. */
  readonly seats: readonly Seat[];
}

/** Offers to enter hands before the play, so that the app can show each player only their own cards. */
export function HandButtons({ state }: { state: GameState }) {
  const { deal } = state;
  const seats = seatsToEnter(state);
  if (!deal || state.depth !== "cards" || seats.length === 0) return null;
  return seats.length > 2 ? (
    <OneForAll state={state} deal={deal} seats={seats} />
  ) : (
    <OneEach state={state} deal={deal} seats={seats} />
  );
}

function OneEach({ state, deal, seats }: ButtonsProps) {
  const session = useSession();
  return (
    <div class="pair">
      {seats.map((seat) => {
        const name = whose(state.seats[seat]?.name ?? "");
        return keptHand(state.form, deal, seat) ? (
          <p key={seat} class="muted hand-in">
            <Icon name="check" />
            <bdi class="name">{name}</bdi> cards entered
          </p>
        ) : (
          <button key={seat} type="button" class="text-button" onClick={() => session.askHand(seat)}>
            <span>
              Enter <bdi class="name">{name}</bdi> cards
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Three or more players share one button; a sheet asks whose hand. */
function OneForAll({ state, deal, seats }: ButtonsProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const isIn = (seat: Seat) => keptHand(state.form, deal, seat) !== undefined;
  const whole = seats.filter(isIn).length;
  return (
    <div class="pair">
      <button type="button" class="text-button" onClick={() => setOpen(true)}>
        Enter a hand
      </button>
      {whole > 0 && (
        <p class="muted hand-in">
          <Icon name="check" />
          {whole === 1 ? "1 hand entered" : `${whole} hands entered`}
        </p>
      )}
      <Sheet open={open} title="Whose hand?" onClose={() => setOpen(false)}>
        <Rows label="Hands">
          {seats.map((seat) => {
            const { name = "", side = 0 } = state.seats[seat] ?? {};
            const ask = () => {
              setOpen(false);
              session.askHand(seat);
            };
            return (
              <Row
                key={seat}
                mark={<SideMark side={side} />}
                label={
                  <>
                    <bdi>{whose(name)}</bdi> hand
                  </>
                }
                hint={isIn(seat) ? "Entered" : undefined}
                onPress={isIn(seat) ? undefined : ask}
              />
            );
          })}
        </Rows>
      </Sheet>
    </div>
  );
}
