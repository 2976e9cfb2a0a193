import { BOOK_REFUSAL_WORDS } from "../words/club";
import { useBooks } from "./books-context";
import type { Device } from "../device";
import { Refusal } from "../parts/refusal";
import { FAULT_WORDS } from "../words/words";

/** What must not be overlooked: something is not saved, or another tab writes. It stays until it is mended. */
export function BookNotices({ device }: { device: Device }) {
  const books = useBooks();
  const fault = books.fault.value;
  const watching = books.openId.value !== undefined && !books.writing.value;
  const aside = books.setAside.value.length;
  return (
    <>
      {fault !== undefined && (
        <div class="notice alarm" role="alert">
          <span>{FAULT_WORDS[fault]}</span>
          <span class="notice-buttons">
            <button type="button" class="text-button" onClick={() => void books.retry()}>
              Try again
            </button>
            {books.unkept.value.length > 0 && (
              <button
                type="button"
                class="text-button"
                onClick={() => device.save("fifteen-two-unsaved.json", JSON.stringify(books.entries.value, null, 1))}
              >
                Save to a file
              </button>
            )}
          </span>
        </div>
      )}
      {aside > 0 && (
        <div class="notice" role="alert">
          Part of this could not be read: {aside} of its entries. They are set aside, not deleted.
        </div>
      )}
      {watching && (
        <div class="notice" role="status">
          <span>Another tab writes this.</span>
          <button type="button" class="text-button" onClick={() => void books.scoreHere()}>
            Write here instead
          </button>
        </div>
      )}
    </>
  );
}

/**
 * Why the last entry was not taken, until the next one is; heard as well as seen.
 * @param spoken inside a dialog, where it stands in the flow and does not lie over what is below
 */
export function BookRefused({ spoken = false }: { spoken?: boolean }) {
  const said = useBooks().said.value;
  const words = said && BOOK_REFUSAL_WORDS[said.code];
  return spoken ? (
    <div class="refused" role="status">
      {words}
    </div>
  ) : (
    <div role="status">
      <Refusal words={words} />
    </div>
  );
}
