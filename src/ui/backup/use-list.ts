import { useEffect, useState } from "preact/hooks";
import type { Result } from "../../base/result";
import type { Keeper } from "../../session/keeping/carrying";

interface Listed<T> {
  readonly list: readonly T[];
  /** The storage did not answer. */
  readonly isLost: boolean;
}

export const LIST_LOST_WORDS = "This list can’t be read at the moment. Nothing in it is deleted.";

/** A list from the storage, read again when logs come or go. Empty until it is read. */
export function useList<T>(keeper: Keeper, read: (from: Keeper) => Promise<Result<readonly T[], unknown>>): Listed<T> {
  const [listed, setListed] = useState<Listed<T>>({ list: [], isLost: false });
  const changes = keeper.changes.value;
  useEffect(() => {
    let isOver = false;
    const fetch = async () => {
      const found = await read(keeper);
      if (!isOver) setListed({ list: found.ok ? found.value : [], isLost: !found.ok });
    };
    void fetch();
    return () => {
      isOver = true;
    };
  }, [keeper, read, changes]);
  return listed;
}
