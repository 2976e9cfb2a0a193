import { useEffect, useState } from "preact/hooks";
import { keptHand, seatsToEnter } from "../../../game/known";
import { type GameState, phaseOf } from "../../../game/state";
import type { Seat } from "../../../rules/ruleset";
import { PADS } from "../../../session/preferences";
import type { Session } from "../../../session/session";
import { InUse } from "../../rules/in-use";
import { menuOpen, rulesOpen } from "./menu-open";
import { Choice } from "../../parts/choice";
import { DisplaySize } from "../../parts/display-size";
import { Row, Rows } from "../../parts/rows";
import { Sheet } from "../../parts/sheet";
import { Penalties } from "./penalties";
import { FixScore } from "./fix-score";
import { Subtitle } from "../table-top";
import { large } from "../../display";
import { rarePart } from "../../lazy";
import { DeleteRow } from "../../games/delete";
import { isBarelyBegun } from "../../../session/library";
import { go } from "../../router";
import { useSession } from "../../context";
import { VoidDeal } from "./void-deal";
import { WrongDealer } from "./wrong-dealer";
import { VoiceSwitch } from "../../aloud/voice-switch";
import type { Device } from "../../device";
import { whose } from "../../words/common";
import { COUNTING_OPTIONS, DEPTH_OPTIONS } from "../../words/forms";

const PAD_OPTIONS = PADS.map((value) => ({ value, label: value === "suits" ? "Suits" : "Ranks" }));

const GameText = rarePart(async () => (await import("../../sharing/game-text"))?.GameText);

type Asking = "void" | "fix" | "penalty" | "dealer" | "share";

const closeRules = () => {
  rulesOpen.value = false;
};

/** The menu of the table: the record and corrections, the settings of this game, and the rules in use. */
export function TableMenu({ state, device }: { state: GameState; device: Device }) {
  const session = useSession();
  const [asking, setAsking] = useState<"menu" | Asking>("menu");
  useEffect(
    () => () => {
      menuOpen.value = false;
      rulesOpen.value = false;
    },
    [],
  );
  const close = () => {
    setAsking("menu");
    menuOpen.value = false;
  };
  const isOn = isPlayedHere(session, state);
  const titles = {
    menu: "At the table",
    void: "Misdeal?",
    fix: "Fix a score",
    penalty: "A penalty",
    dealer: "Wrong dealer",
    share: "Share this game",
  };
  return (
    <>
      <Sheet open={menuOpen.value} title={titles[asking]} onClose={close}>
        {/* Every tap at the table draws this again. */}
        {menuOpen.value && asking === "menu" && (
          <>
            {large.value && (
              <p>
                <Subtitle state={state} />
              </p>
            )}
            <Actions state={state} onAsk={setAsking} onClose={close} />
            {isOn && (
              <Choice
                legend="Level of detail"
                name="depth"
                options={DEPTH_OPTIONS}
                value={state.depth}
                onChoose={(depth) => void session.record({ type: "depthChosen", depth })}
              />
            )}
            {isOn && state.depth !== "points" && (
              <Choice
                legend="Who counts"
                name="counting"
                options={COUNTING_OPTIONS}
                value={state.counting}
                onChoose={(counting) => void session.record({ type: "countingChosen", counting })}
              />
            )}
            <DisplaySize device={device} name="menu-display" />
            {isOn && state.depth !== "points" && !large.value && (
              <Choice
                legend="Pad"
                name="menu-pad"
                options={PAD_OPTIONS}
                value={session.preferences.pad.signal.value}
                onChoose={session.preferences.pad.set}
              />
            )}
            <Rows>
              <VoiceSwitch device={device} />
              <Row
                icon="list"
                label="The rules in use"
                hint="The game, the partners and the house rules"
                onPress={() => {
                  close();
                  rulesOpen.value = true;
                }}
              />
              <Row icon="help" label="Rules" hint="Searchable, with their sources" onPress={() => go("rules")} />
              <Row icon="settings" label="Settings" onPress={() => go("settings")} />
            </Rows>
          </>
        )}
        {asking === "void" && (
          <VoidDeal
            onClose={close}
            onVoid={() => {
              void session.record({ type: "dealVoided" });
              close();
            }}
          />
        )}
        {asking === "penalty" && <Penalties state={state} onDone={close} />}
        {asking === "fix" && <FixScore state={state} onDone={close} />}
        {asking === "dealer" && <WrongDealer state={state} onDone={close} />}
        {asking === "share" && <GameText state={state} device={device} />}
      </Sheet>
      <Sheet open={rulesOpen.value} title="The rules in use" onClose={closeRules}>
        <InUse state={state} />
      </Sheet>
    </>
  );
}

