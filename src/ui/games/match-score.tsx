import type { Match } from "../../match/match";

/** "Alice 4 – 2 Bob"; with more than two parties "Alice 4, Bob 2, Carol 1". */
export function MatchScore({ match: { parties, score } }: { match: Pick<Match, "parties" | "score"> }) {
  const [one, other] = parties;
  if (parties.length === 2)
    return (
      <>
        <bdi>{one}</bdi> {score[0]} – {score[1]} <bdi>{other}</bdi>
      </>
    );
  return (
    <>
      {parties.map((name, party) => (
        <span key={party}>
          {party > 0 && ", "}
          <bdi>{name}</bdi> {score[party]}
        </span>
      ))}
    </>
  );
}
