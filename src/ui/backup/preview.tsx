import type { GroupPreview, PreviewGroup } from "../../share/backup/preview";
import type { Incoming } from "../../session/keeping/incoming";
import type { Renames } from "../../share/backup/rename";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { timeWords } from "../words/common";
import { misfitWords } from "../words/crib";
import { Players } from "./players";
import { PreviewGroupRow } from "./preview-group";
import { bringWords, fileWords, onlyWords } from "../words/incoming";

interface BringPreviewProps {
  readonly incoming: Incoming;
  /** The reason why it could not be stored. */
  readonly why?: string | undefined;
  /** The answers so far about people who may be known here. */
  readonly renames: Renames;
  readonly onRename: (renames: Renames) => void;
  readonly onBring: () => void;
  readonly onCancel: () => void;
}

/** Everything that would change, before anything does. */
export function BringPreview(props: BringPreviewProps) {
  const { incoming, why, renames, onRename, onBring, onCancel } = props;
  const { preview, savedAt, changed, misfits, running } = incoming;
  const only = onlyWords(preview, running !== undefined);
  const words = bringWords(preview);
  return (
    <>
      <p class="bring-file">
        <span class="sign" aria-hidden="true">
          15·2
        </span>
        <span>
          {fileWords(preview)}
          {only !== undefined && <span class="hint">{only}</span>}
          {savedAt !== undefined && <span class="hint">Saved {timeWords(savedAt)}</span>}
          {changed && <span class="hint">It was changed after it was saved.</span>}
        </span>
      </p>
      {misfits && (
        <p class="panel bring-why" role="alert">
          {misfitWords(misfits)}
        </p>
      )}
      <Shares groups={preview.groups} />
      <Rows label="What comes in" list>
        {preview.groups.map((one) => (
          <PreviewGroupRow key={one.group} one={one} preview={preview} />
        ))}
      </Rows>
      <Players preview={preview} renames={renames} onRename={onRename} />
      <div class="actions">
        <p class="bring-safe" role={why === undefined ? undefined : "alert"}>
          {why ?? "Nothing is overwritten."}
        </p>
        {words !== undefined && <MainButton onPress={onBring}>{words}</MainButton>}
        <MainButton kind="second" onPress={onCancel}>
          {words === undefined ? "Back" : "Not now"}
        </MainButton>
      </div>
    </>
  );
}

/** A bar with a part for each group; the list below says the same. */
function Shares({ groups }: { groups: readonly GroupPreview[] }) {
  return (
    <div class="bring-shares" aria-hidden="true">
      {groups.map(({ group, logs }) => (
        <span key={group} data-group={group satisfies PreviewGroup} style={{ flexGrow: Math.max(1, logs.length) }} />
      ))}
    </div>
  );
}
