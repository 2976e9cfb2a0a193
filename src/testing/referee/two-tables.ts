/** One game at two tables: the app's and the referee's. Every move is made at both, and they are compared. */
import { decide } from "../../game/decide";
import { COUNTINGS, type TableFact } from "../../game/facts";
import { replay } from "../../game/replay";
import type { GameState } from "../../game/state";
import type { Seat, Side } from "../../rules/ruleset";
import type { Chance } from "../real-deal";
import { chanceOf } from "../robot";
import { formStarted, Table } from "../table";
import { differences, pointsByKind } from "./compare";
import { dealAgain, dealCards, type Game, movedOf } from "./game";
import { type Manners, mannersOf } from "./manners";
import { dealPack, oneOf, type Pack } from "./real-cards";

export class TwoTables {
  readonly seed: number;
  readonly chance: Chance;
  readonly manners: Manners;
  readonly app: Table;
  pack: Pack;
  game: Game;
  /** The deal so far, in card notation. */
  #words: string[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.chance = chanceOf(seed);
    this.manners = mannersOf(this.chance);
    const { form, seating, house } = this.manners;
    const { target, goTiming, goStops, falseGo, counting } = house;
    const rules = { target, goTiming, renege: falseGo, house: goStops ? (["goStops"] as const) : [] };
    this.app = new Table([formStarted(form, rules, seating, { counting })]);
    const players = house.sides.length;
    const dealer = Math.floor(this.chance() * players);
    this.pack = dealPack(this.chance, form, players, dealer);
    this.game = dealCards(house, [], this.pack);
    this.tell({ type: "dealerChosen", dealer });
  }

  get state(): GameState {
    return this.app.state;
  }

  get sides(): number {
    return this.state.sides.length;
  }

  /** True so often. */
  happens(often: number): boolean {
    return this.chance() < often;
  }

  /** A side that sits against a seat. */
  against(seat: Seat): Side {
    const own = this.game.house.sides[seat];
    return oneOf(
      this.chance,
      [...Array(this.sides).keys()].filter((side) => side !== own),
    );
  }

  may(fact: TableFact): boolean {
    return decide(this.app.entries, this.app.now, { do: "record", fact }).ok;
  }

  /** Records a fact at the app's table. */
  tell(fact: TableFact): void {
    const before = this.app.refusals.length;
    this.app.tell(fact);
    if (this.app.refusals.length > before)
      this.differ(`the app refuses ${JSON.stringify(fact)}: ${this.app.refusals.at(-1)}`);
  }

  note(words: string): void {
    this.#words.push(words);
  }

  /** One move at both tables. */
  move(words: string, facts: readonly TableFact[], game: Game): void {
    this.note(words);
    for (const fact of facts) this.tell(fact);
    this.game = game;
    this.compare();
  }

  /** The app reads its log again from the start. */
  undoAndRedo(): void {
    this.app.do({ do: "undo" }).do({ do: "redo" });
    this.compare();
  }

  compare(): void {
    const [first] = differences(this.state, this.game, (fact) => this.may(fact));
    if (first !== undefined) this.differ(first);
  }

  /** The deal is over: its points by kind are compared. */
  compareDeal(deal: number): void {
    const { state } = replay(this.app.entries);
    const again = state?.sides.map(({ front }) => front).join("–");
    const scores = this.app.scores.join("–");
    if (again !== scores) this.differ(`the app says ${scores}, and ${again} when the log is read again`);
    const app = pointsByKind(
      this.state.pegs.filter((one) => one.deal === deal),
      this.sides,
    );
    const referee = pointsByKind(movedOf(this.game).slice(this.game.start), this.sides);
    if (app !== referee) this.differ(`points of the deal: the app says ${app}, the referee ${referee}`);
  }

  /** The next deal, by the player on the dealer's left (rules.md §1.3). */
  deal(): void {
    const { form, house } = this.manners;
    const players = house.sides.length;
    this.#words = [];
    this.pack = dealPack(this.chance, form, players, (this.pack.dealer + 1) % players);
    const counting = this.happens(0.3) ? oneOf(this.chance, COUNTINGS) : this.game.house.counting;
    if (counting !== this.game.house.counting) this.tell({ type: "countingChosen", counting });
    this.game = dealCards({ ...house, counting }, this.game.pegs, this.pack);
    if (this.state.deal?.dealer !== this.pack.dealer) this.differ(`the app's dealer is ${this.state.deal?.dealer}`);
  }

  /** A misdeal is noticed now. */
  dealAgain(): void {
    this.pack = dealPack(this.chance, this.manners.form, this.pack.hands.length, this.pack.dealer);
    this.tell({ type: "dealVoided" });
    this.#words = ["(dealt again)"];
    this.game = dealAgain(this.game, this.pack);
  }

  differ(what: string): never {
    const { hands, dealer, starter, crib } = this.pack;
    const { house } = this.game;
    const held = hands.map((cards, seat) => `${seat}${seat === dealer ? " (dealer)" : ""}: ${cards.join(" ")}`);
    throw new Error(
      [
        `seed ${this.seed}: ${what}`,
        `${house.counting}, ${house.goTiming}${house.goStops ? ", goStops" : ""}, ${house.falseGo}, to ${house.target}`,
        `${held.join(" · ")} · starter ${starter} · crib ${crib.join(" ")}`,
        this.#words.join(" "),
      ].join("\n"),
    );
  }
}
