import type { Match, MatchGame } from "../../match/match";
import { unitsWords } from "../words/matches";
import { capital, LOSS_MARKS } from "../words/common";

/** The worth of a game in its match: "Skunk: 2 match points". */
export function MatchWorth({ match, game }: { match: Match; game: MatchGame }) {
  const { standing, atOnce, points, row } = game;
  if (standing === "open") return <>in progress</>;
  if (standing === "late") return <>played after the match was won; not counted</>;
  const loss = capital(LOSS_MARKS[row.loss]) || "Win";
  if (atOnce) return <>{loss}: the whole match</>;
  const paid = match.parties.flatMap((name, party) => ((points[party] ?? 0) > 0 ? [{ name, party }] : []));
  const [only] = paid;
  if (paid.length === 1 && only)
    return (
      <>
        {loss}: {unitsWords(match.format, points[only.party] ?? 0)}
      </>
    );
  return (
    <>
      In the match:{" "}
      {paid.map(({ name, party }, i) => (
        <span key={party}>
          {i > 0 && ", "}
          {points[party]} to <bdi>{name}</bdi>
        </span>
      ))}
    </>
  );
}
