/** The new-game form: the choices so far, and the game they start. */
import { batch, computed, signal } from "@preact/signals";
import { type Counting, type Depth, type GameId, firstFacts } from "../../game/facts";
import { checkNames } from "../../game/look-alikes";
import { marksFor } from "../../match/formats";
import { FORMS, type FormName, type Seating } from "../../rules/forms";
import { type HouseClash, type HouseRule } from "../../rules/house-rules";
import { type FirstDealer, type GoTiming, isTarget, type Seat, type Skunks, STANDARD } from "../../rules/ruleset";
import { createMatchChoice, type MatchName } from "./match";
import { createDealerChoice } from "./next-dealer";
import { createTargetChoice } from "./target";
import { type ScorecardGame, type Invitation, seatedFor, swapped } from "./people";
import { type Agreed, clashOf, sidesAt, stillOn, usual, usualForm } from "./rules";
import { keptLastTime, readLastTime } from "./kept-rules";
import type { Session } from "../session";
import type { FalseGoRule } from "../../rules/false-go";

interface Refused {
  readonly at: HouseRule | FormName | Counting;
  readonly why: HouseClash;
}

type Starter = Pick<Session, "start" | "said" | "preferences" | "newMatchId" | "rows">;
export type Setup = ReturnType<typeof createSetup>;

const setups = new WeakMap<Starter, Setup>();

/** @returns the form of a session. It keeps its input while it is closed. */
export function setupOf(session: Starter): Setup {
  const known = setups.get(session) ?? createSetup(session);
  setups.set(session, known);
  return known;
}

