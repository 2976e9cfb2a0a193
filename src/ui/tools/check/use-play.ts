import { useState } from "preact/hooks";
import { checkMove, type CheckedPlay, type Move, openCheck, TABLE_SIZES } from "../../../rules/play/check";
import { playLink, readPlayLink } from "../../../share/hand-links";
import { keepToolAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { cardRefusalWords, LINK_WORDS } from "../../words/tools";
import { useToolMessage } from "../../parts/tool-message";
import { newestHeard } from "./checked-words";

/** Opens the play in a link; an unreadable link gives an empty play and one sentence saying why. */
function openPlay(code: string): { readonly checked: CheckedPlay; readonly fault: string | undefined } {
  if (code === "") return { checked: openCheck(2), fault: undefined };
  const read = readPlayLink(code);
  return read.ok ? { checked: read.value, fault: undefined } : { checked: openCheck(2), fault: LINK_WORDS[read.error] };
}

/** The same moves at a table of another size, up to the first one that is impossible there. */
function replayed(size: string, moves: readonly Move[]): CheckedPlay {
  let now = openCheck(TABLE_SIZES.find((one) => `${one}` === size) ?? 2);
  for (const move of moves) {
    const next = checkMove(now, move);
    if (!next.ok) break;
    now = next.value;
  }
  return now;
}

/** The play on screen, kept in the address so that a reload brings it back. */
export function usePlay() {
  const [first] = useState(() => openPlay(toolAddress("check")));
  const [checked, setChecked] = useState(first.checked);
  const { message, refuse, announce } = useToolMessage(
    first.fault ?? newestHeard(first.checked),
    first.fault !== undefined,
  );
  const show = (next: CheckedPlay) => {
    setChecked(next);
    keepToolAddress("check", next.moves.length === 0 ? "" : playLink(next));
    announce(newestHeard(next));
  };
  useLinkOpened("check", (code) => {
    const { checked: next, fault } = openPlay(code);
    show(next);
    if (fault !== undefined) refuse(fault);
  });
  const add = (move: Move) => {
    const next = checkMove(checked, move);
    if (next.ok) show(next.value);
    else refuse(cardRefusalWords(next.error));
  };
  const size = `${checked.points.length}`;
  const undo = () => {
    if (checked.moves.length > 0) show(replayed(size, checked.moves.slice(0, -1)));
  };
  return {
    checked,
    message,
    announce,
    /** The number of players, as a string for the choice. */
    size,
    add,
    undo,
    resize: (to: string) => show(replayed(to, checked.moves)),
    clear: () => show(replayed(size, [])),
  };
}
