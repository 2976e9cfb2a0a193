/** Applies one fact to an event, or refuses it. */
import { storedName } from "../game/stored-name";
import { ok, refuse, type Result } from "../base/result";
import { type Bracket, drawBracket, isUnderWay, playGame, strikeGame } from "./bracket";
import { isDate, MOST_GAMES, sameName } from "./scorecard";
import { type ClubEvent, type Entrant, type EventRound, present, MOST_PLAYERS, roundsBegun, seatsJust } from "./event";
import { enterResult } from "./enter-result";
import { removePlayer } from "./remove-player";
import { type EventFact, type EventHeader, type EventRefusal, MOST_GRASS_ROOTS, type Newcomer } from "./event-facts";
import type { Drawn, PlayerId } from "./draw/rounds";

/** @returns why the header cannot be kept, if it cannot */
export function checkHeader(header: EventHeader): EventRefusal | undefined {
  const name = storedName(header.name);
  if (!name.ok) return name.error;
  if (!isDate(header.date)) return "badDate";
  return Number.isInteger(header.games) && header.games >= 1 && header.games <= MOST_GAMES ? undefined : "badGames";
}

/** Never throws. @param event undefined before `clubOpened` */
export function evolveEvent(event: ClubEvent | undefined, fact: EventFact): Result<ClubEvent, EventRefusal> {
  if (fact.type === "clubOpened") {
    const wrong = event ? "notNow" : checkHeader(fact.header);
    if (wrong) return refuse(wrong);
    return ok({ header: fact.header, players: [], rounds: [], broken: [], bracket: undefined });
  }
  if (!event) return refuse("notNow");
  switch (fact.type) {
    case "clubRenamed": {
      const wrong = checkHeader(fact.header);
      if (wrong) return refuse(wrong);
      if (fact.header.games < roundsBegun(event)) return refuse("roundPlayed");
      return ok({ ...event, header: fact.header, rounds: event.rounds.slice(0, fact.header.games) });
    }
    case "playersCame":
      return admit(event, fact.players);
    case "playerChanged":
      return changePlayer(event, fact.player, fact);
    case "grassRootsWritten":
      return writeGrassRoots(event, fact.player, fact.points);
    case "playerLeft":
    case "playerBack":
      return markHere(event, fact.player, fact.type === "playerBack");
    case "playerRemoved":
      return removePlayer(event, fact.player);
    case "roundsDrawn":
      return drawFrom(event, fact.from, fact.rounds);
    case "bracketDrawn": {
      if (event.bracket && isUnderWay(event.bracket)) return refuse("bracketOpen");
      if (!fact.seeds.every((id) => event.players[id])) return refuse("nobody");
      if (event.bracket && isSame(event.bracket, fact)) return refuse("enteredAlready");
      const bracket = drawBracket(fact.seeds, fact.bestOf);
      return bracket.ok ? ok({ ...event, bracket: bracket.value }) : bracket;
    }
    case "playoffGame":
    case "playoffStruck": {
      if (!event.bracket) return refuse("noBracket");
      const { round, slot } = fact;
      const next =
        fact.type === "playoffGame"
          ? playGame(event.bracket, round, slot, fact.winner)
          : strikeGame(event.bracket, round, slot);
      return next.ok ? ok({ ...event, bracket: next.value }) : next;
    }
    case "tieBroken":
      return breakTie(event, fact.order);
    default:
      return enterResult(event, fact);
  }
}

function checkNewcomer(
  event: Pick<ClubEvent, "players">,
  { name }: Newcomer,
  self?: PlayerId,
): Result<string, EventRefusal> {
  const checked = storedName(name);
  if (!checked.ok) return checked;
  const twice = event.players.some((one) => one.id !== self && sameName(one.name, checked.value));
  return twice ? refuse("nameTwice") : checked;
}

function admit(event: ClubEvent, players: readonly Newcomer[]): Result<ClubEvent, EventRefusal> {
  if (event.bracket) return refuse("bracketOpen");
  const missed = roundsBegun(event);
  const all = [...event.players];
  for (const player of players) {
    const name = checkNewcomer({ players: all }, player);
    if (!name.ok) return name;
    if (all.length >= MOST_PLAYERS) return refuse("rosterFull");
    all.push({ id: all.length, name: name.value, ...placeOf(player), missed, here: true });
  }
  return ok({ ...event, players: all });
}

function changePlayer(event: ClubEvent, player: PlayerId, to: Newcomer): Result<ClubEvent, EventRefusal> {
  const before = event.players[player];
  if (!before) return refuse("nobody");
  const name = checkNewcomer(event, to, player);
  if (!name.ok) return name;
  const { number: kept, ...rest } = before;
  const place = placeOf({ seat: to.seat, number: to.number ?? kept ?? "" });
  if (before.name === name.value && before.seat === place.seat && kept === place.number)
    return refuse("enteredAlready");
  return ok({ ...event, players: event.players.with(player, { ...rest, name: name.value, ...place }) });
}

/** The seat and the number of a player, without an empty number. */
function placeOf({ seat, number = "" }: Pick<Newcomer, "seat" | "number">): Pick<Entrant, "seat" | "number"> {
  return number === "" ? { seat } : { seat, number };
}

function writeGrassRoots(event: ClubEvent, player: PlayerId, points: number): Result<ClubEvent, EventRefusal> {
  const before = event.players[player];
  if (!before) return refuse("nobody");
  if (!Number.isInteger(points) || points < 0 || points > MOST_GRASS_ROOTS) return refuse("badGrassRoots");
  if ((before.grassRoots ?? 0) === points) return refuse("enteredAlready");
  const { grassRoots: _, ...rest } = before;
  return ok({ ...event, players: event.players.with(player, points > 0 ? { ...rest, grassRoots: points } : rest) });
}

function markHere(event: ClubEvent, player: PlayerId, here: boolean): Result<ClubEvent, EventRefusal> {
  const before = event.players[player];
  if (!before) return refuse("nobody");
  if (before.here === here) return refuse("enteredAlready");
  return ok({ ...event, players: event.players.with(player, { ...before, here }) });
}

function drawFrom(event: ClubEvent, from: number, rounds: readonly Drawn[]): Result<ClubEvent, EventRefusal> {
  if (event.bracket) return refuse("bracketOpen");
  if (from < 1 || from > event.rounds.length + 1) return refuse("noRound");
  if (roundsBegun(event) >= from) return refuse("roundPlayed");
  if (from - 1 + rounds.length > event.header.games) return refuse("badGames");
  const here = present(event);
  if (here.length < 2) return refuse("tooFew");
  const sound = rounds.every((drawn) => seatsJust(drawn, here) && drawn.sitsOut.length < 2);
  if (!sound) return refuse("badDraw");
  const drawn = rounds.map((one): EventRound => ({ drawn: one, entries: new Map() }));
  return ok({ ...event, rounds: [...event.rounds.slice(0, from - 1), ...drawn] });
}

function isSame(bracket: Bracket, { seeds, bestOf }: Pick<Bracket, "seeds" | "bestOf">): boolean {
  return bracket.bestOf === bestOf && bracket.seeds.join() === seeds.join();
}

function breakTie(event: ClubEvent, order: readonly PlayerId[]): Result<ClubEvent, EventRefusal> {
  if (order.length < 2 || new Set(order).size < order.length) return refuse("noTie");
  if (!order.every((id) => event.players[id])) return refuse("nobody");
  return ok({ ...event, broken: [...event.broken, order] });
}
