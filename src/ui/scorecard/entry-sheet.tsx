import { useState } from "preact/hooks";
import { type Scorecard, type ScorecardLine, sameElsewhere } from "../../club/scorecard";
import { Refusal } from "../refused";
import { ENTRY_REFUSAL_WORDS } from "../words/club";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { type Draft, lineOf, liveWords, withOpponent } from "./draft";
import { opponentsFor } from "./known-names";
import { Opponent } from "./opponent";
import { ScoredHere } from "./scored-here";
import { Choice } from "../parts/choice";
import { SpreadEntry } from "../spread/spread-entry";
import { useBooks, useSession } from "../context";
import "./entry-sheet.css";

const RESULTS = [
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;

export interface EntrySheetProps {
  readonly scorecard: Scorecard;
  readonly draft: Draft | undefined;
  readonly onDraft: (draft: Draft | undefined) => void;
}

/** Enters or fixes one row of the scorecard. Closing the sheet keeps what was typed. */
export function EntrySheet({ scorecard, draft, onDraft }: EntrySheetProps) {
  const open = draft?.open === true;
  const corrects = draft !== undefined && scorecard.rows[draft.game - 1]?.line !== undefined;
  return (
    <Sheet
      open={open}
      title={corrects ? `Fix game ${draft.game}` : `Game ${draft?.game}`}
      onClose={() => draft?.open && onDraft({ ...draft, open: false })}
    >
      {draft?.open && <ResultForm key={draft.game} scorecard={scorecard} draft={draft} onDraft={onDraft} />}
    </Sheet>
  );
}

type ResultFormProps = EntrySheetProps & { readonly draft: Draft };

function ResultForm({ scorecard, draft, onDraft }: ResultFormProps) {
  const books = useBooks();
  const session = useSession();
  /** A new object for every attempt. */
  const [wrong, setWrong] = useState<{ readonly words: string }>();
  const before = scorecard.rows[draft.game - 1]?.line;
  const line = lineOf(draft, before);
  const same = line.ok ? sameElsewhere(scorecard, draft.game, line.value) : undefined;
  const known = [...books.earlier([scorecard.header.player]), ...session.preferences.names.signal.value];
  const change = (next: Draft) => {
    setWrong(undefined);
    books.hush();
    onDraft(next);
  };
  const write = async (written: ScorecardLine) => {
    setWrong(undefined);
    if (await books.writeLine(draft.game, written)) onDraft(undefined);
  };
  const save = () => {
    if (line.ok) void write(line.value);
    else setWrong({ words: ENTRY_REFUSAL_WORDS[line.error] });
  };
  return (
    <div class="entry">
      {!before && <ScoredHere recent onTake={(taken) => void write(taken)} />}
      <Opponent
        draft={draft}
        onDraft={change}
        onOpponent={(name) => change(withOpponent(draft, name, books.seatOf))}
        known={opponentsFor(scorecard, known)}
        names={opponentsFor(scorecard, known, draft.opponent)}
      />
      <SpreadEntry draft={draft} onDraft={change} onEnter={save}>
        <Choice
          legend="Result"
          legendHidden
          name="result"
          options={RESULTS}
          value={draft.won === undefined ? undefined : draft.won ? "won" : "lost"}
          onChoose={(value) => change({ ...draft, won: value === "won" })}
        />
      </SpreadEntry>
      <p class="entry-live" role="status">
        <span>{liveWords(draft)}</span>
        {same !== undefined && <span class="muted"> Game {same} has the same result.</span>}
      </p>
      <div class="entry-foot">
        <Refusal spoken words={wrong?.words} said={wrong} />
        <MainButton onPress={save}>Save</MainButton>
      </div>
      {before ? (
        <StrikeOut game={draft.game} onDone={() => onDraft(undefined)} />
      ) : (
        <ScoredHere onTake={(taken) => void write(taken)} />
      )}
    </div>
  );
}

/** Removes a line that belongs to no game. It stays visible, struck through. */
function StrikeOut({ game, onDone }: { readonly game: number; readonly onDone: () => void }) {
  const books = useBooks();
  const strike = async () => {
    if (await books.record({ type: "lineStruck", game })) onDone();
  };
  return (
    <MainButton kind="danger" onPress={() => void strike()}>
      Delete this line
    </MainButton>
  );
}
