/** Random moves of people who count, call and claim as they like, and sometimes say go with a card that fits. */
import type { LogEntry } from "../../game/facts";
import type { SuitedCard } from "../../rules/cards";
import { waitingOf } from "../../game/waiting";
import { claimableFalseGoes } from "../../game/false-go";
import { claim, type End, falseGoes, type FalseGo } from "./false-goes";
import { enterHand, type Game, winnerOf } from "./game";
import { addGo, callGo, isAlone, isPlaying, layCard, mayGo, playable, state } from "./moves";
import { countOf } from "./play";
import { worthOf } from "./points";
import { callPlay } from "./random-calls";
import { showCards } from "./random-show";
import { oneOf, tapped } from "./real-cards";
import { TwoTables } from "./two-tables";

/** The most false goes in a deal. */
const MOST_FALSE_GOES = 4;
/** The most points that one card can peg; the app takes no higher count (rules.md §2.6h). */
const MOST_OF_A_CARD = 15;
/** The most deals in a game. */
const MOST_DEALS = 3;

export interface Played {
  deals: number;
  falseGoes: number;
  claims: number;
  log: readonly LogEntry[];
}

/**
 * Plays a game, or its first three deals, at both tables.
 * @returns what was played; throws with the seed and the cards where the tables differ
 */
export function playGame(seed: number): Played {
  const tables = new TwoTables(seed);
  const played: Played = { deals: 0, falseGoes: 0, claims: 0, log: [] };
  for (;;) {
    const deal = new RandomDeal(tables);
    deal.play();
    played.deals += 1;
    played.falseGoes += deal.falseGoes;
    played.claims += deal.claims;
    played.log = tables.app.entries;
    if (played.deals === MOST_DEALS || winnerOf(tables.game) !== undefined) return played;
    tables.deal();
  }
}

class RandomDeal {
  falseGoes = 0;
  claims = 0;
  readonly at: TwoTables;

  constructor(at: TwoTables) {
    this.at = at;
  }

  play(): void {
    const { at } = this;
    const number = at.state.deal!.number;
    this.#prepare();
    if (at.happens(0.05)) this.#misdeal();
    do {
      if (isPlaying(at.game)) this.#turn();
      if (at.happens(0.02)) at.undoAndRedo();
      this.#claim();
      callPlay(at);
      this.#count();
      callPlay(at);
    } while (isPlaying(at.game));
    // A call can take back a win. The last card is counted then.
    this.#count();
    if (winnerOf(at.game) === undefined) showCards(at);
    at.compareDeal(number);
  }

  #prepare(): void {
    const { at } = this;
    const { starter } = at.pack;
    const { entersHand } = at.manners;
    const early = at.happens(0.5);
    const enter = () => {
      for (const seat of at.pack.hands.keys()) if (at.happens(entersHand)) this.#enter(seat);
    };
    if (early) enter();
    at.note(`+ ${starter}`);
    at.tell({ type: "starterTurned", card: tapped(at.chance, starter, at.manners.ranksOnly) });
    at.compare();
    if (!early && winnerOf(at.game) === undefined) enter();
  }

  /** After a few cards somebody finds a misdeal. */
  #misdeal(): void {
    const { at } = this;
    for (let cards = Math.floor(at.chance() * 8); cards > 0 && isPlaying(at.game); cards--) {
      this.#turn();
      this.#claim();
      this.#count();
      callPlay(at);
    }
    if (winnerOf(at.game) !== undefined) return;
    at.dealAgain();
    this.falseGoes = 0;
    this.#prepare();
  }

  #enter(seat: number): void {
    const { at } = this;
    const { all, away } = at.pack;
    const as = new Map(all[seat]!.map((card) => [card, tapped(at.chance, card, at.manners.ranksOnly)]));
    at.note(`(${seat} enters ${[...as.values()].join(" ")})`);
    for (const card of all[seat]!) at.tell({ type: "cardDealt", seat, card: as.get(card)! });
    for (const card of away[seat]!) at.tell({ type: "discarded", seat, card: as.get(card)! });
    at.game = enterHand(at.game, seat);
  }

  #turn(): void {
    const { at } = this;
    const fits = playable(at.game);
    const lies = fits.length > 0 && this.falseGoes < MOST_FALSE_GOES && at.happens(at.manners.falseGo);
    if (mayGo(at.game) && (fits.length === 0 || lies)) {
      this.falseGoes += Number(lies);
      if (isAlone(at.game) && at.happens(0.5)) this.#goAndLead();
      else at.move(lies ? "go!" : "go", [{ type: "goCalled" }], callGo(at.game));
    } else this.#lay(at.game, oneOf(at.chance, fits));
  }

  /** Nobody taps the go of the last player: the next card does not fit, so it leads a new series. */
  #goAndLead(): void {
    const { at } = this;
    const ended = callGo(at.game, { silent: true });
    const leads = isPlaying(ended) ? playable(ended) : [];
    const unfit = leads.filter((card) => countOf(at.game.play) + worthOf(card) > 31);
    if (unfit.length === 0) at.move("go", [{ type: "goCalled" }], callGo(at.game));
    else this.#lay(ended, oneOf(at.chance, unfit));
  }

  #lay(from: Game, card: SuitedCard): void {
    const { at } = this;
    const as = tapped(at.chance, card, at.manners.ranksOnly);
    at.move(as, [{ type: "cardPlayed", card: as }], layCard(from, card, as));
  }

  /** The player of the newest card states its count, right or wrong, or adds one for go. */
  #count(): void {
    const { at } = this;
    const { open, counts } = at.game;
    if (open === undefined || winnerOf(at.game) !== undefined) return;
    const last = !isPlaying(at.game);
    const { truth } = counts[open]!;
    const wrong = at.happens(at.manners.miscounts);
    if (!last && !at.happens(truth === 0 && !wrong ? 0.1 : at.manners.counts)) return;
    const said = wrong ? truth + oneOf(at.chance, [-2, -1, 1, 2]) : truth;
    const points = Math.min(Math.max(0, said), MOST_OF_A_CARD);
    at.move(`(says ${points})`, [{ type: "claimed", owner: "play", points }], state(at.game, points));
    const waiting = waitingOf(at.state);
    if (waiting.for === "card" && waiting.addGo && at.happens(at.manners.miscounts))
      at.move("(1 for go)", [{ type: "claimed", owner: "play", points: 1 }], addGo(at.game));
  }

  /** Claims false goes in any order. */
  #claim(): void {
    const { at } = this;
    const open = falseGoes(at.game);
    if (open.length === 0 || !at.happens(at.manners.claims)) return;
    this.#take(oneOf(at.chance, open));
  }

  #take(one: FalseGo): void {
    const { at } = this;
    // After a win, points alone would change nothing.
    const ends: readonly End[] = winnerOf(at.game) === undefined ? ["played", "dead", "stands"] : ["played", "dead"];
    const end = oneOf(at.chance, ends);
    const side = at.against(one.seat);
    const place = falseGoes(at.game).findIndex((other) => other.at === one.at);
    const { go } = claimableFalseGoes(at.state)[place]!;
    this.claims += 1;
    const words = `[${side} claims the go of ${one.seat} at ${one.count}: ${one.cards.join(" ")} ${end}]`;
    at.move(words, [{ type: "renegeTaken", go, side, end }], claim(at.game, one, side, end));
  }
}
