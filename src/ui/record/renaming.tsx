import { useState } from "preact/hooks";
import type { TableFact } from "../../game/facts";
import { checkNames } from "../../game/look-alikes";
import { MainButton } from "../parts/main-button";
import { useSession } from "../context";

type Started = Extract<TableFact, { type: "gameStarted" }>;

/** Corrects the players’ names in the first entry of the game. */
export function Renaming({ fact, onFact }: { fact: Started; onFact: (fact: TableFact) => void }) {
  const [names, setNames] = useState<readonly string[]>(fact.seats.map((seat) => seat.name));
  const session = useSession();
  const save = () => {
    const checked = checkNames(names);
    if (!checked.ok) session.said.value = { code: checked.error };
    else onFact({ ...fact, seats: fact.seats.map((seat, i) => ({ ...seat, name: checked.value[i] ?? seat.name })) });
  };
  return (
    <>
      <div class="renaming">
        {names.map((name, seat) => (
          <label key={seat} class="field">
            <span class="field-label">Player {seat + 1}</span>
            <input
              class="input"
              type="text"
              dir="auto"
              autocomplete="off"
              value={name}
              onInput={(event) => setNames(names.with(seat, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <div class="sheet-foot">
        <MainButton onPress={save}>Save the names</MainButton>
      </div>
    </>
  );
}
