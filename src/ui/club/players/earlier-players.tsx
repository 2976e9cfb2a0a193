import { useEffect, useState } from "preact/hooks";
import { MainButton } from "../../parts/main-button";
import { useBooks } from "../../context";

export interface EarlierPlayersProps {
  readonly names: readonly string[];
  readonly onDone: () => void;
}

/** Players of earlier nights: tap several, then add them together. */
export function EarlierPlayers({ names, onDone }: EarlierPlayersProps) {
  const books = useBooks();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => void books.loadRows(), [books]);
  const known = books.earlier(names);
  const take = async () => {
    const players = chosen.map((name) => ({ name, seat: "", number: books.numberOf(name) }));
    if (await books.record({ type: "playersCame", players })) onDone();
  };
  if (known.length === 0) return <p class="muted">Everyone from earlier nights is here already.</p>;
  const flip = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <div class="stack">
      <div class="picks" role="group" aria-label="Players of earlier nights">
        {known.map((name) => (
          <button key={name} type="button" class="pick" aria-pressed={chosen.includes(name)} onClick={() => flip(name)}>
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      <div class="actions">
        <div class="pair">
          <MainButton kind="second" onPress={() => setChosen(chosen.length < known.length ? known : [])}>
            {chosen.length < known.length ? "Select all" : "Select none"}
          </MainButton>
          <MainButton off={chosen.length === 0} onPress={() => void (chosen.length > 0 && take())}>
            {chosen.length === 1 ? "Add 1 player" : `Add ${chosen.length} players`}
          </MainButton>
        </div>
      </div>
    </div>
  );
}
