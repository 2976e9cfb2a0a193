import { useMemo, useRef, useState } from "preact/hooks";
import type { MergeRefusal, Renamed } from "../../session/people/merge";
import { peopleOf } from "../../insight/many/people";
import { isolated } from "../../base/isolated";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { replacePlayer } from "./people-addresses";
import { KEEPING_WORDS, undoneWords } from "../words/keeping";
import { REFUSAL_WORDS } from "../words/refusals";
import { gamesWords } from "../words/people";
import { openDrill } from "./people-addresses";
import { useFacts, useGames } from "./use-facts";

const WHY: Readonly<Record<MergeRefusal, string>> = {
  ...KEEPING_WORDS,
  nameEmpty: REFUSAL_WORDS.nameEmpty,
  nameTooLong: REFUSAL_WORDS.nameTooLong,
  nameHasMarks: REFUSAL_WORDS.nameHasMarks,
  nameTwice: REFUSAL_WORDS.nameTwice,
  bothInOneGame: "They have played in the same game, or their names look alike there, so they stay two players.",
  nothingToRename: "Nothing has to be changed.",
};

interface MenuProps {
  readonly name: string;
  readonly device: Device;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu of a player: practise, rename, and the same person under another name. */
export function PlayerMenu({ name, device, open, onClose }: MenuProps) {
  const [page, setPage] = useState<"menu" | "rename" | "merge">("menu");
  const [said, setSaid] = useState<{ readonly words: string; readonly done?: Renamed }>();
  const [busy, setBusy] = useState(false);
  /** A second press can come before the screen shows that the first is at work. */
  const running = useRef(false);
  const session = useSession();
  const breathe = useFacts()?.breathe ?? (() => undefined);
  const close = () => {
    setPage("menu");
    setSaid(undefined);
    onClose();
  };
  const rename = async (to: string) => {
    if (running.current) return;
    if (!session.whole.peek()) {
      setSaid({ words: "The list of games is still being read. Try again in a moment." });
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      await renameTo(to);
    } catch {
      setSaid({ words: KEEPING_WORDS.lost });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const renameTo = async (to: string) => {
    const keeping = await device.keeping();
    const books = await device.books();
    const found = await import("../../session/people/merge").catch(() => undefined);
    if (!keeping || !found) setSaid({ words: KEEPING_WORDS.lost });
    else {
      const rows = [...session.rows.peek(), ...(books?.rows.peek() ?? [])];
      const { names, lastTime } = session.preferences;
      const preferences = { names: names.signal.peek(), lastTime: lastTime.signal.peek() };
      const done = await found.renamePlayer(name, to, { keeping, breathe, rows, preferences });
      if (done.ok) setSaid({ words: `${isolated(name)} is now ${isolated(done.value.to)}.`, done: done.value });
      else setSaid({ words: WHY[done.error] });
    }
  };
  const undo = async ({ step }: Renamed) => {
    const done = await (await device.keeping())?.undo(step);
    setSaid(done?.ok ? { words: undoneWords(done.value) || "It is undone." } : { words: KEEPING_WORDS.lost });
  };
  const title = page === "menu" ? name : page === "rename" ? "Another name" : "The same person";
  return (
    <Sheet open={open} title={title} onClose={close}>
      <div class="stack" aria-busy={busy}>
        <p role="status">{said?.words}</p>
        {said?.done ? (
          <Renaming done={said.done} onUndo={undo} onClose={close} />
        ) : page === "menu" ? (
          <Rows>
            <Row icon="check" label="Practise counting" leads onPress={() => openDrill(name)} />
            <Row icon="pencil" label="Another name" leads onPress={() => setPage("rename")} />
            <Row
              icon="list"
              label="This is the same person as …"
              hint="Two names become one player"
              leads
              onPress={() => setPage("merge")}
            />
          </Rows>
        ) : page === "rename" ? (
          <NewName name={name} onName={(to) => void rename(to)} />
        ) : (
          <Others name={name} onName={(to) => void rename(to)} />
        )}
      </div>
    </Sheet>
  );
}

interface RenamingProps {
  readonly done: Renamed;
  readonly onUndo: (done: Renamed) => Promise<void>;
  readonly onClose: () => void;
}

function Renaming({ done, onUndo, onClose }: RenamingProps) {
  return (
    <div class="pair">
      <MainButton kind="second" onPress={() => void onUndo(done)}>
        Undo
      </MainButton>
      <MainButton
        onPress={() => {
          onClose();
          replacePlayer(done.to);
        }}
      >
        Done
      </MainButton>
    </div>
  );
}

function NewName({ name, onName }: { name: string; onName: (to: string) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <>
      <p class="muted">Every game and scorecard here gets the new name. One undo takes it back.</p>
      <input
        class="input"
        type="text"
        dir="auto"
        autocomplete="off"
        aria-label="Name"
        value={typed}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
      />
      <MainButton onPress={() => onName(typed)}>Save the name</MainButton>
    </>
  );
}

function Others({ name, onName }: { name: string; onName: (to: string) => void }) {
  const all = useGames();
  const others = useMemo(() => peopleOf(all).filter((one) => one.name !== name), [all, name]);
  if (others.length === 0) return <p>Nobody else has finished a game here.</p>;
  return (
    <>
      <p class="muted">
        <bdi>{name}</bdi> becomes the player you choose, in every game and scorecard here. One undo takes it back.
      </p>
      <Rows label="Players">
        {others.map((one) => (
          <Row
            key={one.name}
            label={<bdi>{one.name}</bdi>}
            hint={gamesWords(one.games)}
            onPress={() => onName(one.name)}
          />
        ))}
      </Rows>
    </>
  );
}
