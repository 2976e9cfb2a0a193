import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type ClubEvent, roundsBegun } from "../../../club/event";
import { cardsCsv, playoffsCsv, resultsCsv, seatingCsv, standingsCsv } from "../../../share/event-csv";
import { csvFile, slug } from "../../../share/csv";
import type { Device } from "../../device";
import { Choice } from "../../parts/choice";
import { Icon } from "../../parts/icons";
import { MainButton } from "../../parts/main-button";
import { Row } from "../../parts/rows";
import { Sheet } from "../../parts/sheet";
import { useHidden } from "../hidden-standings";
import { bracketSheet } from "./print-bracket";
import { scorecardSheet } from "./print-scorecards";
import { printOut } from "./print-out";
import { pairingSheet, seatingSheet } from "./print-seating";
import { standingsSheet } from "./print-standings";
import { useBooks } from "../../context";
import "./print.css";

interface PrintProps {
  readonly event: ClubEvent;
  readonly device: Device;
}

/** Opens the list of everything to print or save as CSV. Absent while the standings are hidden. */
export function PrintButton(props: PrintProps) {
  const [open, setOpen] = useState(false);
  if (useHidden().hidden) return null;
  return (
    <>
      <button type="button" class="text-button" onClick={() => setOpen(true)}>
        <Icon name="share" /> <span>Print</span>
      </button>
      <PrintSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the same list from a row on the rounds page. While the standings are hidden, the list has only the seating. */
export function PrintRow(props: PrintProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row
        icon="share"
        label="Print"
        hint="Seating, rounds, scorecards; or save as CSV"
        leads
        onPress={() => setOpen(true)}
      />
      <PrintSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function PrintSheet({ event, device, open, onClose }: PrintProps & { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title="Print and share" onClose={onClose}>
      <PrintChoices event={event} device={device} />
    </Sheet>
  );
}

function PrintChoices({ event, device }: PrintProps) {
  const standings = useBooks().standings.value;
  const { hidden } = useHidden();
  const drawn = event.rounds.length;
  const [round, setRound] = useState(() => Math.min(drawn, roundsBegun(event) + 1));
  const save = (what: string, text: string) =>
    void device.save(`${fileName(event)}-${what}.csv`, csvFile(text), "text/csv;charset=utf-8");
  const { bracket } = event;
  return (
    <div class="stack">
      {!hidden && (
        <Section
          title="Standings"
          onPrint={() => printOut(standingsSheet(event, standings), device.print)}
          onSave={() => save("standings", standingsCsv(event, standings))}
        />
      )}
      {drawn > 0 && (
        <>
          <Section
            title="Who sits where, all rounds"
            onPrint={() => printOut(seatingSheet(event), device.print)}
            onSave={() => save("seating", seatingCsv(event))}
          />
          <Section
            title={`Round ${round}, for the wall`}
            onPrint={() => printOut(pairingSheet(event, round), device.print)}
          >
            {drawn > 1 && (
              <div class="choice-grid rounds">
                <Choice
                  legend="Round"
                  legendHidden
                  options={Array.from({ length: drawn }, (_, at) => ({ value: String(at + 1), label: at + 1 }))}
                  value={String(round)}
                  onChoose={(to) => setRound(Number(to))}
                />
              </div>
            )}
          </Section>
          {!hidden && (
            <>
              <Section
                title="All scorecards"
                onPrint={() => printOut(scorecardSheet(event, standings), device.print)}
                onSave={() => save("cards", cardsCsv(event))}
              />
              <Section title="Results, game by game" onSave={() => save("results", resultsCsv(event))} />
            </>
          )}
        </>
      )}
      {bracket && (
        <Section
          title="The bracket"
          onPrint={() => printOut(bracketSheet(event, bracket), device.print)}
          onSave={() => save("playoffs", playoffsCsv(event, bracket))}
        />
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly onPrint?: (() => void) | undefined;
  readonly onSave?: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

function Section({ title, onPrint, onSave, children }: SectionProps) {
  return (
    <section class="print-choice" aria-label={title}>
      <h3>{title}</h3>
      {children}
      <div class="buttons">
        {onPrint && (
          <MainButton kind="second" onPress={onPrint}>
            Print
          </MainButton>
        )}
        {onSave && (
          <MainButton kind="second" onPress={onSave}>
            Save as CSV
          </MainButton>
        )}
      </div>
    </section>
  );
}

/** "2026-11-17-tuesday" */
function fileName({ header: { name, date } }: ClubEvent): string {
  return slug(date, name);
}
