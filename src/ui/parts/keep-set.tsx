import { useState } from "preact/hooks";
import { setsOf } from "../../session/new-game/kept";
import type { Agreed } from "../../session/new-game/rules";
import { setRefusalWords } from "../words/forms";
import { useSession } from "../context";

/** Rules get a name, and can be chosen again by it. */
export function KeepSet({ agreed }: { agreed: Agreed }) {
  const sets = setsOf(useSession().preferences);
  const [name, setName] = useState("");
  const [answer, setAnswer] = useState("");
  /** The name that was said to be taken: the second tap replaces it. */
  const [taken, setTaken] = useState<string>();
  const keep = () => {
    const kept = sets.keep(name, agreed, taken === name);
    setTaken(!kept.ok && kept.error === "setTaken" ? name : undefined);
    setAnswer(kept.ok ? "Kept. It stands first in the list of games." : setRefusalWords(kept.error));
    if (kept.ok) setName("");
  };
  return (
    <form
      class="keep-set"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label class="field">
        <span class="field-label">Keep these rules as</span>
        <input
          class="input"
          type="text"
          dir="auto"
          autocomplete="off"
          enterkeyhint="done"
          placeholder="Sunday rules"
          value={name}
          onInput={(event) => {
            setName(event.currentTarget.value);
            setAnswer("");
          }}
        />
      </label>
      <button type="submit" class="button second">
        {taken !== undefined && taken === name ? "Replace it" : "Keep"}
      </button>
      <p class="muted" role="status">
        {answer}
      </p>
    </form>
  );
}
