/** The parts of a score, for a tap on it. */
import { listWords } from "../../../base/lists";
import type { GameState, Peg } from "../../../game/state";
import { pointRows } from "../../../game/summary";
import { pegWords } from "../common";
import { ROW_WORDS } from "../summary-rows";

/** "Alice 121: the play 23, hands 70 and cribs 28. Bob …" @param deals counts the points up to this deal */
export function scoreWords(state: GameState, names: readonly string[], deals = Infinity): string {
  const rows = pointRows({ ...state, pegs: state.pegs.filter(({ deal }) => deal <= deals) });
  return names
    .map((name, side) => {
      const parts = rows
        .map(({ row, figures }) => ({ row, points: figures[side] ?? 0 }))
        .filter(({ points }) => points !== 0);
      const hole = parts.reduce((sum, { points }) => sum + points, 0);
      if (parts.length === 0) return `${name} 0.`;
      return `${name} ${hole}: ${listWords(parts.map(({ row, points }) => `${ROW_WORDS[row].toLowerCase()} ${points}`))}.`;
    })
    .join(" ");
}

/** The pegs of one side, one by one: "2 for 15, 1 go". */
export function pegsWords(pegs: readonly Peg[]): string {
  return pegs.map((peg) => `${peg.points} ${pegWords(peg)}`.trim()).join(", ");
}

/** "After deal 1: 12–8. After deal 2: 20–24." @param race the holes of each side at the start and after every deal */
export function raceWords(race: readonly (readonly number[])[]): string {
  const [first = []] = race;
  return first
    .map((_, deal) => `After deal ${deal}: ${race.map((of) => of[deal]).join("–")}.`)
    .slice(1)
    .join(" ");
}
