import type { Club, ClubRound } from "../../../club/event";
import type { OpenGame } from "./game-draft";
export interface GameProps {
  readonly club: Club;
  readonly game: OpenGame;
  readonly round: ClubRound;
  readonly onDone: () => void;
}
