/** Cards typed on a hardware keyboard: "5H", "10d", "tc"; g for go, Ctrl-Z for undo. */
import { useLayoutEffect } from "preact/hooks";
import { type Card, parseCard } from "../../rules/cards";
import type { Session } from "../../session/session";
import { useSession } from "../context";
import { typed } from "./typed";

/** The actions of the keys, at the table or in a tool without a game. */
export interface Typist extends Pick<Session, "preferences"> {
  readonly tapCard: (card: Card) => unknown;
  readonly go: () => unknown;
  readonly undo: () => unknown;
  readonly redo: () => unknown;
  /** The cut takes a rank without a suit. */
  readonly waiting?: Session["waiting"];
}

const RANK = /^(?:[a2-9tjqk]|10)$/i;
const SUIT = /^[shcd]$/i;

/** Listens while mounted. Keys meant for a field or a dialog are left to it. */
export function useKeyboard(session: Typist): void {
  // A layout effect, so that a key typed right away is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!session.preferences.keyboard.signal.value || event.defaultPrevented || event.repeat || taken(event)) return;
      if (key(session, event)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      typed.value = "";
      document.removeEventListener("keydown", onKey);
    };
  }, [session]);
}

/** The keyboard of the table. */
export function Keyboard(): null {
  useKeyboard(useSession());
  return null;
}

function taken(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : undefined;
  if (at?.closest("input:not([type=radio]), textarea, select, dialog[open]")) return true;
  return document.querySelector("dialog[open]") !== null;
}

/** Returns whether the key was used. */
function key(session: Typist, event: KeyboardEvent): boolean {
  const { key: name } = event;
  if (event.ctrlKey || event.metaKey) {
    if (name.toLowerCase() !== "z") return false;
    void (event.shiftKey ? session.redo() : session.undo());
    return true;
  }
  if (event.altKey) return false;
  if (name === "Escape" || name === "Backspace") {
    const had = typed.value !== "";
    typed.value = "";
    return had;
  }
  if (name === "Enter") return typed.value !== "" && (commit(session, typed.value), true);
  if (name.toLowerCase() === "g") return goes(session);
  return letter(session, name);
}

function goes(session: Typist): boolean {
  typed.value = "";
  void session.go();
  return true;
}

function letter(session: Typist, name: string): boolean {
  const ranks = session.preferences.pad.signal.value === "ranks" || session.waiting?.value.for === "cut";
  if (SUIT.test(name) && RANK.test(typed.value)) return (commit(session, typed.value + name), true);
  const next = typed.value === "1" && name === "0" ? "10" : name;
  if (next === "1") return ((typed.value = "1"), true);
  if (!RANK.test(next)) return false;
  if (ranks) commit(session, next);
  else typed.value = next.toUpperCase();
  return true;
}

function commit(session: Typist, text: string): void {
  typed.value = "";
  const card = parseCard(text);
  if (card) void session.tapCard(card);
}
