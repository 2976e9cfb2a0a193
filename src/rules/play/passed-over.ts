/** The players passed over at 31, each of whom may have kept a naught joker. rules.md §6.5, §9.11. */
import { sayGo } from "./play";
import type { Play } from "./state";

/**
 * @param play a play before its next series is led, without a word from the player whose turn it is
 * @returns the play at the turn of each player who is passed over: at 31, everybody who could still hold a joker
 */
export function passedOver(play: Play): readonly Play[] {
  const plays = [play];
  if (play.count < 31) return plays;
  for (let said = sayGo(play); said.ok && said.value.play.count === 31; said = sayGo(said.value.play))
    plays.push(said.value.play);
  return plays;
}
