import { createLibrary } from "../session/library";
import type { Ports } from "../session/ports";
import { createSession, type Session } from "../session/session";

/** A session that has read nothing from storage. */
export function newSession(ports: Ports): Session {
  return createSession(ports, createLibrary(ports));
}

/** Starts a session as the app does on its first screen: it reads the preferences and the list. */
export async function startSession(ports: Ports): Promise<Session> {
  const library = createLibrary(ports);
  const woken = await library.wake();
  if (!woken.ok) throw new Error(`the storage does not respond: ${woken.error}`);
  const session = createSession(ports, library);
  void session.loadRows();
  return session;
}
