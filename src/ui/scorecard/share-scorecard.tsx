import { useState } from "preact/hooks";
import type { Scorecard } from "../../club/scorecard";
import { scorecardCsv, scorecardFileName } from "../../share/scorecard-csv";
import { csvFile } from "../../share/csv";
import type { Device } from "../device";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { HandOver } from "./hand-over";

export interface GiveProps {
  readonly scorecard: Scorecard;
  readonly device: Device;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How the card leaves this phone: by code, on paper, as a file. */
export function Give({ scorecard, device, open, onClose }: GiveProps) {
  const [handing, setHanding] = useState(false);
  const close = () => {
    setHanding(false);
    onClose();
  };
  const save = () => device.save(scorecardFileName(scorecard.header), csvFile(scorecardCsv(scorecard)), "text/csv");
  return (
    <Sheet open={open} title={handing ? "Hand over" : "This card"} onClose={close}>
      {handing ? (
        <HandOver scorecard={scorecard} device={device} />
      ) : (
        <Rows>
          {scorecard.rows.some(({ line }) => line) && (
            <Row
              icon="share"
              label="Hand over"
              hint="A code, a link or a line for the organiser’s phone"
              leads
              onPress={() => setHanding(true)}
            />
          )}
          <Row icon="list" label="Print" hint="One page, like the paper card" onPress={device.print} />
          <Row icon="list" label="Save as a table" hint="CSV, for any spreadsheet" onPress={save} />
        </Rows>
      )}
    </Sheet>
  );
}
