/** The keeper of one game's log; see `createLogKeeper`. */
import { type Command, decide } from "../game/decide";
import { type Fact, FORMAT, type GameId, type LogEntry } from "../game/facts";
import type { GameRow } from "../game/log";
import type { Refusal } from "../game/refusals";
import { extend, replay, type Replay } from "../game/replay";
import { rowOf } from "../game/list-row";
import type { MatchRefusal } from "../match/formats";
import { createLogKeeper } from "./log-keeper";
import type { SaidBeside } from "./log-kind";
import type { Ports } from "./ports";

/** Every reason why a tap at the table may be refused. */
export type Said = Refusal | MatchRefusal | SaidBeside;

/** @param beside see `Kind` */
export function createKeeper(
  ports: Ports,
  beside: {
    readonly foresee?: (entries: readonly LogEntry[], now: Replay) => void;
    readonly isElsewhere?: () => boolean;
  } = {},
) {
  return createLogKeeper<GameId, Fact, GameRow, Replay, Command, Refusal | MatchRefusal>(ports, {
    log: ports.log,
    format: FORMAT,
    newId: ports.newGameId,
    fold: (entries, before) => (before ? extend(before, entries) : replay(entries)),
    decide,
    ...beside,
    rowOf: (entries, now) => rowOf(entries, now.state),
    misfit: ({ lines }) => lines.flatMap(({ status }) => (status.is === "misfit" ? [status.why] : []))[0],
  });
}
