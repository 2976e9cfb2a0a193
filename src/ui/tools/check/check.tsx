import type { ComponentChildren } from "preact";
import type { Card } from "../../../rules/cards";
import { cannotLay, type CheckedPlay, TABLE_SIZES } from "../../../rules/play/check";
import { isAlone, mayGo } from "../../../rules/play/state";
import { playLink } from "../../../share/hand-links";
import type { Device } from "../../device";
import { useKeyboard } from "../../pads/keyboard";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { ShareButton } from "../../parts/share-button";
import { toolLink } from "../../parts/tool-address";
import { TopBar } from "../../parts/top-bar";
import { go } from "../../router";
import { useSession } from "../../context";
import { ToolAnnouncement, ToolRefusal } from "../../parts/tool-message";
import { ToolPad } from "../tool-pad";
import { CheckedLines, Newest, Totals } from "./checked-lines";
import { playerName } from "./checked-words";
import { usePlay } from "./use-play";
import "../tools.css";
import "./check.css";

const SIZES = TABLE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }) as const);

/** The "Check the play" tool. For each card: the count, the points, and why it did not peg more. */
export function Check({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { checked, message, announce, size, add, undo, resize, clear } = usePlay();
  const { moves, play } = checked;
  const addGo = () => add("go");
  useKeyboard({ preferences, tapCard: add, undo, redo: () => {}, go: addGo });
  const players = <Players size={size} onSize={resize} />;
  return (
    <main class="screen tool checking" data-pad={preferences.pad.signal.value}>
      <TopBar title="Check the play" onBack={() => go("home")} onUndo={undo} canUndo={moves.length > 0} />
      <div class="tool-fold">
        <div class="tool-top">{moves.length > 0 ? <Newest checked={checked} /> : players}</div>
        <div class="tool-pad">
          <ToolRefusal message={message} />
          <ToolPad
            title={<Asks checked={checked} />}
            side={play.turn}
            onCard={add}
            spent={(card: Card) => cannotLay(checked, card) !== undefined}
            onGo={addGo}
            goState={mayGo(play) ? "ready" : "off"}
            onUndo={undo}
            canUndo={moves.length > 0}
          />
        </div>
      </div>
      {moves.length > 0 && (
        <Whole checked={checked} device={device} onSaid={announce} onNext={clear}>
          {players}
        </Whole>
      )}
      <ToolAnnouncement message={message} />
    </main>
  );
}

interface WholeProps {
  readonly checked: CheckedPlay;
  readonly device: Pick<Device, "share">;
  readonly onSaid: (words: string) => void;
  readonly onNext: () => void;
  /** The choice of the number of players. */
  readonly children: ComponentChildren;
}

/** The whole play to read back, everyone’s points, and the link to share. */
function Whole({ checked, device, onSaid, onNext, children }: WholeProps) {
  return (
    <div class="tool-more">
      <CheckedLines checked={checked} />
      <Totals checked={checked} />
      {children}
      <div class="pair">
        <ShareButton
          device={device}
          title="Check the play"
          link={() => toolLink("check", playLink(checked))}
          onSaid={onSaid}
        />
        <MainButton kind="second" onPress={onNext}>
          Next play
        </MainButton>
      </div>
    </div>
  );
}

function Players({ size, onSize }: { size: string; onSize: (size: string) => void }) {
  return (
    <div class="stack players-asked">
      <Choice
        legend="Players"
        name="players"
        options={SIZES}
        value={SIZES.find(({ value }) => value === size)?.value}
        onChoose={onSize}
      />
      <p class="muted">Player 1, on the dealer’s left, leads. Everyone has four cards.</p>
    </div>
  );
}

function Asks({ checked: { play } }: { checked: CheckedPlay }) {
  if (play.turn === undefined) return <>The play is over</>;
  return (
    <>
      <b>{playerName(play.turn)}</b>
      {isAlone(play) ? " again" : " to play"}
    </>
  );
}
