import { useState } from "preact/hooks";
import { Choice } from "../parts/choice";
import { type Fault, Labelled } from "../parts/text-field";

/** The games of a club night and of the usual tournaments (rules.md §8.4). */
const USUAL = [9, 12, 14, 16, 18, 20, 22] as const;
const OPTIONS = [...USUAL.map(String), "Other"].map((value) => ({ value, label: value }));

export interface GamesChoiceProps {
  readonly games: number;
  readonly onGames: (games: number) => void;
  readonly fault?: Fault | undefined;
}

/** The number of games: one of the usual ones, or any from 1 to 22. */
export function GamesChoice({ games, onGames, fault }: GamesChoiceProps) {
  const [other, setOther] = useState(!USUAL.some((usual) => usual === games));
  // It opens below the choice, behind the button at the foot of a sheet: the focus brings it into view.
  const [asks, setAsks] = useState(false);
  return (
    <>
      <div class="games-choice">
        <Choice
          legend="Games"
          name="games"
          options={OPTIONS}
          value={other ? "Other" : String(games)}
          onChoose={(value) => {
            setOther(value === "Other");
            setAsks(true);
            if (value !== "Other") onGames(Number(value));
          }}
        />
      </div>
      {other && (
        <Labelled
          label="Games, 1 to 22"
          fault={fault}
          asks={asks}
          type="text"
          inputMode="numeric"
          maxLength={2}
          value={games > 0 ? games : ""}
          onInput={(event) => onGames(Number(event.currentTarget.value.replace(/\D/g, "")))}
        />
      )}
    </>
  );
}
