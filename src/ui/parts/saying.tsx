import { useState } from "preact/hooks";
import type { Side } from "../../rules/ruleset";
import { Sheet } from "./sheet";
import { sideClass } from "./sides";
import "./saying.css";

export interface SayingProps {
  /** The words a player says aloud, without quotation marks. */
  readonly words: string;
  readonly pegged?: { readonly points: number; readonly side: Side; readonly name: string } | undefined;
  readonly centred?: boolean | undefined;
}

/** The last event in cribbage words, with the side that pegged. */
export function Saying({ words, pegged, centred = false }: SayingProps) {
  return (
    <p class={centred ? "saying centred" : "saying"}>
      {words === "" ? <span /> : <q>{words}</q>}
      <Pegged words={words} pegged={pegged} />
    </p>
  );
}

/** Two lines of the narrowest table hold at least as many letters. */
const SHORT = 44;

/** The same on the table, where it always takes two lines: the keys below must not move. A tap shows a longer one whole. */
export function BriefSaying({ words, pegged }: SayingProps) {
  const [whole, setWhole] = useState(false);
  const long = words.length > SHORT;
  return (
    <div class="saying brief">
      {words === "" ? <span /> : <q>{words}</q>}
      <Pegged words={words} pegged={pegged} />
      {long && <button type="button" class="whole" aria-label="The whole sentence" onClick={() => setWhole(true)} />}
      <Sheet open={whole && long} title="Just now" onClose={() => setWhole(false)}>
        <Saying words={words} pegged={pegged} />
      </Sheet>
    </div>
  );
}

function Pegged({ words, pegged }: SayingProps) {
  if (pegged === undefined) return null;
  return (
    <span key={`${words}${pegged.points}`} class={`pegs pegged ${sideClass(pegged.side)}`}>
      {pegged.points < 0 ? "−" : "+"}
      {Math.abs(pegged.points)} <bdi class="name">{pegged.name}</bdi>
    </span>
  );
}
