import type { ComponentChildren } from "preact";
import { useContext, useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { OpenLogContext } from "../context";
import { useUntilTouched } from "../refused";
import { sheetOpened } from "../router";
import { IconButton } from "./icon-button";
import "./sheet.css";

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For the player opposite: from the top edge, upside down. */
  readonly turned?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A modal sheet. Back, Escape, the close button and a tap outside close it; focus returns to where it was. */
export function Sheet({ open, title, onClose, turned = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = useRef(onClose);
  close.current = onClose;
  // In a layout effect, so that a tap costs one frame, not two.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!open || !sheet) return undefined;
    if (!sheet.open) sheet.showModal();
    // A browser keeps how far it was scrolled when it was open last.
    sheet.scrollTop = 0;
    // In a long list the choice made before is in view.
    sheet.querySelector(".form-line > :checked")?.parentElement?.scrollIntoView();
    const closed = sheetOpened(() => close.current());
    return () => {
      sheet.close();
      closed();
    };
  }, [open]);
  useEffect(() => {
    const sheet = dialog.current;
    const closeBeside = (event: MouseEvent) => event.target === sheet && close.current();
    sheet?.addEventListener("click", closeBeside);
    return () => sheet?.removeEventListener("click", closeBeside);
  }, []);
  return (
    <dialog ref={dialog} class={turned ? "sheet turned" : "sheet"} aria-labelledby={heading} onClose={onClose}>
      {open && (
        <div class="sheet-body">
          <div class="sheet-top">
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <SheetRefusal />
            <IconButton icon="close" label="Close" onPress={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Why an entry made in this sheet was refused: over the title, where it moves and covers nothing else. */
function SheetRefusal() {
  // Undefined while the engine is loading.
  const log = useContext(OpenLogContext);
  // A refusal from before the sheet was opened does not belong here.
  useLayoutEffect(() => log?.hush(), [log]);
  const shown = useUntilTouched(log?.said.value);
  const words = log?.refusal();
  return (
    <div class="refused" role="status">
      {shown && words !== undefined && <span key={words}>{words}</span>}
    </div>
  );
}
