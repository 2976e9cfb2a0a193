/** The keeper of one game's log; see `createLogKeeper`. */
import { type Command, decide } from "../game/decide";
import { type Fact, FORMAT, type GameId, type LogEntry } from "../game/facts";
import type { GameLog, GameRow } from "../game/log";
import type { Refusal } from "../game/refusals";
import { extend, replay, type Replay } from "../game/replay";
import { rowOf } from "../game/list-row";
import { isGameRow } from "../game/row-check";
import { readEntry } from "../game/upgrade";
import type { AimStore } from "./aim";
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
    aims: aimStore(ports.log),
    format: FORMAT,
    newId: ports.newGameId,
    fold: (entries, before) => (before ? extend(before, entries) : replay(entries)),
    decide,
    ...beside,
    rowOf: (entries, now) => rowOf(entries, now.state),
    misfit: ({ lines }) => lines.flatMap(({ status }) => (status.is === "misfit" ? [status.why] : []))[0],
  });
}

/** The place of the entry under a finger, among the preferences. */
const keyOf = (game: GameId) => `aim ${game}`;

function aimStore(log: GameLog): AimStore<GameId, LogEntry, GameRow> {
  return {
    keep: (game, aim) => log.prefer(keyOf(game), aim),
    left: async (game) => {
      const kept = await log.preference(keyOf(game));
      const { entry, row } = Object(kept.ok && kept.value) as { readonly entry?: unknown; readonly row?: unknown };
      const read = readEntry(entry);
      return read.ok && read.value.game === game && isGameRow(row) ? { entry: read.value, row } : undefined;
    },
  };
}
