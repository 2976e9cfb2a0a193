/** The session: one table at a time, the games of this phone, and the choices of the people holding it. */
import { computed, signal } from "@preact/signals";
import type { Command } from "../game/decide";
import type { GameId, TableFact } from "../game/facts";
import type { GameRow, StoreFault } from "../game/log";
import { handsOpen } from "../game/state";
import { rowOf } from "../game/row";
import type { Card } from "../rules/cards";
import { ok, type Result } from "../rules/result";
import type { Seat } from "../rules/ruleset";
import { createKeeper } from "./keeper";
import type { Ports } from "./ports";
import { createPreferences } from "./preferences";
import { createSetup, firstFacts } from "./setup";
import { isSpent, nextDealer, refusalOf, waitingOf } from "./table";

export type Session = ReturnType<typeof createSession>;

export function createSession(ports: Ports) {
  const keeper = createKeeper(ports);
  const preferences = createPreferences(ports);
  const setup = createSetup(keeper, preferences);
  const rows = signal<readonly GameRow[]>([]);
  /** Whose hand somebody wants to tap in. */
  const asked = signal<Seat | undefined>(undefined);
  /** Hands whose curtain is up. Never kept: a reload lets all curtains fall. */
  const lifted = signal<ReadonlySet<Seat>>(new Set());

  const state = computed(() => keeper.now.value.state);
  const waiting = computed(() => (state.value ? waitingOf(state.value, asked.value) : ({ for: "nothing" } as const)));

  const tell = (fact: TableFact) => keeper.act({ do: "tell", fact });

  const commandFor = (card: Card, seat?: Seat): Command => {
    const now = waiting.value;
    if (now.for === "dealt" || now.for === "discards") return { do: "tapHand", card, seat: now.seat };
    return seat === undefined ? { do: "tapCard", card } : { do: "tapCard", card, seat };
  };

  const refusal = (card: Card) => refusalOf(keeper.entries.value, keeper.now.value, commandFor(card));

  async function loadRows(): Promise<void> {
    const found = await ports.log.rows();
    if (found.ok) rows.value = found.value;
  }

  ports.listen(() => void loadRows());

  return {
    ...keeper,
    preferences,
    setup,
    rows,
    state,
    waiting,
    asked,
    lifted,
    tell,
    loadRows,

    /** A card on any pad: it goes where the table waits for one. */
    tapCard: async (card: Card, seat?: Seat): Promise<boolean> => {
      const done = await keeper.act(commandFor(card, seat));
      const { deal, form } = state.value ?? {};
      const at = asked.value;
      if (at !== undefined && (deal?.discarded[at]?.length ?? 0) >= (form?.discards ?? 0)) asked.value = undefined;
      return done;
    },
    /** Why this card would be refused now. */
    refusal,
    /** Whether its key is dimmed: as `refusal`, but silent about hands behind their curtains. */
    spent: (card: Card) => {
      const now = waiting.value;
      const own = now.for === "dealt" ? now.cards : [];
      return state.value !== undefined && isSpent(state.value, card, refusal(card), own);
    },
    go: () => tell({ type: "goCalled" }),
    undo: () => keeper.act({ do: "undo" }),
    redo: () => keeper.act({ do: "redo" }),

    /** Lifts the curtain on a seat's own cards, and starts tapping them in when none are in yet. */
    lift: (seat: Seat) => {
      lifted.value = new Set([...lifted.value, seat]);
    },
    drop: (seat: Seat) => {
      lifted.value = new Set([...lifted.value].filter((one) => one !== seat));
    },
    askHand: (seat: Seat) => {
      if (!state.value?.deal || !handsOpen(state.value.deal)) return;
      lifted.value = new Set([...lifted.value, seat]);
      asked.value = seat;
    },
    leaveHand: async () => {
      const seat = waiting.value.for === "dealt" || waiting.value.for === "discards" ? waiting.value.seat : undefined;
      asked.value = undefined;
      if (seat !== undefined && (state.value?.deal?.dealt[seat]?.length ?? 0) > 0)
        await tell({ type: "handForgotten", seat });
    },

    /** The next game of the same people by the same rules, dealt by the loser. */
    nextGame: async (): Promise<GameId | undefined> => {
      const over = state.value;
      if (!over) return undefined;
      const names = over.seats.map((seat) => seat.name);
      asked.value = undefined;
      return keeper.start(firstFacts(names, over.rules, over.depth, nextDealer(over)));
    },

    /** Reads the list; rows that are missing are made again from their logs. */
    boot: async (): Promise<Result<undefined, StoreFault>> => {
      const [found] = await Promise.all([ports.log.rows(), preferences.load()]);
      if (!found.ok) return found;
      rows.value = found.value;
      void rebuildRows();
      return ok(undefined);
    },
  };

  async function rebuildRows(): Promise<void> {
    const games = await ports.log.games();
    if (!games.ok) return;
    const known = new Set(rows.value.map((row) => row.id));
    for (const id of games.value.filter((one) => !known.has(one))) {
      const read = await ports.log.read(id);
      const row = read.ok ? rowOf(read.value.entries) : undefined;
      if (row) await ports.log.keepRow(row);
    }
    if (games.value.some((id) => !known.has(id))) await loadRows();
  }
}

/** @returns the game under way that was touched last. */
export function unfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows.find((row) => row.winner === undefined);
}

/** @returns the game to go straight back to at the start: the last one touched, unless it is decided. */
export function lastUnfinished(rows: readonly GameRow[]): GameRow | undefined {
  return rows[0]?.winner === undefined ? rows[0] : undefined;
}
