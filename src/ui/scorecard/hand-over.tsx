import { isolated } from "../../base/isolated";
import { useState } from "preact/hooks";
import type { Scorecard } from "../../club/scorecard";
import { type HandedLine, lineLink, lineText } from "../../share/lines";
import type { Device } from "../device";
import { rarePart } from "../lazy";
import { MainButton } from "../parts/main-button";
import { ShareButton } from "../parts/share-button";
import { whose } from "../words/common";
import "./hand-over.css";

const QrCode = rarePart(async () => (await import("../handover/qr-code"))?.QrCode);

/** In characters. A longer link makes a code too fine to scan, so the code then has only the text. */
const LINK_IN_CODE = 200;
const ALL = "all";

/** Results for the organiser's phone, without a network: as a code, a link or text. */
export function HandOver({
  scorecard,
  device,
}: {
  readonly scorecard: Scorecard;
  readonly device: Pick<Device, "share" | "copy">;
}) {
  const lines = scorecard.rows.flatMap(({ line }, at): HandedLine[] =>
    line ? [{ game: at + 1, opponent: line.opponent, won: line.won, spread: line.spread }] : [],
  );
  const [chosen, setChosen] = useState(String(lines.at(-1)?.game));
  const [said, setSaid] = useState("");
  const some = lines.filter(({ game }) => chosen === ALL || String(game) === chosen);
  const handed = { player: scorecard.header.player, lines: some };
  const link = lineLink(handed, location.href.replace(/#.*/s, ""));
  const text = lineText(handed);
  const copy = async () =>
    setSaid((await device.copy(text)) ? "Copied" : "This browser cannot copy. Press and hold the text instead.");
  const title = chosen === ALL ? `${whose(handed.player)} scorecard` : `${whose(handed.player)} game ${chosen}`;
  return (
    <div class="stack hand-over">
      <label>
        <span class="field-label">What to send</span>
        <select
          class="input"
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            setSaid("");
          }}
        >
          {lines.toReversed().map(({ game, won, spread, opponent }) => (
            <option key={game} value={game}>
              Game {game}: {won ? "won" : "lost"} by {spread}, {isolated(opponent)}
            </option>
          ))}
          <option value={ALL}>The whole scorecard, {lines.length} games</option>
        </select>
      </label>
      <QrCode text={link.length <= LINK_IN_CODE ? link : text} label={`Code: ${title}`} />
      <p class="muted">The organiser taps “Import results”, then scans the code or pastes this text.</p>
      <p class="handed-line">
        {text.split("; ").map((piece, at) => (
          <span key={at}>
            {at > 0 && "; "}
            <bdi>{piece}</bdi>
          </span>
        ))}
      </p>
      <div class="sheet-foot">
        <p class="muted" role="status">
          {said}
        </p>
        <div class="pair">
          <MainButton kind="second" onPress={() => void copy()}>
            Copy
          </MainButton>
          <ShareButton key={chosen} device={device} title={title} link={() => link} onSaid={setSaid} />
        </div>
      </div>
    </div>
  );
}
