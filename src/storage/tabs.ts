/** Tabs of this app tell each other which game has grown, so a second one can watch live. */

export interface News {
  /** Call after each kept batch. Never reaches the tab that tells. */
  tell(game: string): void;
  /**
   * Listen *before* the first read of a game: a batch kept between the reading and the listening would be missed.
   * @returns stops listening
   */
  listen(heard: (game: string) => void): () => void;
  close(): void;
}

/** Opens the channel between tabs. Where there is none, telling does nothing and nothing is heard. */
export function openNews(name = "fifteen-two.news"): News {
  const channel = open(name);
  return {
    tell: (game) => {
      try {
        channel?.postMessage({ game });
      } catch {
        // A closed channel. The news is a courtesy: the batch is kept all the same.
      }
    },
    listen: (heard) => {
      const hear = (event: MessageEvent<unknown>) => {
        if (isNews(event.data)) heard(event.data.game);
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

/** An older or newer tab may say something else. */
function isNews(data: unknown): data is { readonly game: string } {
  return typeof data === "object" && data !== null && "game" in data && typeof data.game === "string";
}
