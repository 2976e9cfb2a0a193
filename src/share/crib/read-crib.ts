/** Reads a `.crib` text: see crib.md. Never throws, and refuses with the line and the column. */
import { crc32 } from "../../base/crc32";
import { parsedJson } from "../../base/json";
import { ok, refuse, type Result } from "../../base/result";
import { isSame } from "../../base/same";
import { FORMAT } from "../../game/facts";
import { misfits } from "../../game/replay";
import { isShallow } from "../backup/file-lines";
import { isLogId, type KeptLog, LIMITS } from "../backup/kept";
import type { CribFault, CribMisfits, CribRefusal } from "./faults";
import { type Piece, readMarks, TOKEN } from "./marks";
import { outcomeOf, scoresOf } from "./outcome";
import { begun, isTag } from "./start";

/** UTF-16 units. */
const MOST_TEXT = 2_000_000;
const MOST_SHOWN = 40;

/** Whether a text looks like one of these: it begins with a tag. */
export function isCrib(text: string): boolean {
  // One blank at a time: with `\s+` inside the star, the time would double with each blank.
  return /^(?:\s|;[^\n]*\n)*\[[a-z]+\s/i.test(text.slice(0, 1000));
}

/** A game, with the entries of the text that do not fit, if there are any. */
export interface CribGame {
  readonly log: KeptLog;
  readonly misfits?: CribMisfits;
}

/** Phones make quotes curly. A line with straight ones keeps the others: they are in a name. */
const straight = (text: string) => text.replace(/^[^"\n]*$/gm, (line) => line.replace(/[“”„‟«»]/g, '"'));

/** @param at the time of every entry of a text with neither times nor a date */
export function readCrib(typed: string, at = 0): Result<CribGame, CribRefusal> {
  const text = straight(typed);
  const refusal = (code: CribFault, { index, 0: shown }: Piece = { index: 0, 0: "" }): CribRefusal => {
    const before = text.slice(0, index).split("\n");
    const column = Array.from(before.at(-1) ?? "").length + 1;
    const start = Array.from(shown.slice(0, 2 * MOST_SHOWN)).slice(0, MOST_SHOWN);
    return { code, line: before.length, column, text: start.join("") };
  };
  if (text.length > MOST_TEXT) return refuse(refusal("tooLong"));
  if (!isCrib(text)) return refuse(refusal("notCrib"));
  // The same text always gets the same id.
  const usual = { id: `crib-${crc32(Array.from(text.trim(), (sign) => sign.charCodeAt(0)))}`, at };
  const tags = new Map<string, readonly unknown[]>();
  let resultAt = 0;
  for (const piece of text.matchAll(TOKEN)) {
    const [all, tag = "", values] = piece;
    if (!all.startsWith("[")) continue;
    if (!isTag(tag) || tags.has(tag)) return refuse(refusal("notTag", piece));
    const given = parsedJson(`[${values}]`) as readonly unknown[] | undefined;
    const list = isShallow(given, tag === "match" ? LIMITS.depth : 1) ? given : undefined;
    const [one, format] = list ?? [];
    if (tag === "crib" && list && (one !== 1 || Number(format) > FORMAT)) return refuse(refusal("newer", piece));
    if (list) tags.set(tag, list);
    // A start that any players could have. Whether the tags fit each other, the replay says.
    const { entries } = begun(new Map([["players", ["", ""]], ...tags]), usual);
    if (!list || entries.length === 0 || (tag === "id" && !isLogId(String(one))))
      return refuse(refusal("badTag", piece));
    if (tag === "result") resultAt = piece.index;
  }
  const now = begun(tags, usual);
  const wrong = readMarks(now, text);
  if (wrong) return refuse(refusal(wrong.code, wrong.piece));
  const { id, entries, pieces } = now;
  if (entries.length === 0) return refuse(refusal("noPlayers"));
  const game = outcomeOf(entries);
  const [misfit, ...more] = misfits(game);
  const first = misfit?.status.is === "misfit" && {
    ...refusal("misfit", pieces.get(misfit.id)),
    why: misfit.status.why,
  };
  const scores = game.state && scoresOf(game.state.sides);
  if (scores && !isSame(tags.get("result") ?? scores, scores))
    return refuse(first || refusal("wrongResult", { index: resultAt, 0: scores.join("-") }));
  return ok({ log: { id, entries }, ...(first && { misfits: { first, more: more.length } }) });
}
