import { useState } from "preact/hooks";
import type { Entrant } from "../../../club/event";
import { TextField } from "../../parts/text-field";
import { useBooks } from "../../context";

/** Season points for the night, which each club awards by its own table (rules.md §8.3). */
export function SeasonPoints({ player }: { player: Entrant | undefined }) {
  const books = useBooks();
  const [typed, setTyped] = useState(String(player?.grassRoots ?? ""));
  if (!player) return null;
  const points = pointsIn(typed);
  const saved = points === (player.grassRoots ?? 0);
  return (
    <form
      class="season"
      onSubmit={(event) => {
        event.preventDefault();
        void books.record({ type: "grassRootsWritten", player: player.id, points });
      }}
    >
      <TextField label="Grass Roots Points" kind="figure" most={3} value={typed} onText={setTyped} />
      <button type="submit" class="text-button" data-once>
        {saved && player.grassRoots ? "Saved" : "Save"}
      </button>
    </form>
  );
}

/** Empty is 0; anything but digits is NaN, which the event refuses. */
function pointsIn(text: string): number {
  return /^\d*$/.test(text.trim()) ? Number(text) : Number.NaN;
}
