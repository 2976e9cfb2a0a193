import { useState } from "preact/hooks";
import { numberWord } from "../../rules/aloud/announce";
import { listWords } from "../../base/lists";
import type { Card } from "../../rules/cards";
import { type Combination, pointsOf, type Tally } from "../../rules/show/combinations";
import { partsOf } from "../../rules/show/parts";
import type { Unit } from "../../rules/show/units";
import { capital } from "../words/common";
import { combinationWords } from "../words/units";
import { LitHand } from "./lit-hand";
import { Sheet } from "./sheet";
import { TallyLine } from "./tally-line";

interface WhyProps {
  readonly tally: Tally;
  /** A unit of several runs or pairs. */
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** Takes a double double run and the like apart: "Four runs of three and two pairs." A tapped line lights its cards. */
export function WhyPoints({ tally, unit, onClose }: WhyProps) {
  const [lit, setLit] = useState<number>();
  const parts = partsOf(tally, unit);
  return (
    <Sheet open title={`Why ${unit.points}?`} onClose={onClose}>
      <LitHand cards={tally.cards} alone lit={lit === undefined ? undefined : parts[lit]?.places} />
      <p>
        {partsWords(parts)} <span class="figures">{sumWords(parts)}</span>
      </p>
      <ol class="tally-lines">
        {parts.map((part, i) => (
          <li key={part.places.join(" ")}>
            <TallyLine
              label={combinationWords(part.kind, part.points)}
              cards={part.places.map((place) => tally.cards[place] as Card)}
              running={pointsOf(parts.slice(0, i + 1))}
              isLit={i === lit}
              onLight={() => setLit(i)}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The parts by kind: runs before pairs. All of a kind are worth the same. */
function byKind(parts: readonly Combination[]): readonly { readonly part: Combination; readonly many: number }[] {
  return (["run", "pair"] as const).flatMap((kind) => {
    const alike = parts.filter((one) => one.kind === kind);
    return alike[0] ? [{ part: alike[0], many: alike.length }] : [];
  });
}

/** "Four runs of three and two pairs." */
function partsWords(parts: readonly Combination[]): string {
  const words = byKind(parts).map(({ part, many }) => {
    if (many === 1) return "a pair";
    return `${numberWord(many)} ${part.kind === "run" ? `runs of ${numberWord(part.points)}` : "pairs"}`;
  });
  return `${capital(listWords(words))}.`;
}

/** "4 × 3 + 2 × 2 = 16" */
function sumWords(parts: readonly Combination[]): string {
  const products = byKind(parts).map(({ part, many }) => (many === 1 ? `${part.points}` : `${many} × ${part.points}`));
  return `${products.join(" + ")} = ${pointsOf(parts)}`;
}
