import { useMemo } from "preact/hooks";
import { isolated } from "../../base/isolated";
import { listWords } from "../../base/lists";
import { luckOf } from "../../insight/many/luck";
import { useSession } from "../context";
import { TopBar } from "../parts/top-bar";
import { up } from "../router";
import { AskedSheet } from "./asked-sheet";
import { LuckCard } from "./luck-card";
import { StillReading } from "./still-reading";
import { useGames, useWeighing } from "./use-facts";

/** Luck and skill of a match of two parties, added up over the games that count. */
export function MatchLuck({ id }: { readonly id: string }) {
  const match = useSession().matchOf(id);
  const all = useGames();
  const games = useMemo(() => {
    const ids = new Set<string>(
      (match?.games ?? []).flatMap(({ row, standing }) => (standing === "counts" ? [row.id] : [])),
    );
    return all.filter((game) => ids.has(game.id));
  }, [all, match]);
  useWeighing(games);
  const [one, two] = match?.parties ?? [];
  const sideOf = (name: string, side: number) => ({ name, luck: luckOf(games.map((game) => ({ game, side }))) });
  return (
    <main class="screen people" aria-busy={!match}>
      <TopBar title="Luck and skill" about={match && listWords(match.parties.map(isolated))} onBack={() => up()} />
      <div class="stack">
        <StillReading />
        {one !== undefined && two !== undefined && <LuckCard sides={[sideOf(one, 0), sideOf(two, 1)]} games={games} />}
        <p class="muted">A match is short. It takes many games to see who plays better.</p>
      </div>
      <AskedSheet />
    </main>
  );
}
