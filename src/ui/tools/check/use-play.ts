import { useState } from "preact/hooks";
import type { Card } from "../../../rules/cards";
import { cannotLay, checkMove, type CheckedPlay, type Move, openCheck } from "../../../rules/play/check";
import { forPlayers, type ScoringRules, usualFor } from "../../../rules/scoring";
import { playLink, readPlayLink } from "../../../share/hand-links";
import { keepToolAddress, toolAddress, useLinkOpened } from "../../parts/tool-address";
import { cardRefusalWords, LINK_WORDS } from "../../words/tools";
import { useToolMessage } from "../../parts/tool-message";
import { rulesChosen } from "../tool-rules";
import { newestHeard, unfitWords } from "./checked-words";

/** Opens the play in a link; an unreadable link gives an empty play and one sentence saying why. */
function openPlay(code: string): { readonly checked: CheckedPlay; readonly fault: string | undefined } {
  const empty = openCheck(rulesChosen.peek());
  if (code === "") return { checked: empty, fault: undefined };
  const read = readPlayLink(code);
  return read.ok ? { checked: read.value, fault: undefined } : { checked: empty, fault: LINK_WORDS[read.error] };
}

/** A play up to the first move that is impossible by its rules. */
interface Fitting {
  readonly checked: CheckedPlay;
  /** That move and all after it. They are tried again when the rules change. */
  readonly unfit: readonly Move[];
}

function fitted(rules: ScoringRules, moves: readonly Move[]): Fitting {
  let checked = openCheck(rules);
  for (const [i, move] of moves.entries()) {
    const next = checkMove(checked, move);
    if (!next.ok) return { checked, unfit: moves.slice(i) };
    checked = next.value;
  }
  return { checked, unfit: [] };
}

/** The play on screen, kept in the address so that a reload brings it back. */
export function usePlay() {
  const [first] = useState(() => openPlay(toolAddress("check")));
  const [{ checked, unfit }, setFitting] = useState<Fitting>({ checked: first.checked, unfit: [] });
  const { message, refuse, announce } = useToolMessage(
    first.fault ?? newestHeard(first.checked),
    first.fault !== undefined,
  );
  const { rules, moves } = checked;
  const show = (next: CheckedPlay, left: readonly Move[] = []) => {
    setFitting({ checked: next, unfit: left });
    keepToolAddress("check", next.moves.length === 0 ? "" : playLink(next));
    if (left.length > 0) refuse(unfitWords(left));
    else announce(newestHeard(next));
  };
  /** Shows the moves that fit these rules, of all that were tapped. */
  const refit = (by: ScoringRules) => {
    const next = fitted(by, [...moves, ...unfit]);
    show(next.checked, next.unfit);
  };
  useLinkOpened("check", (code) => {
    const { checked: next, fault } = openPlay(code);
    show(next);
    if (fault !== undefined) refuse(fault);
  });
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
      if (moves.length > 0) show(fitted(rules, moves.slice(0, -1)).checked);
    },
    /** The same play by other rules. */
    rule: refit,
    /** The same play with another number of players, by rules as near to these as there are. */
    resize: (players: number) => {
      const near = forPlayers(rules, players);
      refit(near.ok ? near.value : usualFor(players));
    },
    clear: () => show(openCheck(rules)),
  };
}
