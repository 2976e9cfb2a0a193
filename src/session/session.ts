/** The session: one table at a time, beside the games of this phone and the choices of the people holding it. */
import { computed, signal } from "@preact/signals";
import type { Command } from "../game/decide";
import { type GameId, type MatchId, type TableFact, firstFacts } from "../game/facts";
import type { StoreFault } from "../game/log";
import { handsOpen, keptHand } from "../game/known";
import { rowOf } from "../game/row";
import { type Card, declared, JOKER } from "../rules/cards";
import type { Result } from "../base/result";
import type { Seat } from "../rules/ruleset";
import { createKeeper } from "./keeper";
import type { Ports } from "./ports";
import { createLibrary, type Library } from "./library";
import { keepMissingRows } from "./missing-rows";
import { matchIn } from "../match/match";
import { matchWith, nextDealer, nextPart, nextSeats } from "../match/next-game";
import { waitingOf } from "../game/waiting";
import { placeOf } from "../game/card-place";
import { isSpent, refusalOf } from "../game/spent";

export type Session = ReturnType<typeof createSession>;

interface Curtains {
  /** The game and deal they hang in. */
  readonly deal: string;
  readonly asked: Seat | undefined;
  readonly lifted: ReadonlySet<Seat>;
}
const NOBODY: ReadonlySet<Seat> = new Set();

