import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { MainButton } from "./main-button";
import { Sheet } from "./sheet";
import "./notice.css";

/** Notices that somebody has hidden, by their ids, until the app starts again. */
const hidden = signal<ReadonlySet<string>>(new Set());

export const isHidden = (id: string): boolean => hidden.value.has(id);

export interface NoticeProps {
  /** One sentence. Two lines of it are shown; a tap opens a sheet with all of it. */
  readonly words: ComponentChildren;
  /** The title of the sheet. */
  readonly title?: string;
  /** Something is being lost: it cannot be hidden. */
  readonly alarm?: boolean;
  /** The button beside the words. */
  readonly button?: string;
  /** Called for the button; without it, the button opens the sheet. */
  readonly onPress?: () => void;
  /** With an id, the sheet has a button that hides the notice. */
  readonly id?: string;
  readonly hide?: string;
  /** More buttons in the sheet; without them, the sheet repeats the button. */
  readonly children?: (close: () => void) => ComponentChildren;
}

/** A notice, in the place that `Notices` keeps for it. */
export function Notice(props: NoticeProps) {
  const { words, title = "Notice", alarm = false, button, onPress, id, hide = "Hide", children } = props;
  const [open, setOpen] = useState(false);
  if (id !== undefined && isHidden(id)) return null;
  const close = () => setOpen(false);
  const show = () => setOpen(true);
  return (
    <>
      <div class={alarm ? "notice alarm" : "notice"} role={alarm ? "alert" : "status"}>
        <button type="button" class="notice-words" onClick={show}>
          <span>{words}</span>
        </button>
        {button !== undefined && (
          <button type="button" class="text-button" onClick={onPress ?? show}>
            {button}
          </button>
        )}
      </div>
      {/* Beside the notice, because a more urgent notice hides this one, and an open sheet must stay. */}
      <Sheet open={open} title={title} onClose={close}>
        <p>{words}</p>
        {children?.(close)}
        {children === undefined && onPress !== undefined && <MainButton onPress={onPress}>{button}</MainButton>}
        {id !== undefined && (
          <MainButton kind="second" onPress={() => (hidden.value = new Set(hidden.value).add(id))}>
            {hide}
          </MainButton>
        )}
      </Sheet>
    </>
  );
}
