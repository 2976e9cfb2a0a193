import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Card, declared, JOKER } from "../../../rules/cards";
import { numberWord } from "../../../rules/aloud/announce";
import { FORMS } from "../../../rules/forms";
import { cannotLay, type CheckedPlay, TABLE_SIZES } from "../../../rules/play/check";
import { isAlone, mayGo } from "../../../rules/play/state";
import { countRulesOf } from "../../../rules/table-rules";
import { playLink } from "../../../share/hand-links";
import type { Device } from "../../device";
import { shownPad } from "../../display";
import { useKeyboard } from "../../pads/keyboard";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { ShareButton } from "../../parts/share-button";
import { toolLink } from "../../parts/tool-address";
import { up } from "../../router";
import { useSession } from "../../context";
import { ToolAnnouncement, ToolRefusal } from "../../parts/tool-message";
import { JokerNamed } from "../joker-named";
import { ToolPad } from "../tool-pad";
import { ToolBar } from "../tool-rules";
import { CheckedLines, CurrentSeries, Totals } from "./checked-lines";
import { playerName } from "./checked-words";
import { usePlay } from "./use-play";
import "../tools.css";
import "./check.css";

const SIZES = TABLE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }) as const);

/** The "Check the play" tool. For each card: the count, the points, and why it did not peg more. */
export function Check({ device }: { device: Device }) {
  const { preferences } = useSession();
  const { checked, message, announce, add, explain, undo, rule, resize, clear } = usePlay();
  const [naming, setNaming] = useState(false);
  const { moves, play, rules } = checked;
  const { jokers } = countRulesOf(rules);
  // A wild joker fits wherever an ace does. Its player names a card for it.
  const asPlayed = (card: Card) => (card === JOKER && jokers === "wild" ? declared("A") : card);
  const tap = (card: Card) => {
    if (asPlayed(card) === card) add(card);
    else if (cannotLay(checked, asPlayed(card))) explain(asPlayed(card));
    else setNaming(true);
  };
  const addGo = () => add("go");
  useKeyboard({ preferences, tapCard: tap, undo, redo: () => {}, go: addGo });
  const players = <Players checked={checked} onSize={resize} />;
  return (
    <main class="screen tool checking" data-pad={shownPad(preferences)}>
      <ToolBar
        title="Check the play"
        rules={rules}
        play
        onRules={rule}
        onBack={() => up()}
        onUndo={undo}
        canUndo={moves.length > 0}
      />
      <div class="tool-fold">
        <div class="tool-top">
          {moves.length > 0 ? (
            <>
              <CurrentSeries checked={checked} />
              <CheckedLines checked={checked} />
            </>
          ) : (
            players
          )}
        </div>
        <div class="tool-pad">
          <ToolRefusal message={message} />
          <ToolPad
            title={<Asks checked={checked} />}
            side={play.turn}
            jokers={jokers !== "none"}
            onCard={tap}
            spent={(card: Card) => cannotLay(checked, asPlayed(card)) !== undefined}
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
      {naming && (
        <JokerNamed
          title="For this deal"
          spent={(joker) => cannotLay(checked, joker) !== undefined}
          onJoker={(joker) => {
            setNaming(false);
            add(joker);
          }}
          onClose={() => setNaming(false)}
        />
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

/** Everyone’s points, the number of players, and the link to share. */
function Whole({ checked, device, onSaid, onNext, children }: WholeProps) {
  return (
    <div class="tool-more">
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

function Players({ checked, onSize }: { checked: CheckedPlay; onSize: (players: number) => void }) {
  const { players, hand, oneSeries } = FORMS[checked.rules.form];
  return (
    <div class="stack players-asked">
      <Choice
        legend="Players"
        name="players"
        options={SIZES}
        value={`${players}`}
        onChoose={(size) => onSize(Number(size))}
      />
      <p class="muted">
        Player 1, on the dealer’s left, leads. Everyone has {numberWord(hand)} cards.
        {oneSeries && " The play ends with its first series."}
      </p>
    </div>
  );
}

function Asks({ checked: { play } }: { checked: CheckedPlay }) {
  if (play.turn === undefined) return <>The play is over</>;
  return (
    <>
      <b>{playerName(play.turn)}</b>
      {isAlone(play) ? " plays on" : " to play"}
      {play.count > 0 && <span class="count-now"> at {play.count}</span>}
    </>
  );
}
