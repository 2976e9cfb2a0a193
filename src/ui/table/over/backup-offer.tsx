import { useEffect, useState } from "preact/hooks";
import { useKeeper } from "../../backup/use-keeper";
import type { Device } from "../../device";
import { Row, Rows } from "../../parts/rows";
import { go } from "../../router";

/** A quiet reminder after a game, where the browser does not promise to keep them: once a month, below everything else. */
export function BackupOffer({ device }: { readonly device: Device }) {
  const keeper = useKeeper(device);
  const [due, setDue] = useState(false);
  useEffect(() => {
    void keeper?.carrying.remind().then(setDue);
  }, [keeper]);
  if (!due || device.persisted.value === "kept") return null;
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
