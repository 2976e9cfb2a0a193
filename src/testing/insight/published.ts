/** Published discard tables, from `src/insight/discards/fixtures/published-cribs.csv`, which names their sources. */
import { readFileSync } from "node:fs";
import { type CribSide, twoOf } from "../../insight/discards/ranks";
import { RANKS } from "../../rules/cards";

export const AUTHORS = ["hessel", "schell"] as const;
export type Author = (typeof AUTHORS)[number];

const COLUMN: Readonly<Record<CribSide, string>> = { own: "dealer", theirs: "pone" };
const FILE = new URL("../../insight/discards/fixtures/published-cribs.csv", import.meta.url);

/** @returns the average crib for each two, in points */
export function publishedCribs(author: Author, side: CribSide): readonly number[] {
  const [head = "", ...lines] = readFileSync(FILE, "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const column = head.split(",").indexOf(`${author}_${COLUMN[side]}`);
  const cribs: number[] = [];
  for (const line of lines) {
    const cells = line.split(",");
    const [one = 0, two = 0] = (cells[0] ?? "").split("").map((rank) => RANKS.findIndex((name) => name === rank));
    cribs[twoOf(one, two)] = Number(cells[column]);
  }
  return cribs;
}
