/** Search and filter of the list of games: one field, and the rest opens with a tap on it. */
import { useContext, useMemo, useState } from "preact/hooks";
import {
  EVERY_GAME,
  findGames,
  GAME_RESULTS,
  type GameResult,
  namesSomebody,
  type Wanted,
} from "../../game/find-games";
import { type GameRow, timePlayed } from "../../game/log";
import { type FormName, FORM_NAMES } from "../../rules/forms";
import { DeviceContext } from "../context";
import { gamesWords } from "../words/people";
import { FORM_WORDS } from "../words/forms";
import { Choice } from "../parts/choice";
import { idInAddress, replace } from "../router";
import { readSearch, writtenSearch } from "./search-in-address";
import { shownWords } from "./shown-words";
import "./finder.css";

const RESULT_WORDS: Readonly<Record<GameResult, string>> = {
  any: "Any",
  won: "Won",
  lost: "Lost",
  unfinished: "In progress",
};
/** Without a name, nobody is the one who won or lost. */
const WITHOUT_NAME: readonly GameResult[] = ["any", "unfinished"];

const months = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric" });
/** By the year and the month, because formatting a date takes long. */
const monthWords = new Map<number, string>();
function monthOf(at: number): string {
  const date = new Date(at);
  const key = date.getFullYear() * 12 + date.getMonth();
  const words = monthWords.get(key) ?? months.format(date);
  monthWords.set(key, words);
  return words;
}

/** Takes the change to the address, from which the search is read. */
function want(change: Partial<Wanted>): void {
  replace("games", writtenSearch({ ...readSearch(idInAddress.peek()), ...change }));
}

export interface Finding {
  readonly wanted: Wanted;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The rows that fit what is asked for, and the state of the search. */
export function useFinding(rows: readonly GameRow[]): readonly [readonly GameRow[], Finding] {
  const written = idInAddress.value;
  const wanted = useMemo(() => readSearch(written), [written]);
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || wanted !== EVERY_GAME;
  const device = useContext(DeviceContext);
  const found = useMemo(
    () => (wanted === EVERY_GAME ? rows : findGames(rows, wanted, { monthOf, wordsOf: shownWords })),
    [rows, wanted],
  );
  const onClose = () => {
    replace("games");
    setOpen(false);
  };
  // Rows of an older version cannot be filtered by form.
  const onOpen = () => {
    setOpen(true);
    if (rows.some(({ form }) => form === undefined)) void device?.keeping().then((keeper) => keeper?.addForms());
  };
  return [found, { wanted, isOpen, onOpen, onClose }];
}

interface FinderProps {
  readonly rows: readonly GameRow[];
  readonly found: number;
  readonly finding: Finding;
}

export function Finder({ rows, found, finding: { wanted, isOpen, onOpen, onClose } }: FinderProps) {
  const { words, result } = wanted;
  // A result stays among the options while it is chosen, also after the last game of its player is deleted.
  const results = namesSomebody(rows, words) || !WITHOUT_NAME.includes(result) ? GAME_RESULTS : WITHOUT_NAME;
  return (
    <div class="finder" role="search">
      <div class="finder-top">
        <input
          class="input"
          type="search"
          aria-label="Search the games"
          placeholder="Search: name, skunk"
          dir="auto"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          value={words}
          onFocus={onOpen}
          onInput={({ currentTarget: { value } }) =>
            want({
              words: value,
              ...(!WITHOUT_NAME.includes(result) && !namesSomebody(rows, value) && { result: "any" }),
            })
          }
        />
        {isOpen && (
          <button type="button" class="text-button" onClick={onClose}>
            Show all
          </button>
        )}
      </div>
      {isOpen && (
        <>
          <Choice
            legend="Result"
            legendHidden
            name="result"
            small
            options={results.map((value) => ({ value, label: RESULT_WORDS[value] }))}
            value={result}
            onChoose={(value) => want({ result: value })}
          />
          <Narrow rows={rows} wanted={wanted} />
          <p class={found === 0 ? "unseen" : "muted"} role="status">
            {found === 0 ? "No game" : `${wanted === EVERY_GAME ? "" : `${found} of `}${gamesWords(rows.length)}`}
          </p>
        </>
      )}
    </div>
  );
}

/** The month and the form, where there is a choice. */
function Narrow({ rows, wanted }: Pick<FinderProps, "rows"> & Pick<Finding, "wanted">) {
  const { all, forms } = useMemo(() => choicesOf(rows), [rows]);
  return (
    <div class="finder-narrow">
      {all.length > 1 && (
        <select
          class="input"
          aria-label="Month"
          value={wanted.month ?? ""}
          onChange={({ currentTarget: { value } }) => want({ month: value || undefined })}
        >
          <option value="">Any month</option>
          {all.map((month) => (
            <option key={month} value={month}>
              {month}
            </option>
          ))}
        </select>
      )}
      {forms.length > 1 && (
        <select
          class="input"
          aria-label="Game"
          value={wanted.form ?? ""}
          onChange={({ currentTarget: { value } }) => want({ form: forms.find((form) => form === value) })}
        >
          <option value="">Any game</option>
          {forms.map((form) => (
            <option key={form} value={form}>
              {FORM_WORDS[form].name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The months, newest first, and the forms that were played, in the usual order. */
function choicesOf(rows: readonly GameRow[]): { readonly all: readonly string[]; readonly forms: readonly FormName[] } {
  const played = new Set(rows.map(({ form }) => form));
  return {
    all: [...new Set(rows.map((row) => monthOf(timePlayed(row))))],
    forms: FORM_NAMES.filter((form) => played.has(form)),
  };
}
