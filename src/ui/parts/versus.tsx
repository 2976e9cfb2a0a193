import type { Side } from "../../rules/ruleset";
import { SideMark } from "./side-mark";
import { figure, sideClass } from "./sides";
import "./versus.css";

export interface VersusProps {
  readonly standings: readonly {
    readonly side: Side;
    readonly name: string;
    readonly hole: number;
    /** The side's score in the match, as shown and as spoken. */
    readonly games?: { readonly shown: string; readonly said: string } | undefined;
  }[];
  /** Large, for a finished game. */
  readonly grand?: boolean | undefined;
}

/** Names and scores in one line. */
export function Versus({ standings, grand = false }: VersusProps) {
  return (
    <span class={grand ? "versus grand" : "versus"} data-sides={standings.length}>
      {standings.map(({ side, name, hole, games }) => (
        <span key={side} class={sideClass(side)}>
          <SideMark side={side} />
          <bdi class="name">{name}</bdi> <b>{figure(hole)}</b>
          {games && (
            <span class="chip games">
              <span aria-hidden="true">{games.shown}</span>
              <span class="unseen">{games.said}</span>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
