import type { Device } from "./device";
import type { GameState } from "../game/state";
import { keptFives } from "../game/kept-fives";
import { misfits } from "../game/waiting";
import { go, screen } from "./router";
import { useSession } from "./session-context";
import { FAULT_WORDS } from "./words/words";

/** What must not be overlooked: something is not saved, or another tab scores. It stays until it is mended. */
export function Notices({ device }: { device: Device }) {
  const session = useSession();
  const fault = session.fault.value;
  const unkept = session.unkept.value;
  const state = session.state.value;
  const deal = state?.deal?.number;
  const wrong = misfits(session.now.value).filter((line) => line.deal === deal).length;
  const watching = session.openId.value !== undefined && !session.writing.value;
  return (
    <>
      {fault !== undefined && (
        <div class="notice alarm" role="alert">
          <span>{FAULT_WORDS[fault]}</span>
          <span class="notice-buttons">
            <button type="button" class="text-button" onClick={() => void session.retry()}>
              Try again
            </button>
            {unkept.length > 0 && (
              <button
                type="button"
                class="text-button"
                onClick={() => device.save("fifteen-two-unsaved.json", JSON.stringify(session.entries.value, null, 1))}
              >
                Save to a file
              </button>
            )}
          </span>
        </div>
      )}
      {session.setAside.value.length > 0 && (
        <div class="notice" role="alert">
          Part of this game could not be read: {session.setAside.value.length} of its entries. They are set aside, not
          deleted.
        </div>
      )}
      {screen.value === "table" && wrong > 0 && (
        <div class="notice" role="status">
          <span>{wrong === 1 ? "An entry of this deal fits" : `${wrong} entries of this deal fit`} no more.</span>
          <button type="button" class="text-button" onClick={() => go("record", session.openId.value)}>
            Put right
          </button>
        </div>
      )}
      {screen.value === "table" && state && <KeptFives state={state} />}
      {watching && (
        <div class="notice" role="status">
          <span>Another tab scores this game.</span>
          <button type="button" class="text-button" onClick={() => void session.scoreHere()}>
            Score here instead
          </button>
        </div>
      )}
    </>
  );
}

/** A table that throws every five, and a crib that has not got them. */
function KeptFives({ state }: { state: GameState }) {
  const kept = keptFives(state);
  if (kept.length === 0) return null;
  const names = kept.map((seat) => state.seats[seat]?.name).join(" and ");
  return (
    <div class="notice" role="status">
      <span>
        <bdi>{names}</bdi> kept a five; every five goes to the crib.
      </span>
    </div>
  );
}
