import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import { useContext, useEffect, useState } from "preact/hooks";
import type { GameId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import { isBarelyBegun, type Library } from "../../session/library";
import { SessionContext } from "../context";
import { IconButton } from "../parts/icon-button";
import "./discard.css";

/** Milliseconds for which a discarded game can be restored with one tap, also after a reload. */
const NOTICE = 60_000;

export function DiscardButton({ row }: { row: GameRow }) {
  const session = useContext(SessionContext);
  if (!session || !isBarelyBegun(row)) return null;
  return (
    <IconButton
      icon="trash"
      label={`Discard the game of ${listWords(row.names.map(isolated))}`}
      onPress={() => void session.discard(row.id)}
    />
  );
}

function timeLeft(at: number): number {
  return at + NOTICE - Date.now();
}

/** Restores the game discarded last. It covers the foot of the page and moves nothing. */
export function DiscardedNotice({ library }: { library: Library }) {
  const [last] = library.preferences.discarded.signal.value;
  const [over, setOver] = useState<number>();
  const at = last?.at ?? -Infinity;
  useEffect(() => {
    const timer = setTimeout(() => setOver(at), Math.max(0, timeLeft(at)));
    return () => clearTimeout(timer);
  }, [at]);
  if (!last || timeLeft(at) <= 0 || over === at) return null;
  return (
    <div class="discarded" role="status">
      <span>Game discarded.</span>
      <button type="button" class="text-button" onClick={() => void library.restore(last.id as GameId)}>
        Undo
      </button>
    </div>
  );
}
