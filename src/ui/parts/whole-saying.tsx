import { useState } from "preact/hooks";
import { Saying, type SayingProps } from "./saying";
import { Sheet } from "./sheet";

/** Over a sentence that the table cuts off: a tap shows it whole, in a sheet. */
export function WholeSaying({ words, pegged }: SayingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="whole" aria-label="The whole sentence" onClick={() => setOpen(true)} />
      <Sheet open={open} title="Just now" onClose={() => setOpen(false)}>
        <Saying words={words} pegged={pegged} />
      </Sheet>
    </>
  );
}
