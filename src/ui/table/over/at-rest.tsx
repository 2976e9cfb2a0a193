import type { GameState } from "../../../game/state";
import { useSession } from "../../context";
import type { Device } from "../../device";
import { HandedOver } from "./handed-over";
import { Over } from "./over";

/** A table at which nobody plays now: the game is over, or another phone scores it. */
export function AtRest({ state, device }: { readonly state: GameState; readonly device: Device }) {
  return useSession().handedOver.value ? <HandedOver state={state} /> : <Over state={state} device={device} />;
}
