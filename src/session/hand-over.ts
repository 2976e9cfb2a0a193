/** A running game goes to another phone. Its log stays the same on both; this phone only remembers not to continue it. */
import { type HandedOver, MOST_HANDED_OVER } from "./preferences";
import type { Session } from "./session";

/** The other phone has the open game: from now on nothing is entered here. @param at milliseconds since 1970 */
export async function handOver(session: Session, at: number): Promise<void> {
  const id = session.openId.value;
  if (id === undefined) return;
  const entries = session.entries.value.length + session.setAside.value.length;
  await store(session, id, [{ id, at, entries }]);
}

/** The open game goes on here. If the other phone goes on as well, both copies are kept when they meet. */
export async function takeBack(session: Session): Promise<void> {
  const id = session.openId.value;
  if (id !== undefined) await store(session, id, []);
}

async function store(session: Session, id: string, mine: readonly HandedOver[]): Promise<void> {
  const { handedOver } = session.preferences;
  const others = handedOver.signal.value.filter((one) => one.id !== id);
  await handedOver.store([...mine, ...others].slice(0, MOST_HANDED_OVER));
  session.notifyTabs(id);
}
