import type { GameRow } from "../../game/log";
import type { Library } from "../../session/library";
import { type LastTime, readLastTime } from "../../session/new-game/kept-rules";
import { dealerAfter } from "../../session/new-game/next-dealer";
import { COUNTING_WORDS } from "../words/common";
import { gameName } from "../words/forms";

/** "Six-card to 121, muggins. Jess deals. Sam leads 4–3." The rules are said where they are known. */
export function AgainWords({ library, row }: { library: Library; row: GameRow }) {
  const last = readLastTime(library.preferences.lastTime.signal.value);
  const known = last && JSON.stringify(last.names) === JSON.stringify(row.names) ? last : undefined;
  const says = known && known.depth !== "points" && known.counting !== "app";
  const counting = says ? `, ${COUNTING_WORDS[known.counting].toLowerCase()}` : "";
  return (
    <>
      {known ? gameName(known.rules) : "A game"} to {row.target}
      {counting}. {known && <Dealer row={row} rule={known.rules.firstDealer} />} <Series library={library} row={row} />
    </>
  );
}

function Dealer({ row, rule }: { row: GameRow; rule: LastTime["rules"]["firstDealer"] }) {
  if (rule === "cut") return <>Cut for deal.</>;
  if (rule === "alternate") return <>The deal changes.</>;
  const dealer = dealerAfter(row, rule);
  if (dealer === undefined) return <>The loser deals.</>;
  return (
    <>
      <bdi>{row.names[dealer]}</bdi> deals.
    </>
  );
}

/** The games these two have won against each other, once all are read. */
function Series({ library, row }: { library: Library; row: GameRow }) {
  if (!library.whole.value || row.names.length !== 2) return null;
  const [one = "", other = ""] = row.names;
  const won = { [one]: 0, [other]: 0 };
  for (const { names, winner } of library.rows.value) {
    const name = names[winner ?? -1];
    if (names.length === 2 && names.includes(one) && names.includes(other) && name !== undefined)
      won[name] = (won[name] ?? 0) + 1;
  }
  const [mine = 0, theirs = 0] = [won[one], won[other]];
  if (mine + theirs < 2) return null;
  if (mine === theirs) return <>{`${mine}–${theirs} so far.`}</>;
  return (
    <>
      <bdi>{mine > theirs ? one : other}</bdi> leads {Math.max(mine, theirs)}–{Math.min(mine, theirs)}.
    </>
  );
}
