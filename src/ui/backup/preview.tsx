import type { GroupPreview, Preview, PreviewGroup } from "../../share/backup/preview";
import type { Incoming } from "../../session/keeping/incoming";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { timeWords } from "../words/common";
import { PreviewGroupRow } from "./preview-group";
import { bringWords, fileWords, playerWords } from "../words/incoming";

interface BringPreviewProps {
  readonly incoming: Incoming;
  /** The reason why it could not be stored. */
  readonly why?: string | undefined;
  readonly onBring: () => void;
  readonly onCancel: () => void;
}

/** Everything that would change, before anything does. */
export function BringPreview({ incoming: { preview, savedAt }, why, onBring, onCancel }: BringPreviewProps) {
  const words = bringWords(preview);
  return (
    <>
      <p class="bring-file">
        <span class="sign" aria-hidden="true">
          15·2
        </span>
        <span>
          {fileWords(preview)}
          {savedAt !== undefined && <span class="hint">Saved {timeWords(savedAt)}</span>}
        </span>
      </p>
      <Shares groups={preview.groups} />
      <Rows label="What comes in" list>
        {preview.groups.map((one) => (
          <PreviewGroupRow key={one.group} one={one} preview={preview} />
        ))}
      </Rows>
      <Players preview={preview} />
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

function Players({ preview }: { preview: Preview }) {
  const known = preview.players.filter((one) => one.known);
  const others = preview.players.filter((one) => !one.known);
  if (preview.players.length === 0) return null;
  return (
    <section>
      <h2 class="section">Players</h2>
      <Rows>
        {known.length > 0 && <Row label={<bdi>{playerWords(known)}</bdi>} value="you know them" quiet />}
        {others.map(({ name, games, near }) => (
          <Row
            key={name}
            label={<bdi>{name}</bdi>}
            hint={near === undefined ? undefined : `Perhaps ${near}?`}
            value={`${games === 1 ? "1 game" : `${games} games`}, new`}
            quiet
          />
        ))}
      </Rows>
    </section>
  );
}
