/** The session: the open game, with the library and the preferences. */
export { readEntry } from "../game/upgrade";
import { computed, signal } from "@preact/signals";
import { nextPlaceOf } from "../game/card-place";
import type { Command } from "../game/decide";
import type { GameId, MatchId, TableFact } from "../game/facts";
import { handsOpen, keptHand } from "../game/known";
import { rowOf } from "../game/list-row";
import { type Card, declared, JOKER, PACK, RANKS } from "../rules/cards";
import type { Seat } from "../rules/ruleset";
import { createKeeper } from "./keeper";
import { EVERYTHING, type Ports } from "./ports";
import type { Library } from "./library";
import { waitingOf } from "../game/waiting";
import { cardRefused, isSpent } from "../game/dimmed-keys";

export type Session = ReturnType<typeof createSession>;

interface Curtains {
  /** The game and deal that these curtains belong to. */
  readonly deal: string;
  readonly asked: Seat | undefined;
  readonly lifted: ReadonlySet<Seat>;
}
const NOBODY: ReadonlySet<Seat> = new Set();

export function createSession(ports: Ports, library: Library) {
  const { preferences } = library;
  /** The game with an entry that `library.rows` does not have yet. */
  let touched: string | undefined;
  const notifyTabs = (id: string) => {
    touched = id;
    ports.notifyTabs(id);
  };
  const keeper = createKeeper(
    { ...ports, notifyTabs },
    {
      foresee: (entries, now) => {
        for (const card of preferences.pad.signal.value === "suits" ? PACK : RANKS) cardRefused(entries, now, card);
      },
      isElsewhere: () => handedOver.value !== undefined,
    },
  );
  /** The time and the entries at which the open game went to another phone; undefined while it is scored here. */
  const handedOver = computed(() =>
    preferences.handedOver.signal.value.find(
      ({ id, entries }) =>
        id === keeper.openId.value && keeper.entries.value.length + keeper.setAside.value.length <= entries,
    ),
  );
  /** Curtains belong to one deal: in the next deal, and after a reload, they are down again. */
  const curtains = signal<Curtains>({ deal: "", asked: undefined, lifted: new Set() });

  const state = computed(() => keeper.now.value.state);
  const row = computed(() => rowOf(keeper.entries.value, state.value));
  /** The match of the open game, with that game's current score. */
  const match = computed(() => (state.value?.match ? library.matchWith(row.value) : undefined));
  /** The reading of the whole list, until it fails. */
  let reading: Promise<unknown> | undefined;
  /** The next game while it is being created, so that a second tap does not create another. */
  let beginning: Promise<GameId | undefined> | undefined;
  const newMatchId = () => ports.newGameId() as string as MatchId;
  const dealHere = computed(() => `${keeper.openId.value} ${state.value?.deal?.number}`);
  const here = computed(() => (curtains.value.deal === dealHere.value ? curtains.value : undefined));
  const lifted = computed(() => here.value?.lifted ?? NOBODY);
  /** The seat whose hand is being entered, until it is complete. */
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

  const place = computed(() => state.value && nextPlaceOf(state.value, asked.value));
  const commandFor = (card: Card): Command | undefined => place.value && { do: "tapCard", card, asked: asked.value };

  const mustDeclare = (card: Card) =>
    card === JOKER && state.value?.countRules.jokers === "wild" && waiting.value.for === "card";
  const refusal = (card: Card) => {
    // A wild joker fits wherever an ace does. The player declares it as a card when playing it.
    const as = mustDeclare(card) ? declared("A") : card;
    return place.value && cardRefused(keeper.entries.value, keeper.now.value, as, asked.value);
  };

  ports.onTabNews((heard) => {
    if (heard === EVERYTHING) void refresh();
  });

  return {
    ...library,
    ...keeper,
    refresh,
    state,
    waiting,
    asked,
    /** The place of the next card. */
    place,
    lifted,
    handedOver,
    notifyTabs: ports.notifyTabs,
    match,
    newMatchId,
    record,
    loadRows,

    /** Enters a tapped card as whatever card the table waits for. */
    tapCard: (card: Card): Promise<boolean> => keeper.act(() => commandFor(card)),
    /** A finger is on the key of a card: stores its entry ahead of the tap. Without a card, the finger has left. */
    aimAt: (card: Card | undefined) => keeper.aim(card && commandFor(card)),
    /** Plays a card of a hand behind its curtain, and lowers the curtain again. */
    playFromHand: async (card: Card, seat: Seat): Promise<boolean> => {
      const played = await keeper.act({ do: "playCard", card, seat });
      if (played) draw({ lifted: new Set() });
      return played;
    },
    /** Enters a card into the hand of `seat`, even if the player leaves that hand at the same moment. */
    tapHand: (card: Card, seat: Seat): Promise<boolean> => keeper.act({ do: "tapHand", card, seat }),
    /** Whether this card is a wild joker that must be declared as it is played (rules.md §9.10). */
    mustDeclare,
    /** Why this card would be refused now; undefined if it would be accepted. */
    refusal,
    /** Whether the key of a card is dimmed: like `refusal`, but without revealing hands behind their curtains. */
    spent: (card: Card) => {
      const now = waiting.value;
      const own = now.for === "dealt" ? now.cards : [];
      if (state.value === undefined) return false;
      return place.value === undefined || isSpent(state.value, card, refusal(card), own);
    },
    go: () => record({ type: "goCalled" }),

    /** Lifts the curtain of one seat's cards; `drop` lowers it. */
    lift: (seat: Seat) => draw({ lifted: new Set([...lifted.value, seat]) }),
    drop: (seat: Seat) => draw({ lifted: new Set([...lifted.value].filter((one) => one !== seat)) }),
    /** Starts entering a seat's hand, while that is still possible. */
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
    nextGame,
  };

  /** Opens a stored game. @returns false when there is none with that id */
  async function openGame(id: string): Promise<boolean> {
    const opened = await keeper.open(id as GameId);
    // The game open before may have been corrected, and may count in the same match.
    if (state.value?.match) void loadMatch(state.value.match.id);
    return opened.ok && keeper.entries.value.length + keeper.setAside.value.length > 0;
  }

  /** Starts or opens the next game, also of a match that is taken up; see `beginNext`. */
  function nextGame(id?: MatchId): Promise<GameId | undefined> {
    beginning ??= import("./begin-next")
      .then(({ beginNext }) => beginNext({ ...library, ...keeper, state, match, loadMatch, openGame, newMatchId }, id))
      .finally(() => {
        beginning = undefined;
      });
    return beginning;
  }

  /** Reads the newest games and then, the first time, all of them in the background. */
  async function loadRows(): Promise<void> {
    // The next screen is drawn before they are read, and its keys must not move when they come.
    const now = row.peek();
    if (now && now.id === touched) library.put(now);
    touched = undefined;
    await library.loadRows();
    void loadAll();
  }

  async function loadMatch(id: MatchId): Promise<void> {
    await library.loadRows();
    if (!library.matchOf(id)) await loadAll();
  }

  /** Reads the whole list and the preferences again: logs have come or gone. */
  function refresh(): Promise<unknown> {
    reading = undefined;
    return Promise.all([preferences.load(), loadAll()]);
  }

  /** Reads the whole list and rebuilds missing rows. Once is enough: later changes are among the newest rows. */
  function loadAll(): Promise<unknown> {
    if (reading) return reading;
    const mine = readAll(() => reading === mine);
    return (reading = mine);
  }
  /** @param isLatest whether no later reading has begun, which would know more */
  async function readAll(isLatest: () => boolean): Promise<void> {
    // Its code comes when the first screen is up.
    const found = await import("./whole-list").catch(() => undefined);
    const all = await found?.wholeList(ports.log, rowOf);
    if (!isLatest()) return;
    if (all) await library.loadRows(all);
    else reading = undefined;
  }
}
