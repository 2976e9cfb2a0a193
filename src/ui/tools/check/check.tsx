import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Card } from "../../../rules/cards";
import { cannotLay, checkMove, type CheckedPlay, type Move, openCheck, TABLE_SIZES } from "../../../rules/play/check";
import { isAlone, mayGo } from "../../../rules/play/state";
import { playLink, readPlayLink } from "../../../share/links";
import type { Device } from "../../device";
import { useKeyboard } from "../../pads/keyboard";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { TopBar } from "../../parts/top-bar";
import { go } from "../../router";
import { useSession } from "../../session-context";
import { keepAddress, toolAddress, toolLink, useLinkOpened } from "../../parts/tool-address";
import { CheckedLines, Newest, Totals } from "./checked-lines";
import { lineHeard, playerName } from "./checked-words";
import { Refused, useVoice, Voice } from "../said";
import { ShareButton } from "../../parts/share-button";
import { ToolPad } from "../tool-pad";
import { LINK_WORDS } from "../../words/verdicts";
import { REFUSAL_WORDS } from "../../words/words";

const SIZES = TABLE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }) as const);

/** The play a link brings, or an empty tool and one sentence. */
function opened(code: string): { readonly checked: CheckedPlay; readonly fault: string | undefined } {
  if (code === "") return { checked: openCheck(2), fault: undefined };
  const read = readPlayLink(code);
  return read.ok ? { checked: read.value, fault: undefined } : { checked: openCheck(2), fault: LINK_WORDS[read.error] };
}

/** As much of the play as can have been among so many. */
function among(size: string, moves: readonly Move[]): CheckedPlay {
  let now = openCheck(TABLE_SIZES.find((one) => `${one}` === size) ?? 2);
  for (const move of moves) {
    const next = checkMove(now, move);
    if (!next.ok) break;
    now = next.value;
  }
  return now;
}

/** The play on the tool, in step with its address, and the tool's voice. */
function usePlay() {
  const [first] = useState(() => opened(toolAddress("check")));
  const [checked, setChecked] = useState(first.checked);
  const voice = useVoice(first.fault ?? lineHeard(first.checked), first.fault !== undefined);
  const show = (next: CheckedPlay) => {
    setChecked(next);
    keepAddress("check", next.moves.length === 0 ? "" : playLink(next));
    voice.tell(lineHeard(next));
  };
  useLinkOpened("check", (code) => {
    const { checked: next, fault } = opened(code);
    show(next);
    if (fault !== undefined) voice.refuse(fault);
  });
  const tell = (move: Move) => {
    const next = checkMove(checked, move);
    if (next.ok) show(next.value);
    else voice.refuse(next.error === "cardSeen" ? "That card is in already." : REFUSAL_WORDS[next.error]);
  };
  const size = `${checked.points.length}`;
  const undo = () => {
    if (checked.moves.length > 0) show(among(size, checked.moves.slice(0, -1)));
  };
  return { checked, voice, size, tell, undo, resize: (to: string, moves: readonly Move[]) => show(among(to, moves)) };
}

/** Check the play: every card with its count and points, and why there are no more. */
export function Check({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { checked, voice, size, tell, undo, resize } = usePlay();
  const { moves, play } = checked;
  const goes = () => tell("go");
  useKeyboard({ preferences, tapCard: tell, undo, redo: () => {}, go: goes });
  const players = <Players size={size} onSize={(value) => resize(value, moves)} />;
  return (
    <main class="screen tool checking" data-pad={preferences.pad.signal.value}>
      <TopBar title="Check the play" onBack={() => go("home")} onUndo={undo} canUndo={moves.length > 0} />
      <div class="tool-fold">
        <div class="tool-top">{moves.length > 0 ? <Newest checked={checked} /> : players}</div>
        <div class="tool-pad">
          <Refused told={voice.told} />
          <ToolPad
            title={<Asks checked={checked} />}
            side={play.turn}
            onCard={tell}
            spent={(card: Card) => cannotLay(checked, card) !== undefined}
            onGo={goes}
            goState={mayGo(play) ? "ready" : "off"}
            onUndo={undo}
            canUndo={moves.length > 0}
          />
        </div>
      </div>
      {moves.length > 0 && (
        <Whole checked={checked} device={device} onSaid={voice.tell} onNext={() => resize(size, [])}>
          {players}
        </Whole>
      )}
      <Voice told={voice.told} />
    </main>
  );
}

interface WholeProps {
  readonly checked: CheckedPlay;
  readonly device: Pick<Device, "share">;
  readonly onSaid: (words: string) => void;
  readonly onNext: () => void;
  /** How many played. */
  readonly children: ComponentChildren;
}

/** The whole play to read back, its points, and its link. */
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
      <p class="muted">Player 1 sits on the dealer’s left and led. Each had four cards.</p>
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