export function createSession(ports: Ports, library: Library = createLibrary(ports)) {
  const keeper = createKeeper(ports);
  const { preferences, rows, loadRows } = library;
  /** Curtains belong to one deal of one game: the next one finds them down, and so does a reload. */
  const curtains = signal<Curtains>({ deal: "", asked: undefined, lifted: new Set() });

  const state = computed(() => keeper.now.value.state);
  /** The match of the open game, with that game as it stands. */
  const match = computed(() =>
    state.value?.match ? matchWith(rows.value, rowOf(keeper.entries.value, state.value)) : undefined,
  );
  /** A second tap while the next game is on its way is the same one. */
  let beginning: Promise<GameId | undefined> | undefined;
  const newMatchId = () => String(ports.newGameId()) as MatchId;
  const dealHere = computed(() => `${keeper.openId.value} ${state.value?.deal?.number}`);
  const here = computed(() => (curtains.value.deal === dealHere.value ? curtains.value : undefined));
  const lifted = computed(() => here.value?.lifted ?? NOBODY);
  /** Whose hand somebody is tapping in, until it is whole. */
  const asked = computed(() => {
    const seat = here.value?.asked;
    const { deal, form } = state.value ?? {};
    return seat !== undefined && deal && form && !keptHand(form, deal, seat) ? seat : undefined;
  });
  const waiting = computed(() => (state.value ? waitingOf(state.value, asked.value) : ({ for: "nothing" } as const)));
  const draw = (change: Partial<Curtains>) => {
    const before = here.value ?? { asked: undefined, lifted: NOBODY };
    curtains.value = { ...before, ...change, deal: dealHere.value };
  };

  const record = (fact: TableFact) => keeper.act({ do: "record", fact });

  const place = computed(() => state.value && placeOf(state.value, asked.value));
  const commandFor = (card: Card): Command | undefined => place.value && { do: "tapCard", card, asked: asked.value };

  const givesOut = (card: Card) =>
    card === JOKER && state.value?.countRules.jokers === "wild" && waiting.value.for === "card";
  const refusal = (card: Card) => {
    // A wild joker fits wherever an ace does; what it stands for is asked when it falls.
    const command = commandFor(givesOut(card) ? declared("A") : card);
    return command && refusalOf(keeper.entries.value, keeper.now.value, command);
  };

  return {
    ...keeper,
    preferences,
    rows,
    state,
    waiting,
    asked,
    lifted,
    match,
    newMatchId,
    record,
    loadRows,

    /** A card on any pad: it goes where the table waits for one. */
    tapCard: (card: Card): Promise<boolean> => keeper.act(() => commandFor(card)),
    /** A card of a hand behind its curtain, which falls again with it. */
    playFromHand: async (card: Card, seat: Seat): Promise<boolean> => {
      const played = await keeper.act({ do: "playCard", card, seat });
      if (played) draw({ lifted: new Set() });
      return played;
    },
    /** A card of the hand that is tapped in: never anything else, even when the hand is left in the same moment. */
    tapHand: (card: Card, seat: Seat): Promise<boolean> => keeper.act({ do: "tapHand", card, seat }),
    /** Whether it is a joker that is given out for a card as it falls (rules.md §9.10). */
    givesOut,
    /** Why this card would be refused now. */
    refusal,
    /** Whether its key is dimmed: as `refusal`, but silent about hands behind their curtains. */
    spent: (card: Card) => {
      const now = waiting.value;
      const own = now.for === "dealt" ? now.cards : [];
      if (state.value === undefined) return false;
      return commandFor(card) === undefined || isSpent(state.value, card, refusal(card), own);
    },
    go: () => record({ type: "goCalled" }),
    undo: () => keeper.act({ do: "undo" }),
    redo: () => keeper.act({ do: "redo" }),

    /** Lifts the curtain on a seat's own cards, and lets it fall again. */
    lift: (seat: Seat) => draw({ lifted: new Set([...lifted.value, seat]) }),
    drop: (seat: Seat) => draw({ lifted: new Set([...lifted.value].filter((one) => one !== seat)) }),
    /** Lets a seat tap its hand in, while that can still be done. */
    askHand: (seat: Seat) => {
      const { deal, form } = state.value ?? {};
      const dealt = (deal?.shares[seat]?.dealt ?? 0) > 0;
      if (deal && form && dealt && handsOpen(deal) && !keptHand(form, deal, seat)) draw({ asked: seat });
    },
    leaveHand: (seat: Seat): Promise<boolean> => {
      draw({ asked: undefined });
      return keeper.act(() => {
        const begun = (state.value?.deal?.dealt[seat]?.length ?? 0) > 0;
        return begun ? { do: "record", fact: { type: "handForgotten", seat } } : undefined;
      });
    },

    openGame,
    /** What was refused is said no longer. */
    hush: () => {
      keeper.said.value = undefined;
    },

    nextGame,
    /** Takes a match up where it was left, however long ago, or gives revenge for it. */
    takeUp: async (id: MatchId): Promise<GameId | undefined> => {
      await loadRows();
      const found = matchIn(rows.value, id);
      return found && (await openGame(found.last.id)) ? nextGame() : undefined;
    },

    /** Reads the list and the choices; rows that are missing are made again from their logs. */
    boot: async (): Promise<Result<undefined, StoreFault>> => {
      const woken = await library.wake();
      if (woken.ok) void rebuildRows();
      return woken;
    },
    rebuildRows,
  };

  /** Opens a game kept here. @returns whether there is one */
  async function openGame(id: string): Promise<boolean> {
    const opened = await keeper.open(id as GameId);
    // The game open before it may have been put right, and counts in the same match.
    if (state.value?.match) void loadRows();
    return opened.ok && keeper.entries.value.length + keeper.setAside.value.length > 0;
  }

  /**
   * The next game of the same people by the same rules; who deals first, and who is alone, are among them. A match goes
   * on from its last game, whichever of them is open here; where one is under way, that is the next.
   */
  function nextGame(): Promise<GameId | undefined> {
    beginning ??= beginNext().finally(() => {
      beginning = undefined;
    });
    return beginning;
  }
  async function beginNext(): Promise<GameId | undefined> {
    if (state.value?.match) await loadRows();
    const found = match.value;
    if (found && found.winner === undefined && found.open)
      return (await openGame(found.open.id)) ? found.open.id : undefined;
    if (found && found.last.id !== keeper.openId.value && !(await openGame(found.last.id))) return undefined;
    const over = state.value;
    if (!over) return undefined;
    const part = found && nextPart(found, newMatchId);
    return keeper.start(firstFacts(nextSeats(over), over.rules, over, nextDealer(over), part));
  }

  /** Rows that are missing are made again from their logs. */
  async function rebuildRows(): Promise<void> {
    if (await keepMissingRows(ports.log, rows.value, rowOf)) await loadRows();
  }
}