/** A finished game has no settings of play, and another phone has those of a game that it scores. */
function isPlayedHere(session: Session, state: GameState): boolean {
  return phaseOf(state) !== "over" && session.handedOver.value === undefined;
}

function missingHands(state: GameState): readonly Seat[] {
  const { deal, form } = state;
  return deal ? seatsToEnter(state).filter((seat) => !keptHand(form, deal, seat)) : [];
}

interface ActionsProps {
  readonly state: GameState;
  readonly onAsk: (what: Asking) => void;
  readonly onClose: () => void;
}

/** The record, corrections and sharing: players open the menu for these, so they come before the settings. */
function Actions({ state, onAsk, onClose }: ActionsProps) {
  const session = useSession();
  const isOn = isPlayedHere(session, state);
  const isElsewhere = session.handedOver.value !== undefined;
  return (
    <Rows columns>
      {large.value && <Row icon="back" label="Leave the table" hint="The game waits" onPress={() => go("home")} />}
      {!isElsewhere && session.now.value.redo && (
        <Row icon="redo" label="Redo" hint="Brings back what was undone" onPress={() => void session.redo()} />
      )}
      <Row
        icon="pencil"
        label="The record"
        hint="See every entry and change any of them"
        onPress={() => go("record", session.openId.value)}
      />
      {isOn && (
        <Row icon="check" label="Fix a score" hint="Move a peg by hand, forward or back" onPress={() => onAsk("fix")} />
      )}
      {!isElsewhere && state.deal !== undefined && (
        <Row icon="flip" label="Wrong dealer" hint="Somebody else dealt first" onPress={() => onAsk("dealer")} />
      )}
      {!isElsewhere && state.deal !== undefined && (
        <Row icon="minus" label="A penalty" hint="Points for a mistake at the table" onPress={() => onAsk("penalty")} />
      )}
      <Row
        icon="share"
        label="Share this game"
        hint="As text or a table, every deal of it"
        onPress={() => onAsk("share")}
      />
      {state.match && (
        <Row
          icon="list"
          label="The match"
          hint="Its games and the score"
          onPress={() => go("match", state.match?.id)}
        />
      )}
      {isOn && (
        <Row
          icon="forward"
          label="Hand the game over"
          hint="It goes on on another phone; no network needed"
          onPress={() => go("handover", session.openId.value)}
        />
      )}
      {(isOn ? missingHands(state) : []).map((seat) => (
        <Row
          key={seat}
          icon="eye"
          label={
            <>
              Enter <bdi>{whose(state.seats[seat]?.name ?? "")}</bdi> cards
            </>
          }
          hint="Optional: hand and discards, hidden from the others"
          onPress={() => {
            session.askHand(seat);
            onClose();
          }}
        />
      ))}
      {isOn && state.deal !== undefined && (
        <Row
          icon="trash"
          label="Misdeal"
          hint="Take back this deal’s points; the same dealer deals again"
          danger
          onPress={() => onAsk("void")}
        />
      )}
      {isBarelyBegun({ winner: state.winner, deal: state.deal?.number ?? 0 }) && (
        <DeleteRow
          what="game"
          log={session.openId.value}
          label="Delete this game"
          hint="Started by accident? It can be brought back"
          onLeave={() => {
            onClose();
            go("home");
          }}
        />
      )}
    </Rows>
  );
}
