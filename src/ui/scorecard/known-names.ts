import { type Scorecard, sameName } from "../../club/scorecard";

/** As many as a strip under a thumb is good for. */
const MOST = 24;

/**
 * @param typed what stands in the field: only names that hold it are offered, unless it is one of them already
 * @returns who may be the opponent, first those the card has not met
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
