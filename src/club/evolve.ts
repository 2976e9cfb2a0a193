/** One fact onto one event: what it changes, or why it does not fit. */
import { checkName } from "../game/names";
import { ok, refuse, type Result } from "../base/result";
import { type Bracket, drawBracket, isUnderWay, playGame, strikeGame } from "./bracket";
import { isDate, MOST_GAMES, sameName } from "./scorecard";
import { type Club, type ClubRound, herein, MOST_PLAYERS, roundsBegun, seatsJust } from "./event";
import { enter } from "./enter";
import { type ClubFact, type ClubHeader, type ClubRefusal, MOST_GRASS_ROOTS, type Newcomer } from "./event-facts";
import type { Drawn, PlayerId } from "./draw/rounds";

function checkHeader(header: ClubHeader): ClubRefusal | undefined {
  const name = checkName(header.name);
  if (!name.ok) return name.error;
  if (!isDate(header.date)) return "badDate";
  return Number.isInteger(header.games) && header.games >= 1 && header.games <= MOST_GAMES ? undefined : "badGames";
}

/** One fact onto one event; total. @param club undefined before `clubOpened` */
export function applyClub(club: Club | undefined, fact: ClubFact): Result<Club, ClubRefusal> {
  if (fact.type === "clubOpened") {
    const wrong = club ? "notNow" : checkHeader(fact.header);
    if (wrong) return refuse(wrong);
    return ok({ header: fact.header, players: [], rounds: [], broken: [], bracket: undefined });
  }
  if (!club) return refuse("notNow");
  switch (fact.type) {
    case "clubRenamed": {
      const wrong = checkHeader(fact.header);
      if (wrong) return refuse(wrong);
      if (fact.header.games < roundsBegun(club)) return refuse("roundPlayed");
      return ok({ ...club, header: fact.header, rounds: club.rounds.slice(0, fact.header.games) });
    }
    case "playersCame":
      return bring(club, fact.players);
    case "playerChanged":
      return change(club, fact.player, { name: fact.name, seat: fact.seat });
    case "grassRootsWritten":
      return writeGrassRoots(club, fact.player, fact.points);
    case "playerLeft":
    case "playerBack":
      return move(club, fact.player, fact.type === "playerBack");
    case "roundsDrawn":
      return drawFrom(club, fact.from, fact.rounds);
    case "bracketDrawn": {
      if (club.bracket && isUnderWay(club.bracket)) return refuse("bracketOpen");
      if (!fact.seeds.every((id) => club.players[id])) return refuse("nobody");
      if (club.bracket && isSame(club.bracket, fact)) return refuse("enteredAlready");
      const bracket = drawBracket(fact.seeds, fact.bestOf);
      return bracket.ok ? ok({ ...club, bracket: bracket.value }) : bracket;
    }
    case "playoffGame":
    case "playoffStruck": {
      if (!club.bracket) return refuse("noBracket");
      const { round, slot } = fact;
      const next =
        fact.type === "playoffGame"
          ? playGame(club.bracket, round, slot, fact.winner)
          : strikeGame(club.bracket, round, slot);
      return next.ok ? ok({ ...club, bracket: next.value }) : next;
    }
    case "tieBroken":
      return breakTie(club, fact.order);
    default:
      return enter(club, fact);
  }
}

function checkNewcomer(club: Pick<Club, "players">, { name }: Newcomer, self?: PlayerId): Result<string, ClubRefusal> {
  const checked = checkName(name);
  if (!checked.ok) return checked;
  const twice = club.players.some((one) => one.id !== self && sameName(one.name, checked.value));
  return twice ? refuse("nameTwice") : checked;
}

function bring(club: Club, players: readonly Newcomer[]): Result<Club, ClubRefusal> {
  if (club.bracket) return refuse("bracketOpen");
  const missed = roundsBegun(club);
  const all = [...club.players];
  for (const player of players) {
    const name = checkNewcomer({ players: all }, player);
    if (!name.ok) return name;
    if (all.length >= MOST_PLAYERS) return refuse("rosterFull");
    all.push({ id: all.length, name: name.value, seat: player.seat, missed, here: true });
  }
  return ok({ ...club, players: all });
}

function change(club: Club, player: PlayerId, to: Newcomer): Result<Club, ClubRefusal> {
  const before = club.players[player];
  if (!before) return refuse("nobody");
  const name = checkNewcomer(club, to, player);
  if (!name.ok) return name;
  if (before.name === name.value && before.seat === to.seat) return refuse("enteredAlready");
  return ok({ ...club, players: club.players.with(player, { ...before, name: name.value, seat: to.seat }) });
}

function writeGrassRoots(club: Club, player: PlayerId, points: number): Result<Club, ClubRefusal> {
  const before = club.players[player];
  if (!before) return refuse("nobody");
  if (!Number.isInteger(points) || points < 0 || points > MOST_GRASS_ROOTS) return refuse("badGrassRoots");
  if ((before.grassRoots ?? 0) === points) return refuse("enteredAlready");
  const { grassRoots: _, ...rest } = before;
  return ok({ ...club, players: club.players.with(player, points > 0 ? { ...rest, grassRoots: points } : rest) });
}

function move(club: Club, player: PlayerId, here: boolean): Result<Club, ClubRefusal> {
  const before = club.players[player];
  if (!before) return refuse("nobody");
  if (before.here === here) return refuse("enteredAlready");
  return ok({ ...club, players: club.players.with(player, { ...before, here }) });
}

function drawFrom(club: Club, from: number, rounds: readonly Drawn[]): Result<Club, ClubRefusal> {
  if (club.bracket) return refuse("bracketOpen");
  if (from < 1 || from > club.rounds.length + 1) return refuse("noRound");
  if (roundsBegun(club) >= from) return refuse("roundPlayed");
  if (from - 1 + rounds.length > club.header.games) return refuse("badGames");
  const here = herein(club);
  if (here.length < 2) return refuse("tooFew");
  const sound = rounds.every((drawn) => seatsJust(drawn, here) && drawn.sitsOut.length < 2);
  if (!sound) return refuse("badDraw");
  const drawn = rounds.map((one): ClubRound => ({ drawn: one, entries: new Map() }));
  return ok({ ...club, rounds: [...club.rounds.slice(0, from - 1), ...drawn] });
}

function isSame(bracket: Bracket, { seeds, bestOf }: Pick<Bracket, "seeds" | "bestOf">): boolean {
  return bracket.bestOf === bestOf && bracket.seeds.join() === seeds.join();
}

function breakTie(club: Club, order: readonly PlayerId[]): Result<Club, ClubRefusal> {
  if (order.length < 2 || new Set(order).size < order.length) return refuse("noTie");
  if (!order.every((id) => club.players[id])) return refuse("nobody");
  return ok({ ...club, broken: [...club.broken, order] });
}
