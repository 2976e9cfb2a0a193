import { useState } from "preact/hooks";
import type { ClubEvent } from "../../club/event";
import type { EventHeader } from "../../club/event-facts";
import { EventForm } from "./event-form";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { useBooks } from "../context";

export interface EventMenuProps {
  readonly event: ClubEvent;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function EventMenu({ event, open, onClose }: EventMenuProps) {
  const books = useBooks();
  const [changing, setChanging] = useState(false);
  const change = (now: boolean) => {
    books.hush();
    setChanging(now);
  };
  const save = async (header: EventHeader) => {
    if (await books.record({ type: "clubRenamed", header })) setChanging(false);
  };
  return (
    <>
      <Sheet open={open} title={event.header.name} onClose={onClose}>
        <Rows>
          {books.now.value.redo && (
            <Row icon="redo" label="Redo what was undone last" onPress={() => void books.redo()} />
          )}
          <Row
            icon="pencil"
            label="Name, date, games"
            onPress={() => {
              onClose();
              change(true);
            }}
          />
          <Row
            icon="check"
            label="Take a player’s lines"
            hint="By code, link or text"
            leads
            onPress={() => go("line")}
          />
        </Rows>
      </Sheet>
      <Sheet open={changing} title="This event" onClose={() => change(false)}>
        <EventForm header={event.header} does="Save" onKeep={(header) => void save(header)} />
      </Sheet>
    </>
  );
}
