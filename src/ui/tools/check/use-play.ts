import { useState } from "preact/hooks";
import type { Card } from "../../../rules/cards";
import { cannotLay, checkMove, type CheckedPlay, type Move, openCheck } from "../../../rules/play/check";
import { forPlayers, type ScoringRules, usualFor } from "../../../rules/scoring";
import { playLink, readPlayLink } from "../../../share/hand-links";
import { keepToolAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { cardRefusalWords, LINK_WORDS } from "../../words/tools";
import { useToolMessage } from "../../parts/tool-message";
import { rulesChosen } from "../tool-rules";
import { newestHeard } from "./checked-words";

/** Opens the play in a link; an unreadable link gives an empty play and one sentence saying why. */
function openPlay(code: string): { readonly checked: CheckedPlay; readonly fault: string | undefined } {
  const empty = openCheck(rulesChosen.peek());
  if (code === "") return { checked: empty, fault: undefined };
  const read = readPlayLink(code);
  return read.ok ? { checked: read.value, fault: undefined } : { checked: empty, fault: LINK_WORDS[read.error] };
}

/** The same moves by other rules, up to the first one that is impossible by them. */
function replayed(rules: ScoringRules, moves: readonly Move[]): CheckedPlay {
  let now = openCheck(rules);
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
  const { rules, moves } = checked;
  return {
    checked,
    message,
    announce,
    add: (move: Move) => {
      const next = checkMove(checked, move);
      if (next.ok) show(next.value);
      else refuse(cardRefusalWords(next.error));
    },
    /** Says why a card cannot be played; nothing if it can. */
    explain: (card: Card) => {
      const why = cannotLay(checked, card);
      if (why) refuse(cardRefusalWords(why));
    },
    undo: () => {
      if (moves.length > 0) show(replayed(rules, moves.slice(0, -1)));
    },
    /** The same play by other rules. */
    rule: (by: ScoringRules) => show(replayed(by, moves)),
    /** The same play with another number of players, by rules as near to these as there are. */
    resize: (players: number) => {
      const near = forPlayers(rules, players);
      show(replayed(near.ok ? near.value : usualFor(players), moves));
    },
    clear: () => show(openCheck(rules)),
  };
}
