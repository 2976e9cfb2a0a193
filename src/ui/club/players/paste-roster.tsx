import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Newcomer } from "../../../club/event-facts";
import { parseRoster, ROSTER_LETTERS } from "../../../club/roster";
import { LONGEST_LETTER } from "../../../game/stored-name";
import { BOOK_REFUSAL_WORDS } from "../../words/club";
import { cutName } from "../../words/plain-names";
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
          One player per line, or commas between names. A seat and an ACC number may follow: Ann, A-7, ME023. A list
          copied from a spreadsheet works too.
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
      {left.length > 0 && (
        <section>
          <h3>Left out</h3>
          <ul class="rows">
            {left.map(({ line, why }, at) => (
              <li key={at} class="row-line">
                <span class="words">
                  <bdi>{cutName(line.slice(0, LONGEST_LETTER * SHOWN), SHOWN)}</bdi>
                  <span class="hint">{BOOK_REFUSAL_WORDS[why]}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && <Found players={found} />}
      <div class="sheet-foot">
        <MainButton off={found.length === 0} onPress={() => void (found.length > 0 && take())}>
          {found.length === 0 ? "Add players" : found.length === 1 ? "Add 1 player" : `Add ${found.length} players`}
        </MainButton>
      </div>
    </div>
  );
}

/** The name, the seat and the ACC number found in each line. */
function Found({ players }: { readonly players: readonly Newcomer[] }) {
  return (
    <table class="found-players">
      <caption class="unseen">Players found</caption>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Seat</th>
          <th scope="col">ACC number</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, seat, number }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi>{seat}</bdi>
            </td>
            <td>
              <bdi>{number}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many letters of a left-out line are shown. */
const SHOWN = 80;
