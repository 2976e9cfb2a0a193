import { useState } from "preact/hooks";
import type { Scorecard } from "../../club/scorecard";
import { scorecardCsv, scorecardFileName } from "../../share/scorecard-csv";
import { csvFile } from "../../share/csv";
import { SaveRow } from "../backup/save-row";
import { useBooks } from "../context";
import type { Device } from "../device";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { HandOver } from "./hand-over";

export interface ShareScorecardProps {
  readonly scorecard: Scorecard;
  readonly device: Device;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sends the scorecard to the organiser, prints it, or saves it as a file. */
export function ShareScorecard({ scorecard, device, open, onClose }: ShareScorecardProps) {
  const [handing, setHanding] = useState(false);
  const id = useBooks().openId.value;
  const close = () => {
    setHanding(false);
    onClose();
  };
  const save = () =>
    void device.save(scorecardFileName(scorecard.header), csvFile(scorecardCsv(scorecard)), "text/csv");
  return (
    <Sheet open={open} title={handing ? "Send to the organiser" : "Send or print"} onClose={close}>
      {handing ? (
        <HandOver scorecard={scorecard} device={device} />
      ) : (
        <Rows>
          {scorecard.rows.some(({ line }) => line) && (
            <Row
              icon="share"
              label="Send to the organiser"
              hint="A code, a link or text for their phone"
              leads
              onPress={() => setHanding(true)}
            />
          )}
          <Row icon="list" label="Print" hint="One page, like the paper scorecard" onPress={device.print} />
          <Row icon="list" label="Save as CSV" hint="For any spreadsheet" onPress={save} />
          {id !== undefined && <SaveRow device={device} ids={[id]} label="Save as a file" codes />}
        </Rows>
      )}
    </Sheet>
  );
}
