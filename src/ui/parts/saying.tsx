import type { Side } from "../../rules/ruleset";
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
      <Pegged pegged={pegged} />
    </p>
  );
}

/** The side that pegged, and its points. */
export function Pegged({ pegged }: Pick<SayingProps, "pegged">) {
  if (pegged === undefined) return null;
  return (
    <span class={`pegs ${sideClass(pegged.side)}`}>
      {pegged.points < 0 ? "−" : "+"}
      {Math.abs(pegged.points)} <bdi class="name">{pegged.name}</bdi>
    </span>
  );
}
