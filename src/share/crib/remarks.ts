/** The remarks of a `.crib` text: the dealers, the points, the start of each series, and the scores. */
import type { Seat } from "../../rules/ruleset";
import type { Seq } from "../../game/facts";
import { countOf } from "../../game/record";
import { type Names, seatWord } from "./marks";
import type { Outcome } from "./outcome";

interface Head {
  readonly number: number;
  readonly dealer: Seat;
  /** The scores before the deal; empty before the first. */
  readonly scores: string;
}

export interface Remarks {
  /** The deals, by the first entry of each. */
  readonly heads: ReadonlyMap<Seq, Head>;
  /** The entries that begin another series of the play. */
  readonly series: ReadonlySet<Seq>;
  /** The scores at the end. */
  readonly scores: string;
  /** The points of an entry: "Ann 2", or only the number if the lead names the player. Empty without points. */
  readonly points: (seq: Seq, lead: string) => string;
}

export function remarksOf(outcome: Outcome | undefined, names: Names): Remarks {
  const lines = outcome?.now.lines ?? [];
  const heads = new Map<Seq, Head>();
  let scores = "";
  for (const { number, dealer, lines: own, to } of outcome?.deals ?? []) {
    const first = own.find((line) => !line.late);
    const before = number === 1 && first ? lines[lines.indexOf(first) - 1] : undefined;
    const named = before?.fact.type === "dealerChosen" && !before.original && !before.late;
    const at = named ? before : first;
    if (at && dealer !== undefined) heads.set(at.id, { number, dealer, scores });
    scores = to.map(({ front }) => front).join("-");
  }
  const series = new Set<Seq>();
  const pegs = new Map<Seq, ReadonlyMap<number, number>>();
  let count = 0;
  for (const line of lines) {
    const laid = countOf(line);
    if (laid !== undefined && laid < count) series.add(line.id);
    count = laid ?? (line.fact.type === "starterTurned" ? 0 : count);
    if (line.status.is !== "fits") continue;
    const sums = new Map<number, number>();
    for (const { side, points } of line.status.pegs) sums.set(side, (sums.get(side) ?? 0) + points);
    if (line.fact.type === "handPegged" && sums.size === 0) sums.set(-1, 0);
    pegs.set(line.id, sums);
  }
  const points = (seq: Seq, lead: string) =>
    [...(pegs.get(seq) ?? [])]
      .map(([side, sum]) => {
        const who = seatWord(names.sides.indexOf(side), names);
        return side < 0 || who === lead ? `${sum}` : `${who} ${sum}`;
      })
      .join(", ");
  return { heads, series, scores, points };
}