function createSetup({ start, said, preferences, newMatchId, rows }: Starter) {
  /** A name for every seat of the largest form, so that players left out of this one keep their names. */
  const people = signal(seatedFor([], []));
  const depth = signal<Depth>("cards");
  const form = signal<FormName>(STANDARD.form);
  const seating = signal<Seating>("solo");
  const lone = signal<Seat>(0);
  const { target, otherTarget, holes, playTo } = createTargetChoice();
  const counting = signal<Counting>("app");
  const goTiming = signal<GoTiming>(STANDARD.goTiming);
  const renege = signal<FalseGoRule>(STANDARD.renege);
  const firstDealer = signal<FirstDealer>(STANDARD.firstDealer);
  const skunks = signal<Skunks>(STANDARD.skunks);
  const house = signal<readonly HouseRule[]>(STANDARD.house);
  const refused = signal<Refused | undefined>(undefined);
  /** The players of the last game. The form takes over their way of counting; others have not agreed to it. */
  let lastPeople: readonly string[] = [];
  const countFor = (played: readonly string[]) => {
    if (lastPeople.length > 0 && played.some((name) => !lastPeople.includes(name.trim())))
      [counting.value, lastPeople] = ["app", []];
  };
  let invited: Invitation = { guests: [] };
  const forCard = signal<ScorecardGame | undefined>(undefined);

  const players = computed(() => FORMS[form.value].players);
  const names = computed(() => people.value.slice(0, players.value));
  const sides = computed(() => sidesAt(seating.value, players.value, lone.value));
  const match = createMatchChoice(() => ({
    seating: seating.value,
    sides: new Set(sides.value).size,
    playsOn: house.value.includes("playOn"),
  }));
  const dealing = createDealerChoice(() => ({
    rows: rows.value,
    names: names.value,
    rule: firstDealer.value,
    always: house.value.includes("captainDeals") ? lone.value : undefined,
  }));
  const agreed = computed((): Agreed => ({
    rules: {
      form: form.value,
      target: holes.value,
      goTiming: goTiming.value,
      renege: renege.value,
      firstDealer: firstDealer.value,
      skunks: skunks.value,
      house: house.value,
    },
    seating: seating.value,
    counting: counting.value,
  }));

  /** Applies a whole agreement and keeps the players. */
  const take = ({ rules, seating: seated, counting: counts }: Agreed) =>
    batch(() => {
      const before = players.value;
      [form.value, seating.value, counting.value, house.value] = [rules.form, seated, counts, rules.house];
      // More seats show now. A name typed since may equal a name that was hidden, so make the names differ.
      if (players.value > before) people.value = seatedFor(people.value, preferences.names.signal.value);
      [goTiming.value, renege.value] = [rules.goTiming, rules.renege];
      [firstDealer.value, skunks.value] = [rules.firstDealer, rules.skunks];
      playTo(rules.target);
      lone.value = Math.min(lone.value, players.value - 1);
      refused.value = undefined;
    });

  /** Changes the form or the house rules unless they clash. Usual choices follow the new form; others stay. */
  const play = (at: Refused["at"], next: FormName, on: readonly HouseRule[]) => {
    const left = stillOn(next, on);
    const why = clashOf(next, left, counting.value);
    if (why) {
      refused.value = { at, why };
      return;
    }
    const [before, after] = [usual(form.value, house.value), usual(next, left)];
    const { rules, seating: seated } = agreed.value;
    const sitsAsUsual = seated === before.seating || !FORMS[next].seatings.includes(seated);
    take({
      ...agreed.value,
      rules: {
        ...rules,
        form: next,
        house: left,
        target: rules.target === before.target ? after.target : rules.target,
        skunks: rules.skunks === before.skunks ? after.skunks : rules.skunks,
      },
      seating: sitsAsUsual ? after.seating : seated,
    });
    countFor(names.value);
  };
  /** The setting for skunks that suits a match format; unchanged in games without skunks. */
  const marksIf = (next: MatchName): Skunks => {
    const { skunks: asUsual } = usual(form.value, house.value);
    if (asUsual === "none") return skunks.value;
    const wanted = next === "none" ? undefined : marksFor(next);
    if (wanted) return wanted;
    const left = match.name.value === "lurch" || next !== "none";
    return skunks.value === "halfway" && left ? asUsual : skunks.value;
  };
  const chooseForm = (name: FormName) => play(name, name, house.value);

  return {
    names,
    players,
    sides,
    form,
    seating,
    lone,
    target,
    otherTarget,
    depth,
    counting,
    goTiming,
    renege,
    firstDealer,
    skunks,
    house,
    refused,
    agreed,
    match,
    dealing,
    /** The scorecard row the game is played for, if there is one. */
    forCard,
    take,
    chooseForm,

    /** Fills in the players and rules of the last game. */
    prepare: () => {
      const last = readLastTime(preferences.lastTime.signal.value);
      const isInvited = invited.guests.length > 0;
      batch(() => {
        people.value = seatedFor([...invited.guests, ...(last?.names ?? [])], preferences.names.signal.value);
        depth.value = last?.depth ?? "cards";
        lone.value = last?.lone ?? 0;
        dealing.choose(undefined);
        const usually: Agreed = { rules: STANDARD, seating: "solo", counting: last?.counting ?? "app" };
        match.take(isInvited ? undefined : last?.match);
        take(isInvited ? usually : (last ?? usually));
        lastPeople = last?.names ?? [];
        countFor(names.value);
        forCard.value = invited.card;
        invited = { guests: [] };
      });
    },
    /** Sets the players for the next time the form opens, for a standard game of two to 121. */
    invite: (guests: readonly string[], card?: ScorecardGame) => {
      invited = { guests, card };
    },
    rename: (seat: Seat, name: string) =>
      batch(() => {
        people.value = people.value.with(seat, name);
        countFor([name]);
      }),
    /** Swaps two neighbours; the lone player stays alone. */
    swap: (seat: Seat) =>
      batch(() => {
        people.value = swapped(people.value, seat);
        dealing.swap(seat);
        if (lone.value === seat) lone.value = seat + 1;
        else if (lone.value === seat + 1) lone.value = seat;
      }),
    /** Chooses the usual form for this number of players; ignored if there is none. */
    choosePlayers: (count: number) => {
      const next = usualForm(count);
      if (next && count !== players.value) chooseForm(next);
    },
    /** Switches a house rule on or off. Rules that depend on it are switched off with it. */
    toggle: (rule: HouseRule) => {
      const on = house.value.includes(rule) ? house.value.filter((one) => one !== rule) : [...house.value, rule];
      play(rule, form.value, on);
    },
    marksIf,
    /** A lurch match marks bad losses at half way; any other match marks them as usual. */
    chooseMatch: (next: MatchName) => {
      skunks.value = marksIf(next);
      match.choose(next);
    },
    chooseCounting: (next: Counting) => {
      const why = clashOf(form.value, house.value, next);
      refused.value = why && { at: next, why };
      if (!why) [counting.value, lastPeople] = [next, []];
    },
    /**
     * @param dealer the first dealer, or undefined to cut for it; ignored if the lone player always deals
     * @returns the new game; undefined if something is refused, which `said` then explains
     */
    start: async (dealer: Seat | undefined): Promise<GameId | undefined> => {
      const checked = checkNames(names.value);
      if (!checked.ok) {
        said.value = { code: checked.error };
        return undefined;
      }
      if (!isTarget(holes.value)) {
        said.value = { code: "badTarget" };
        return undefined;
      }
      const now = agreed.value;
      const format = match.format(now.rules);
      if (!format.ok) {
        said.value = { code: format.error };
        return undefined;
      }
      const part = format.value && { id: newMatchId(), game: 1, format: format.value };
      const how = { depth: depth.value, counting: now.counting };
      const seats = checked.value.map((name, seat) => ({ name, side: sides.value[seat] ?? 0 }));
      const first = now.rules.house.includes("captainDeals") ? lone.value : dealer;
      const seated = { names: checked.value, depth: depth.value, lone: lone.value };
      const last = keptLastTime({ ...now, ...seated, match: match.kept() });
      const id = await start(firstFacts(seats, now.rules, how, first, part));
      if (id === undefined) return undefined;
      preferences.remember(checked.value);
      preferences.lastTime.set(last);
      return id;
    },
  };
}
