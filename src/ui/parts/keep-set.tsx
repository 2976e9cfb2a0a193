import { useState } from "preact/hooks";
import { setsOf } from "../../session/new-game/kept-rules";
import type { Agreed } from "../../session/new-game/rules";
import { setRefusalWords } from "../words/forms";
import { useSession } from "../context";
import "./keep-set.css";

/** Names the agreed rules and keeps them, so that they can be chosen again. */
export function KeepSet({ agreed }: { agreed: Agreed }) {
  const sets = setsOf(useSession().preferences);
  const [name, setName] = useState("");
  const [answer, setAnswer] = useState("");
  /** A name refused because another set has it. A second tap with the same name replaces that set. */
  const [taken, setTaken] = useState<string>();
  const keep = () => {
    const kept = sets.keep(name, agreed, taken === name);
    setTaken(!kept.ok && kept.error === "setTaken" ? name : undefined);
    setAnswer(kept.ok ? "Kept, first in the list of games." : setRefusalWords(kept.error));
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
