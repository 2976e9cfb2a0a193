/** The search of the list of games in its address: it is still there after a game was looked at, and after a reload. */
import { EVERY_GAME, GAME_RESULTS, type Wanted } from "../../game/find-games";
import { FORM_NAMES } from "../../rules/forms";

/** @returns the last part of the address; undefined for every game */
export function writtenSearch({ words, result, month, form }: Wanted): string | undefined {
  const parts = new URLSearchParams();
  if (words) parts.set("words", words);
  if (result !== "any") parts.set("result", result);
  if (month) parts.set("month", month);
  if (form) parts.set("form", form);
  return parts.toString() || undefined;
}

/** Reads what `writtenSearch` wrote. Anybody can make a link: a result or form that the app does not know asks for any. */
export function readSearch(written: string | undefined): Wanted {
  const parts = new URLSearchParams(written);
  const wanted: Wanted = {
    words: parts.get("words") ?? "",
    result: GAME_RESULTS.find((result) => result === parts.get("result")) ?? "any",
    month: parts.get("month") ?? undefined,
    form: FORM_NAMES.find((form) => form === parts.get("form")),
  };
  return writtenSearch(wanted) === undefined ? EVERY_GAME : wanted;
}
