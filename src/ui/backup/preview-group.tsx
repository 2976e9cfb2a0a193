/** One group of the preview: how many, a sentence, and on a tap the games in it. */
import { useId, useState } from "preact/hooks";
import { firstCopyOf } from "../../game/copies";
import type { GroupPreview, Preview } from "../../share/backup/preview";
import { Icon } from "../parts/icons";
import { NameList } from "../parts/name-list";
import { Row } from "../parts/rows";
import { timeWords } from "../words/common";
import {
  GROUP_WORDS,
  groupSentence,
  KIND_LABELS,
  lostLineWords,
  manyIn,
  standingWords,
  UNREADABLE_WORDS,
} from "../words/incoming";

/** Lines that are drawn at once; a file may have thousands. */
const MOST = 30;

export function PreviewGroupRow({ one, preview }: { readonly one: GroupPreview; readonly preview: Preview }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <div class="bring-group" role="listitem" data-group={one.group}>
      <button type="button" aria-expanded={open} aria-controls={open ? list : undefined} onClick={() => setOpen(!open)}>
        <span class="many figures">{manyIn(one, preview)}</span>
        <span class="words">
          <b>{GROUP_WORDS[one.group]}</b>
          <span class="hint">{groupSentence(one, preview)}</span>
        </span>
        <Icon name="forward" />
      </button>
      {open && <Lines one={one} preview={preview} id={list} />}
    </div>
  );
}

function Lines({ one: { group, logs }, preview, id }: { one: GroupPreview; preview: Preview; id: string }) {
  const [most, setMost] = useState(MOST);
  const lost = group === "unreadable" ? preview.lost : [];
  const left = logs.length + lost.length - most;
  return (
    <div class="bring-lines" id={id}>
      <div role="list" aria-label={GROUP_WORDS[group]}>
        {logs.slice(0, most).map(({ id: log, kind, names, scores, startedAt, why }, i) => (
          <div key={`${i} ${log}`} role="listitem">
            <Row
              label={names.length > 0 ? <NameList names={names} /> : KIND_LABELS[kind ?? "games"]}
              hint={
                why
                  ? UNREADABLE_WORDS[why]
                  : [firstCopyOf(log) !== log && "Another copy", startedAt !== undefined && timeWords(startedAt)]
                      .filter(Boolean)
                      .join(" · ")
              }
              value={standingWords(kind, scores) || undefined}
            />
          </div>
        ))}
        {lost.slice(0, Math.max(0, most - logs.length)).map(({ line, why }) => (
          <div key={line} role="listitem">
            <Row label={`Number ${line} in the file`} hint={lostLineWords(why)} />
          </div>
        ))}
      </div>
      {left > 0 && (
        <button type="button" class="text-button" onClick={() => setMost(most + MOST)}>
          Show {Math.min(left, MOST)} more of {left}
        </button>
      )}
    </div>
  );
}
