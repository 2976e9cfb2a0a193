import { useState } from "preact/hooks";
import type { Entrant } from "../../../club/event";
import { LONGEST_SEAT } from "../../../club/roster";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import { TextField } from "../../parts/text-field";
import { useBooks } from "../../context";

export interface PlayerSheetProps {
  readonly player: Entrant | undefined;
  /** The name can be removed: no round has it. */
  readonly removable: boolean;
  readonly onClose: () => void;
}

/** Changes a player's name, seat or ACC number, marks them as gone or back, or removes a name added by mistake. */
export function PlayerSheet({ player, removable, onClose }: PlayerSheetProps) {
  return (
    <Sheet open={player !== undefined} title={player?.name ?? ""} onClose={onClose}>
      {player && <PlayerForm key={player.id} player={player} removable={removable} onDone={onClose} />}
    </Sheet>
  );
}

interface PlayerFormProps {
  readonly player: Entrant;
  readonly removable: boolean;
  readonly onDone: () => void;
}

function PlayerForm({ player, removable, onDone }: PlayerFormProps) {
  const books = useBooks();
  const [name, setName] = useState(player.name);
  const [seat, setSeat] = useState(player.seat);
  const [number, setNumber] = useState(player.number ?? "");
  const done = (taken: boolean) => {
    if (taken) onDone();
  };
  const save = async () => done(await books.changePlayer(player.id, { name, seat, number }));
  const move = async () =>
    done(await books.record({ type: player.here ? "playerLeft" : "playerBack", player: player.id }));
  const remove = async () => done(await books.record({ type: "playerRemoved", player: player.id }));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label="Name" kind="name" value={name} onText={setName} />
      <div class="pair">
        <TextField label="Seat, such as A-7" kind="seat" most={LONGEST_SEAT} value={seat} onText={setSeat} />
        <TextField label="ACC number" kind="seat" most={LONGEST_SEAT} value={number} onText={setNumber} />
      </div>
      <MainButton onPress={() => void save()}>Save</MainButton>
      {!(removable && player.here) && (
        <>
          <MainButton kind={player.here ? "danger" : "second"} onPress={() => void move()}>
            {player.here ? "Has left" : "Is back"}
          </MainButton>
          <p class="muted">
            {player.here
              ? "Their results stay. The remaining rounds can be drawn without them."
              : "The remaining rounds can be drawn with them again."}
          </p>
        </>
      )}
      {removable && (
        <>
          <MainButton kind="danger" onPress={() => void remove()}>
            Remove from the list
          </MainButton>
          <p class="muted">No round has this name yet, so nothing else changes.</p>
        </>
      )}
    </form>
  );
}
