/** The score of a match in one line. */
import { leaderOf, type Match, pointsToWin } from "../../match/match";
import { needWords, scoreWords } from "../words/matches";

/** "Alice leads 4–2, needs one more", "Alice wins the match 5–3", "Tied at 2–2". */
export function MatchStanding({ match }: { match: Match }) {
  const { winner, score, games } = match;
  const figures = <span class="match-figures">{scoreWords(score, true)}</span>;
  if (winner !== undefined)
    return (
      <>
        <Party match={match} party={winner} one="wins" many="win" /> the match {figures}
        {games.some(({ atOnce }) => atOnce) && ", by a triple skunk"}
      </>
    );
  if (games.every(({ standing }) => standing !== "counts")) return <>No game won yet</>;
  const leader = leaderOf(match);
  if (leader === undefined) return <>Tied at {figures}</>;
  // When two parties can win a game together, a majority of the games may not win the match.
  const known = !match.bySeat || match.format.length.kind === "points";
  return (
    <>
      <Party match={match} party={leader} one="leads" many="lead" /> {figures}
      {known && pointsToWin(match) > Math.max(...score) && `, ${needWords(match, leader)}`}
    </>
  );
}

/** A party with its verb: partners "lead", a single player "leads". */
function Party({ match, party, one, many }: { match: Match; party: number; one: string; many: string }) {
  const { bySeat, last, parties } = match;
  const several = !bySeat && last.match.seats.filter(({ side }) => side === party).length > 1;
  return (
    <>
      <bdi>{parties[party]}</bdi> {several ? many : one}
    </>
  );
}
