import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { parseRoster, ROSTER_LETTERS } from "../../../club/roster";
import { BOOK_REFUSAL_WORDS } from "../../words/club";
import { Refused } from "../../refused";
import { MainButton } from "../../parts/main-button";
import { useBooks } from "../../context";

export interface PasteRosterProps {
  /** Names already on the list. */
  readonly names: readonly string[];
  readonly start: string;
  readonly onDone: () => void;
}

/** A pasted list: shows the players found and the lines left out before anything is added. */
export function PasteRoster({ names, start, onDone }: PasteRosterProps) {
  const books = useBooks();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  const { found, left } = useMemo(() => parseRoster(text, names), [text, names]);
  useEffect(() => field.current?.focus(), []);
  const take = async () => {
    if (await books.record({ type: "playersCame", players: found })) onDone();
  };
  return (
    <div class="stack">
      <label class="field">
        <span class="field-label">
          Put each name on its own line, or put commas between them. To add a seat, write it after the name and a comma:
          Ann, A-7.
        </span>
        <textarea
          ref={field}
          class="input roster-text"
          rows={5}
          dir="auto"
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p role="status" class="roster-found">
        {text.trim() === "" ? "Nobody is added until you tap Add." : `${found.length} found, ${left.length} left out`}
      </p>
      {text.length > ROSTER_LETTERS && <p class="muted">This text is very long. Only its beginning is read.</p>}
      <Refused spoken />
      <MainButton off={found.length === 0} onPress={() => void (found.length > 0 && take())}>
        {found.length === 0 ? "Add players" : found.length === 1 ? "Add 1 player" : `Add ${found.length} players`}
      </MainButton>
      {left.length > 0 && (
        <section>
          <h3>Left out</h3>
          <ul class="rows">
            {left.map(({ line, why }, at) => (
              <li key={at} class="row-line">
                <span class="words">
                  <bdi>{line.slice(0, SHOWN)}</bdi>
                  {line.length > SHOWN && "…"}
                  <span class="hint">{BOOK_REFUSAL_WORDS[why]}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && (
        <section>
          <h3>Found</h3>
          <ul class="picks">
            {found.map(({ name, seat }) => (
              <li key={name} class="found">
                <bdi>{name}</bdi>
                {seat !== "" && <span class="muted"> {seat}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How many letters of a left-out line are shown. */
const SHOWN = 80;
