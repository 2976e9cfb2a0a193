import { useContext, useState } from "preact/hooks";
import type { ClubEvent } from "../../club/event";
import type { EventHeader } from "../../club/event-facts";
import { EventForm } from "./event-form";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { DeleteRow } from "../games/delete";
import { go, replace } from "../router";
import { DeviceContext, useBooks } from "../context";
import { SaveRow } from "../backup/save-row";

export interface EventMenuProps {
  readonly event: ClubEvent;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function EventMenu({ event, open, onClose }: EventMenuProps) {
  const books = useBooks();
  const device = useContext(DeviceContext);
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
          {books.now.value.redo && <Row icon="redo" label="Redo" onPress={() => void books.redo()} />}
          <Row
            icon="pencil"
            label="Name, date and games"
            onPress={() => {
              onClose();
              change(true);
            }}
          />
          <Row
            icon="check"
            label="Import results"
            hint="A player’s scorecard, by code, link or text"
            leads
            onPress={() => go("line")}
          />
          {device && books.openId.value !== undefined && (
            <SaveRow device={device} ids={[books.openId.value]} label="Save as a file" codes />
          )}
          <DeleteRow
            what="event"
            log={books.openId.value}
            label="Delete this club night"
            hint="With its players, rounds and results. It can be brought back"
            onLeave={() => {
              onClose();
              replace("club");
            }}
          />
        </Rows>
      </Sheet>
      <Sheet open={changing} title="Name, date and games" onClose={() => change(false)}>
        <EventForm header={event.header} action="Save" onKeep={(header) => void save(header)} />
      </Sheet>
    </>
  );
}
