/** Tabs of this app tell each other which log has grown, so that a second tab can follow the game live. */

export interface TabChannel {
  /** Call after each append. This tab does not hear its own message. */
  notify(log: string): void;
  /**
   * Start listening before the first read of a log: an append between the read and the start would be missed.
   * @returns stops listening
   */
  listen(onGrown: (log: string) => void): () => void;
  close(): void;
}

/** Opens the channel. In a browser without BroadcastChannel, `notify` does nothing and nothing is heard. */
export function openTabChannel(name = "fifteen-two.news"): TabChannel {
  const channel = open(name);
  return {
    notify: (log) => {
      // Later, because this tab shows the entry first.
      setTimeout(() => {
        try {
          channel?.postMessage({ game: log });
        } catch {
          // The channel is closed. The entry is stored already, so nothing is lost.
        }
      });
    },
    listen: (onGrown) => {
      const hear = (event: MessageEvent<unknown>) => {
        if (isMessage(event.data)) onGrown(event.data.game);
      };
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
    close: () => channel?.close(),
  };
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A tab with another version of the app may send something else. */
function isMessage(data: unknown): data is { readonly game: string } {
  return typeof data === "object" && data !== null && "game" in data && typeof data.game === "string";
}
