/** The match formats in words: a name, and what a game is worth. */
import type { Loss } from "../../rules/ruleset";
import type { MatchFormat } from "../../rules/stakes";
import type { MatchName } from "../../session/new-game/match";
import { lengthWords } from "./matches";
import { capital } from "./common";

export const MATCH_WORDS: Readonly<Record<MatchName, { readonly name: string; readonly says?: string }>> = {
  none: { name: "One game", says: "Just one game." },
  official: { name: "Tournament" },
  official234: { name: "Tournament with doubles" },
  free: { name: "Free play" },
  games: { name: "Race" },
  lurch: { name: "Lurch match" },
  bestOf: { name: "Best of", says: "Skunks don’t count extra." },
  takesAll: { name: "Winner takes all" },
  custom: { name: "Our own points", says: "Choose what a win and a skunk are worth." },
};

/** "First to 5 · Free play", or just "Best of 5". */
export function formatWords(format: MatchFormat): string {
  const length = capital(lengthWords(format));
  return format.name === "bestOf" ? length : `${length} · ${MATCH_WORDS[format.name].name}`;
}

export const LOSS_NOUNS: Readonly<Record<Loss, string>> = {
  plain: "win",
  skunk: "skunk",
  doubleSkunk: "double skunk",
  tripleSkunk: "triple skunk",
  lurch: "lurch",
};

/**
 * "Win 1, skunk 2, double skunk 4; a triple skunk wins the match."
 * @param marks the losses that count in this game, the lightest first
 */
export function stakesLine({ name, stakes }: Pick<MatchFormat, "name" | "stakes">, marks: readonly Loss[]): string {
  if (name === "bestOf") return MATCH_WORDS.bestOf.says ?? "";
  const parts: string[] = [`Win ${stakes.plain}`];
  let whole = "";
  let before = stakes.plain;
  for (const loss of marks) {
    const worth = stakes[loss];
    if (worth === "match") whole = `; a ${LOSS_NOUNS[loss]} wins the match`;
    else if (worth !== before) parts.push(`${LOSS_NOUNS[loss]} ${worth}`);
    before = worth;
  }
  const second = name === "takesAll" && marks.length > 0 ? "; a loser who is not skunked while another is gets 1" : "";
  return `${parts.join(", ")}${whole}${second}.`;
}
