import type { Device } from "../../device";
import { Row, Rows } from "../../parts/rows";
import { go } from "../../router";

/** A quiet reminder after a game, where the browser does not promise to keep them: once a month, below everything else. */
export function BackupOffer({ persisted }: Pick<Device, "persisted">) {
  if (persisted.value === "kept") return null;
  return (
    <Rows>
      <Row
        icon="share"
        label="Save your games"
        hint="They are on this phone only, and the browser may delete them"
        leads
        onPress={() => go("backup")}
      />
    </Rows>
  );
}
