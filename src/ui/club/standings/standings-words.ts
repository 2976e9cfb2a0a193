/** Words for standings, scorecards and playoffs. */
import { listWords } from "../../../base/lists";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import type { Standing } from "../../../club/standings";
import type { Chance } from "../../../club/qualifiers";
import { missingIn } from "../../../club/progress";
import { rulingsToRepeat } from "../../../club/to-check";

export function namesOf({ players }: Pick<ClubEvent, "players">, ids: readonly PlayerId[]): readonly string[] {
  return ids.map((id) => players[id]?.name ?? "");
}

/** "16/7": 16 game points from 7 wins. */
export function shorthand({ points, won }: Pick<Standing, "points" | "won">): string {
  return `${points}/${won}`;
}

/** "2", or "2=" for a shared place. @param at index in the standings */
export function placeWords(standings: readonly Standing[], at: number): string {
  const place = standings[at]?.place;
  const shared = [standings[at - 1], standings[at + 1]].some((beside) => beside && beside.place === place);
  return shared ? `${place}=` : String(place);
}

/** "1st", "2nd", "3rd", "11th" */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(teen ? undefined : ["th", "st", "nd", "rd"][place % 10]) ?? "th"}`;
}

/** The mark of players tied across the cut. @param all whether every result is in: only a playoff can then separate them */
export function levelWords(all: boolean): string {
  return all ? "tied – playoff needed" : "tied at the cut";
}

/** The row below the qualifiers. @param level how many players are tied across the cut */
export function cutWords(qualifiers: number, entrants: number, level: number): string {
  const words = `${qualifiers} of ${entrants} qualify`;
  return level > 0 ? `${words} – ${level} are tied for the last place` : words;
}

function gamesWords(count: number): string {
  return count === 1 ? "1 game" : `${count} games`;
}

/** @returns the results still missing and the rulings to check again; undefined when there are none */
export function caveat(event: ClubEvent): string | undefined {
  const { waiting, half, differ } = missingIn(event);
  const parts = [
    waiting > 0 && `${gamesWords(waiting)} not in yet`,
    half > 0 && `${gamesWords(half)} with only one card in`,
    differ > 0 && `${gamesWords(differ)} whose cards differ`,
  ].filter((part) => part !== false);
  const missing = event.header.games - event.rounds.length;
  if (missing > 0) parts.push(missing === 1 ? "1 round not drawn" : `${missing} rounds not drawn`);
  const again = rulingsToRepeat(event).length;
  if (again > 0) parts.push(again === 1 ? "1 ruling to check again" : `${again} rulings to check again`);
  return parts.length === 0 ? undefined : `Still open: ${listWords(parts)}.`;
}

export const CHANCE_WORDS: Readonly<Record<Chance, string>> = {
  definite: "Sure to qualify",
  probable: "Would qualify",
  probableNot: "Would not qualify",
  definiteNot: "Cannot qualify",
};

/** The order in which scorecards are checked. */
export const CHECK_ORDER: readonly Chance[] = ["definite", "probable", "probableNot", "definiteNot"];

export const MARK_WORDS = { season: "12 or more", grandSlam: "Grand slam" } as const;

/** "Final", "Semi-finals", "Quarter-finals", "Round of 16". @param left rounds after this one */
export function roundName(left: number): string {
  return ["Final", "Semi-finals", "Quarter-finals"][left] ?? `Round of ${2 ** (left + 1)}`;
}
