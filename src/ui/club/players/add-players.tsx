import { useRef, useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import { parseRoster } from "../../../club/roster";
import { IconButton } from "../../parts/icon-button";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { EarlierPlayers } from "./earlier-players";
import { PasteRoster } from "./paste-roster";
import { useBooks } from "../../context";

type Way = "paste" | "earlier";

/** Adds players one by one, from a pasted list, or from earlier nights. */
export function AddPlayers({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [way, setWay] = useState<Way>();
  const [pasted, setPasted] = useState("");
  const names = event.players.map((player) => player.name);
  const open = (to?: Way, text = "") => {
    books.hush();
    setPasted(text);
    setWay(to);
  };
  const add = async () => {
    const text = name;
    const { found, left } = parseRoster(text, names);
    const alone =
      found.length + left.length <= 1 && left.every(({ line }) => line === text.trim() && !line.includes(","));
    if (!alone) {
      // Several names on one line, and fields of a player who cannot be added, are shown before anything is added.
      open("paste", text);
      setName("");
      return;
    }
    setName("");
    field.current?.focus();
    const added = await books.record({
      type: "playersCame",
      players: found.length > 0 ? found : [{ name: text, seat: "" }],
    });
    // A refused name returns to the field, unless the next one is being typed.
    if (!added) setName((now) => (now === "" ? text : now));
  };
  const close = () => open();
  return (
    <>
      <form
        class="add-player"
        onSubmit={(submit) => {
          submit.preventDefault();
          void add();
        }}
      >
        <input
          ref={field}
          class="input"
          type="text"
          dir="auto"
          autocomplete="off"
          autocapitalize="words"
          enterkeyhint="done"
          spellcheck={false}
          aria-label="Name of the next player"
          placeholder="Name, then Enter"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
          onPaste={(paste) => {
            const text = paste.clipboardData?.getData("text/plain") ?? "";
            if (!/[\r\n]/.test(text.trim())) return;
            paste.preventDefault();
            open("paste", text);
          }}
        />
        <IconButton icon="plus" label="Add this player" onPress={() => void add()} />
      </form>
      <div class="pair">
        <MainButton kind="second" onPress={() => open("paste")}>
          Paste a list
        </MainButton>
        <MainButton kind="second" onPress={() => open("earlier")}>
          From earlier nights
        </MainButton>
      </div>
      <Sheet open={way === "paste"} title="Paste a list" onClose={close}>
        <PasteRoster names={names} start={pasted} onDone={close} />
      </Sheet>
      <Sheet open={way === "earlier"} title="From earlier nights" onClose={close}>
        <EarlierPlayers names={names} onDone={close} />
      </Sheet>
    </>
  );
}
