/** Several tabs without a browser: one disk, one writer for each game, and messages that arrive at once. */
import type { LogEntry, GameId } from "../game/facts";
import type { GameLog, StoreFault } from "../game/log";
import { refuse } from "../base/result";
import { readEntry } from "../game/upgrade";
import type { Ports } from "../session/ports";
import { memoryLog } from "./memory-log";

interface Held {
  readonly tab: number;
  readonly lost: () => void;
}

export class Tabs {
  /** The entries on disk. */
  readonly disk: GameLog;
  /** Every batch that a tab asked to store, in order. */
  readonly asked: (readonly LogEntry[])[] = [];
  /**
   * The next answers of the disk, one for each batch. "fine": the batch is stored. "lost, kept": it is stored, but the
   * answer is "lost". Any other: it is not stored.
   */
  answers: (StoreFault | "fine" | "lost, kept")[] = [];
  /** Games that cannot be read. */
  unread: StoreFault | undefined;

  private readonly listeners: { readonly tab: number; readonly heard: (game: string) => void }[] = [];
  private readonly writers = new Map<string, Held>();
  private gate: Promise<unknown> = Promise.resolve();
  private tabs = 0;
  private games = 0;
  private clock = 1_700_000_000_000;

  constructor(planted: readonly (object & { game: GameId; seq: number })[] = []) {
    this.disk = memoryLog(readEntry, planted);
  }

  /** Makes the disk slow: it answers only when the returned function is called. */
  slow(): () => void {
    let open = () => {};
    this.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    return () => open();
  }

  /** The number of entries of a game on disk. */
  async kept(game: GameId | undefined): Promise<number> {
    const read = await this.disk.read(game ?? ("" as GameId));
    return read.ok ? read.value.entries.length : -1;
  }

  /** The games that some tab writes. */
  busy(): readonly string[] {
    return [...this.writers.keys()];
  }

  tab(): Ports {
    this.tabs += 1;
    const tab = this.tabs;
    const hold = (game: string, lost: () => void) => {
      const mine: Held = { tab, lost };
      this.writers.set(game, mine);
      return {
        release: async () => {
          if (this.writers.get(game) === mine) this.writers.delete(game);
        },
      };
    };
    return {
      log: { ...this.disk, append: this.append, read: this.read },
      lockWriter: async (game, lost) => (this.writers.has(game) ? undefined : hold(game, lost)),
      takeOver: async (game, lost) => {
        const before = this.writers.get(game);
        this.writers.delete(game);
        before?.lost();
        return hold(game, lost);
      },
      notifyTabs: (game) => this.listeners.filter((one) => one.tab !== tab).forEach((one) => one.heard(game)),
      onTabNews: (heard) => void this.listeners.push({ tab, heard }),
      now: () => (this.clock += 1000),
      newGameId: () => `game-${(this.games += 1)}` as GameId,
    };
  }

  private readonly append: GameLog["append"] = async (entries, row) => {
    this.asked.push(entries);
    const answer = this.answers.shift() ?? "fine";
    if (answer !== "fine" && answer !== "lost, kept") return refuse(answer);
    const kept = await this.disk.append(entries, row);
    await this.gate;
    return answer === "fine" ? kept : refuse("lost");
  };

  private readonly read: GameLog["read"] = (game) =>
    this.unread ? Promise.resolve(refuse(this.unread)) : this.disk.read(game);
}
