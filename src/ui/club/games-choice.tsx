import { useState } from "preact/hooks";
import { Choice } from "../parts/choice";

/** The games of a club night and of the usual tournaments (rules.md §8.4). */
const USUAL = [9, 12, 14, 16, 18, 20, 22] as const;
const OPTIONS = [...USUAL.map(String), "Other"].map((value) => ({ value, label: value }));

export interface GamesChoiceProps {
  readonly games: number;
  readonly onGames: (games: number) => void;
}

/** The number of games: one of the usual ones, or any from 1 to 22. */
export function GamesChoice({ games, onGames }: GamesChoiceProps) {
  const [other, setOther] = useState(!USUAL.some((usual) => usual === games));
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
            if (value !== "Other") onGames(Number(value));
          }}
        />
      </div>
      {other && (
        <label>
          <span class="field-label">Games, 1 to 22</span>
          <input
            class="input"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={2}
            value={games > 0 ? games : ""}
            onInput={(event) => onGames(Number(event.currentTarget.value.replace(/\D/g, "")))}
          />
        </label>
      )}
    </>
  );
}
