/** The names that new games and scorecards suggest. A name can be forgotten; its games keep it. */
import { useState } from "preact/hooks";
import { isolated } from "../../base/isolated";
import type { Books } from "../../session/club/books";
import type { Device } from "../device";
import { useSession } from "../context";
import { IconButton } from "../parts/icon-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";

export function Names({ device }: { device: Device }) {
  const [books, setBooks] = useState<Books>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    void device.books().then(setBooks);
  };
  return (
    <>
      <Row icon="list" label="Names" hint="Suggested in new games and on scorecards" leads onPress={show} />
      <Sheet open={open} title="Names" onClose={() => setOpen(false)}>
        <Known books={books} />
      </Sheet>
    </>
  );
}

function Known({ books }: { books: Books | undefined }) {
  const { names } = useSession().preferences;
  /** The name forgotten last, and the names as they were before. */
  const [last, setLast] = useState<{ readonly name: string; readonly before: readonly string[] }>();
  const here = names.signal.value;
  const all = [...here, ...(books?.earlier(here) ?? [])];
  const forget = (name: string) => {
    setLast({ name, before: here });
    names.set(here.filter((one) => one !== name));
    void books?.forget(name);
  };
  const recall = () => {
    if (!last) return;
    names.set(last.before);
    void books?.recall(last.name);
    setLast(undefined);
  };
  return (
    <div class="stack">
      <p class="muted">A forgotten name is not suggested any more. Games that have it keep it.</p>
      <div class="spread" role="status">
        {last && (
          <>
            <span>
              <bdi>{last.name}</bdi> is forgotten.
            </span>
            <button type="button" class="text-button" onClick={recall}>
              Undo
            </button>
          </>
        )}
      </div>
      {all.length > 0 ? (
        <Rows label="Names" list>
          {all.map((name) => (
            <div key={name} class="game-line" role="listitem">
              <Row label={<bdi>{name}</bdi>} />
              <IconButton icon="trash" label={`Forget ${isolated(name)}`} onPress={() => forget(name)} />
            </div>
          ))}
        </Rows>
      ) : (
        <p>No names yet.</p>
      )}
    </div>
  );
}
