import { type Scorecard, sameName } from "../../club/scorecard";

/** Most names offered: more would be too many to scroll through. */
const MOST = 24;

/**
 * @param typed the text of the field; it filters the names, unless it is itself a complete name
 * @returns possible opponents, those the scorecard has not met first
 */
export function opponentsFor(scorecard: Scorecard, known: readonly string[], typed = ""): readonly string[] {
  const met = scorecard.rows.flatMap(({ line }) => line?.opponent ?? []);
  const isMet = (name: string) => met.some((one) => sameName(one, name));
  const others = known.filter((name) => !isMet(name) && !sameName(name, scorecard.header.player));
  const all = [...new Set([...others, ...met])].filter(
    (name, at, list) => list.findIndex((one) => sameName(one, name)) === at,
  );
  const part = typed.trim().toLocaleLowerCase();
  const fitting = all.some((name) => sameName(name, typed.trim()))
    ? all
    : all.filter((name) => name.toLocaleLowerCase().includes(part));
  return fitting.slice(0, MOST);
}
