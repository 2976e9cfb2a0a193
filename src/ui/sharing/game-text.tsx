/** A game as text for people and programs, as a table, and its result for another app. Nothing leaves this phone by itself. */
import { timePlayedIn } from "../../game/list-row";
import { useEffect, useMemo, useState } from "preact/hooks";
import { phaseOf, type GameState } from "../../game/state";
import type { Session } from "../../session/session";
import type { KeptLog } from "../../share/backup/kept";
import { bgStatsLink } from "../../share/bg-stats";
import { writeCrib } from "../../share/crib/write-crib";
import { csvFile, slug } from "../../share/csv";
import { gameCsv } from "../../share/game-csv";
import { useSession } from "../context";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import "./game-text.css";

interface GameTextProps {
  readonly state: GameState;
  readonly device: Device;
}

const MINUTE = 60_000;

/** The day of a time on this phone. */
function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The whole log; or as the screen knows it, if the disk does not answer. */
async function wholeLog({ openId, entries }: Session, device: Device): Promise<KeptLog> {
  const id = openId.peek() ?? "";
  const shown = { id, entries: entries.peek() };
  const kept = await (await device.keeping())?.keep([id]);
  return (kept?.ok ? kept.value.logs[0] : undefined) ?? shown;
}

/** The ways to take the open game along. The text of a running game is not shown, because it has the hidden hands. */
export function GameText({ state, device }: GameTextProps) {
  const session = useSession();
  const entries = session.entries.value;
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let isOpen = true;
    void wholeLog(session, device).then((log) => isOpen && setText(writeCrib(log, dayOf)));
    return () => {
      isOpen = false;
    };
  }, [session, device, entries]);
  const began = entries[0]?.at ?? 0;
  const ended = timePlayedIn(entries, state);
  const name = slug(...state.seats.map((seat) => seat.name), dayOf(began));
  const link = useMemo(
    () =>
      bgStatsLink(state, {
        id: session.openId.peek() ?? "",
        played: new Date(ended).toISOString().slice(0, 19).replace("T", " "),
        minutes: Math.max(0, Math.round((ended - began) / MINUTE)),
      }),
    [session, state, began, ended],
  );
  const copy = async () => {
    const done = text !== undefined && (await device.copy(text));
    setSaid(done ? "Copied." : "This browser can’t copy. Share the file instead.");
  };
  const share = async () => {
    const outcome = await device.shareFile(new File([text ?? ""], `${name}.crib`, { type: "text/plain" }), "");
    if (outcome === "saved") setSaid("File saved.");
    if (outcome === "failed") setSaid("This browser can’t share files. Copy the text instead.");
  };
  const isOver = phaseOf(state) === "over";
  return (
    <div class="stack game-text">
      <p class="muted">
        {isOver
          ? "A line for each deal, in plain text that people and programs can read."
          : "A line for each deal so far, in plain text. Hands that were entered are in it too."}
      </p>
      <div class="pair">
        <MainButton off={text === undefined} onPress={() => void copy()}>
          Copy as text
        </MainButton>
        <MainButton kind="second" off={text === undefined} onPress={() => text !== undefined && void share()}>
          Share
        </MainButton>
      </div>
      <p role="status" class="muted">
        {said}
      </p>
      <Rows>
        <Row
          icon="list"
          label="Save as CSV"
          hint="The points of each deal, for any spreadsheet"
          onPress={() => device.save(`${name}.csv`, csvFile(gameCsv(session.now.peek())), "text/csv")}
        />
      </Rows>
      {link !== undefined && (
        <>
          <a class="button second" href={link}>
            <span>Send to BG Stats</span>
          </a>
          <p class="muted">Opens that app, if this phone has it, with the names, scores and winner.</p>
        </>
      )}
      {isOver && text !== undefined && (
        <pre class="game-lines" role="region" aria-label="The game as text">
          {text}
        </pre>
      )}
    </div>
  );
}
