/** The last event for a screen reader: at most twelve words, a name counting as one. */
import type { Happening } from "../../game/happenings";
import type { Fact } from "../../game/facts";
import type { LogLine, Replay } from "../../game/replay";
import { nameOfSide, sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import { numberWord, reasonWords } from "../../rules/aloud/announce";
import { capital, whose } from "./common";
import { factPieces, nameOf, ownerWords, piecesText, undoPieces } from "./entries";
import { challengeHeadline, eventWords, takenBy, wordsOf } from "./events";

/** The words a listener keeps in mind while the next card falls. */
export const MOST_WORDS = 12;

/** These decide what a long event is about, the first one found. */
const WEIGHTIEST: readonly Happening["kind"][] = ["won", "home", "falseGo", "called", "voided", "checked", "counted"];

/**
 * @param fact the newest entry of the log
 * @param isMatchWon whether this game has decided its match
 * @returns one short sentence, or two; empty for an entry that needs no words
 */
export function spokenWords(now: Replay, fact: Fact, isMatchWon = false): string {
  const { state, lines } = now;
  const line = lines.at(-1);
  if (!state || !line) return "";
  const took = fact.type === "undone" ? now.redo : fact.type === "redone" ? now.undo : undefined;
  if (took) {
    const done = `${fact.type === "undone" ? "Undone" : "Redone"}: ${piecesText(undoPieces(state, took.fact))}`;
    return firstShort(state, [[done, scores(state)], [done]]);
  }
  if (fact.type === "corrected") return firstShort(state, [["Fixed", scores(state)], ["Fixed"]]);
  return line.status.is === "fits" ? eventSpoken(state, line, line.status, isMatchWon) : "";
}

function eventSpoken(
  state: GameState,
  line: LogLine,
  heard: Extract<LogLine["status"], { is: "fits" }>,
  isMatchWon: boolean,
): string {
  const { words, pegged } = eventWords(state, heard);
  const said = words || plainWords(state, line);
  if (!pegged) return firstShort(state, [[said]]);
  const total = `${pegged.name} ${pegged.points}, total ${state.sides[pegged.side]?.front ?? 0}`;
  const short = shortWords(state, heard.happenings);
  if (!isMatchWon) return firstShort(state, [[said, total], [short, total], [total]]);
  const won = short.replace(/ wins?(?=,|$)/, "$& the match");
  return firstShort(state, [[won, total], [won], [total]]);
}

/** An entry without an effect of its own: the starter, a card of the show, the next deal. */
function plainWords(state: GameState, { fact, deal }: LogLine): string {
  if (fact.type === "dealEnded") return `${nameOf(state, state.deal?.dealer ?? 0)} deals`;
  return capital(piecesText(factPieces(state, fact, deal)));
}

/** An event without the details that the screen shows. */
function shortWords(state: GameState, happenings: readonly Happening[]): string {
  const kind = WEIGHTIEST.find((one) => happenings.some((happening) => happening.kind === one));
  const one = happenings.find((happening) => happening.kind === kind);
  if (!one) {
    const reasons = happenings.flatMap((happening) => ("reasons" in happening ? happening.reasons : []));
    return capital(reasonWords(reasons));
  }
  switch (one.kind) {
    case "falseGo": {
      const fault = `${whose(nameOf(state, one.seat))} false go`;
      return one.end === "stands" ? fault : `${fault}, back to ${numberWord(one.count)}`;
    }
    case "called": {
      const { call, ruling, seat } = one.statedCount;
      if (!call || !ruling) return "";
      const points = takenBy(call, ruling);
      return challengeHeadline(state, { side: call.side, counter: sideAt(state, seat), for: call.for, points });
    }
    case "checked":
      return `${one.statedCount.truth}, not ${one.statedCount.stated ?? 0}`;
    case "counted":
      return `${ownerWords(state, one.owner)} counts ${numberWord(one.points)}`;
    default:
      return capital(wordsOf(state, one));
  }
}

/** "Alice 12, Bob 7": for up to four sides. */
function scores(state: GameState): string {
  return state.sides.map(({ front }, side) => `${nameOfSide(state, side)} ${front}`).join(", ");
}

/** The first of these that is short enough; otherwise the last, which every caller keeps short. */
function firstShort(state: GameState, all: readonly (readonly string[])[]): string {
  const texts = all.map((parts) =>
    parts
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(" "),
  );
  return texts.find((text) => text !== "" && wordsIn(state, text) <= MOST_WORDS) ?? texts.at(-1) ?? "";
}

/** The number of words, where the name of a player or of a side is one. */
function wordsIn(state: GameState, text: string): number {
  const sides = state.sides.map((_, side) => nameOfSide(state, side));
  const names = [...sides, ...state.seats.map((_, seat) => nameOf(state, seat))];
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((left, name) => left.replaceAll(name, "X"), text).split(/\s+/).length;
}
