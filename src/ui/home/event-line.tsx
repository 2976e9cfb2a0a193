import { finite, object, text } from "../../base/shape";
import { Row, Rows } from "../parts/rows";
import { go } from "../router";

const isOpenEvent = object({ id: text(), name: text(), stage: text(), at: finite });
/** How long an event stays here after it was last open: a tournament may take a weekend. */
const THREE_DAYS = 3 * 86_400_000;

function isRecent(at: number): boolean {
  return Date.now() - at <= THREE_DAYS;
}

/** The event in progress, one tap away. @param kept the stored preference, unchecked */
export function EventLine({ kept }: { readonly kept: unknown }) {
  if (!isOpenEvent(kept) || !isRecent(kept.at)) return null;
  return (
    <Rows label="Event in progress">
      <Row label={<bdi>{kept.name}</bdi>} hint={kept.stage} leads onPress={() => go("event", kept.id)} />
    </Rows>
  );
}
