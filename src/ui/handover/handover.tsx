/** Hands a running game over to another phone, without a network: as a code, or as a link or text. */
import { isolated } from "../../base/isolated";
import { useRef, useState } from "preact/hooks";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { handOver } from "../../session/hand-over";
import { useSession } from "../context";
import { SaveRow } from "../backup/save-row";
import type { Device } from "../device";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { ShareButton } from "../parts/share-button";
import { TopBar } from "../parts/top-bar";
import { replace, up } from "../router";
import { hasLog, Unreadable } from "../table/unreadable";
import { CodesInTurn } from "./codes-in-turn";
import { QrCode } from "./qr-code";
import type { Match } from "../../match/match";
import { Choice } from "../parts/choice";
import { NO_CODES_WORDS } from "../words/codes";
import { type Codes, useCodes } from "./use-codes";
import { useWaited } from "../parts/waited";
import "./handover.css";

/** Part of a match: all of it, or the running game alone. */
const WHATS = ["match", "game"] as const;
type What = (typeof WHATS)[number];
const WHAT_WORDS: Readonly<Record<What, string>> = { match: "The match", game: "This game" };
const WHAT_OPTIONS = WHATS.map((value) => ({ value, label: WHAT_WORDS[value] }));

export function HandOverScreen({ device }: { readonly device: Device }) {
  const session = useSession();
  const state = session.state.value;
  if (!state) return hasLog(session) ? <Unreadable /> : <main class="screen" aria-busy="true" />;
  return <HandOver state={state} device={device} />;
}

/** "Alice 67, Bob 58". */
function scoresText(state: GameState): string {
  return state.sides.map(({ front }, side) => `${isolated(nameOfSide(state, side))} ${front}`).join(", ");
}

function HandOver({ state, device }: { readonly state: GameState; readonly device: Device }) {
  const session = useSession();
  const id = session.openId.value;
  const match = session.match.value;
  const [what, setWhat] = useState<What>("match");
  const others = match?.games.map(({ row }) => String(row.id)).filter((one) => one !== id) ?? [];
  const goesWhole = others.length > 0 && what === "match";
  const codes = useCodes(session, goesWhole ? others : [], device);
  const isDrawn = useRef(false);
  // One code takes more room than several in turn, so the keys beside it wait until it is known which.
  const waited = useWaited();
  isDrawn.current ||= waited || codes !== undefined;
  if (!isDrawn.current) return <main class="screen" aria-busy="true" />;
  const scores = scoresText(state);
  const done = async () => {
    await handOver(session, Date.now());
    replace("table", id);
  };
  return (
    <main class="screen handover">
      <TopBar
        title="Hand the game over"
        subtitle={state.deal ? `${scores} · deal ${state.deal.number}` : scores}
        onBack={() => up()}
      />
      <div class="handover-code">
        <h2>Scan with the other phone</h2>
        <p class="muted">No network needed. There, open Settings, Backup, Bring games in, then scan.</p>
        <CodePlace codes={codes} label={`Code: the game of ${scores}`} />
      </div>
      <div class="handover-more">
        {others.length > 0 && (
          <Choice legend="Hand over" name="what" options={WHAT_OPTIONS} value={what} onChoose={setWhat} />
        )}
        <Rows>
          <dl class="goes">
            <dt>Goes over</dt>
            <dd>{goesWords(state, goesWhole ? match : undefined)}</dd>
            <dt>Stays here</dt>
            <dd>Your other games and your settings</dd>
          </dl>
        </Rows>
        {id !== undefined && (
          <Rows>
            <SaveRow device={device} ids={goesWhole ? [...others, id] : [id]} label="Save as a file" />
          </Rows>
        )}
        <OtherWays codes={codes} device={device} title={`A game of cribbage: ${scores}`} />
        <div class="actions">
          <MainButton onPress={() => void done()}>The other phone has it</MainButton>
        </div>
      </div>
    </main>
  );
}

/** @param whole the match, if all of it goes over */
function goesWords({ match }: GameState, whole: Match | undefined): string {
  if (whole) return `The whole game so far, its rules, the match at ${whole.score.join("–")}, and undo`;
  return match
    ? `This game so far, its rules, and undo; not the other games of the match`
    : "The whole game so far, its rules, and undo";
}

/** The code, or the room that it will take. */
function CodePlace({ codes, label }: { readonly codes: Codes | undefined; readonly label: string }) {
  if (!codes) return <div class="qr-code waits" aria-busy="true" />;
  if (codes.is === "none") return <p role="alert">{NO_CODES_WORDS[codes.why]}</p>;
  if (codes.is === "one") return <QrCode text={codes.link} label={label} />;
  return <CodesInTurn {...codes} label={label} />;
}

/** For a phone whose camera cannot read the code. */
function OtherWays({
  codes,
  device,
  title,
}: {
  readonly codes: Codes | undefined;
  readonly device: Device;
  readonly title: string;
}) {
  const [said, setSaid] = useState("");
  const link = codes && codes.is !== "none" ? codes.link : undefined;
  if (link === undefined) return null;
  const copy = async () =>
    setSaid(
      (await device.copy(link))
        ? "Link copied. On the other phone paste it under Settings, Backup, Bring games in."
        : "This browser cannot copy. Save the game as a file.",
    );
  return (
    <section class="stack other-ways" aria-label="Without a camera">
      <div class="pair">
        <ShareButton device={device} title={title} link={() => link} onSaid={setSaid} />
        <MainButton kind="second" onPress={() => void copy()}>
          Copy the link
        </MainButton>
      </div>
      <p class="muted" role="status">
        {said}
      </p>
    </section>
  );
}
