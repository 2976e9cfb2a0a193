import type { ClubEvent, EventRound } from "../../../club/event";
import type { OpenGame } from "./game-draft";
export interface GameProps {
  readonly event: ClubEvent;
  readonly game: OpenGame;
  readonly round: EventRound;
  readonly onDone: () => void;
}
