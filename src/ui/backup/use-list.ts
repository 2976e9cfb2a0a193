import { useEffect, useState } from "preact/hooks";
import type { Result } from "../../base/result";
import type { WholeLogs } from "../../session/keeping/whole-logs";

export interface Listed<T> {
  readonly list: readonly T[];
  readonly isRead: boolean;
  /** The storage did not answer. */
  readonly isLost: boolean;
}

export const LIST_LOST_WORDS = "This list can’t be read at the moment. Nothing in it is deleted.";

/** A list from the storage, read again when logs come or go. Empty until it is read. */
export function useList<T>(
  wholeLogs: WholeLogs,
  read: (from: WholeLogs) => Promise<Result<readonly T[], unknown>>,
): Listed<T> {
  const [listed, setListed] = useState<Listed<T>>({ list: [], isRead: false, isLost: false });
  const changes = wholeLogs.changes.value;
  useEffect(() => {
    let isOver = false;
    const fetch = async () => {
      const found = await read(wholeLogs);
      if (!isOver) setListed({ list: found.ok ? found.value : [], isRead: true, isLost: !found.ok });
    };
    void fetch();
    return () => {
      isOver = true;
    };
  }, [wholeLogs, read, changes]);
  return listed;
}
