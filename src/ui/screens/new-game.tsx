import { useEffect, useId } from "preact/hooks";
import type { Seat } from "../../rules/ruleset";
import { setupOf, TARGETS } from "../../session/setup";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { SideMark } from "../parts/side-mark";
import { TopBar } from "../parts/top-bar";
import { go, replace } from "../router";
import { useSession } from "../session-context";
import { COUNTING_OPTIONS, DEPTH_OPTIONS } from "../options";
import { Refused } from "../refused";

const COUNTING_HINTS = {
  app: "Scores appear as cards fall.",
  checked: "You say each count; the app puts a wrong one right.",
  muggins: "You say each count; what you miss, the others may call and take.",
} as const;
const GO_OPTIONS = [
  { value: "lastCard", label: "With the last card" },
  { value: "atGo", label: "At the go" },
] as const;
const RENEGE_OPTIONS = [
  { value: "acc", label: "2 a card" },
  { value: "flat2", label: "2" },
  { value: "none", label: "Nothing" },
] as const;
const TARGET_OPTIONS = TARGETS.map((value) => ({ value, label: value === "other" ? "Other" : value }));
const DEPTH_HINTS = {
  cards: "Tap each card as it falls; the app counts the play and the show.",
  hands: "Peg the play yourselves; tap the cards of each hand at the show.",
  points: "A scoreboard: one tap a peg.",
} as const;

export function NewGame() {
  const session = useSession();
  const setup = setupOf(session);
  useEffect(() => {
    setup.prepare();
  }, [setup, session]);
  const start = async (dealer: Seat | undefined) => {
    const id = await setup.start(dealer);
    if (id !== undefined) replace("table", id);
  };
  const names = setup.names.value;
  return (
    <main class="screen split new-game">
      <TopBar title="New game" onBack={() => go("home")} />
      <div class="split-a">
        <Players />
        <Choice
          legend="Game to"
          name="target"
          options={TARGET_OPTIONS}
          value={setup.target.value}
          onChoose={(value) => (setup.target.value = value)}
        />
        {setup.target.value === "other" && <OtherTarget />}
      </div>
      <div class="split-b">
        <Choice
          legend="What you tap in"
          name="depth"
          options={DEPTH_OPTIONS}
          value={setup.depth.value}
          onChoose={(value) => (setup.depth.value = value)}
        />
        <p class="muted hint-line">{DEPTH_HINTS[setup.depth.value]} You can switch at any moment.</p>
        {setup.depth.value !== "points" && (
          <>
            <Choice
              legend="Who counts"
              name="counting"
              options={COUNTING_OPTIONS}
              value={setup.counting.value}
              onChoose={(value) => (setup.counting.value = value)}
            />
            <p class="muted hint-line">{COUNTING_HINTS[setup.counting.value]}</p>
          </>
        )}
        {setup.depth.value === "cards" && <HouseRules />}
      </div>
      <div class="actions">
        <Refused />
        <MainButton onPress={() => void start(undefined)}>Cut for deal</MainButton>
        <div class="pair">
          {names.map((name, seat) => (
            <MainButton key={seat} kind="second" onPress={() => void start(seat)}>
              <bdi class="name">{name.trim() || `Player ${seat + 1}`}</bdi> deals
            </MainButton>
          ))}
        </div>
      </div>
    </main>
  );
}

/** Seldom changed, so folded away; the way of the American Cribbage Congress until somebody chooses. */
function HouseRules() {
  const setup = setupOf(useSession());
  return (
    <details class="house-rules">
      <summary>House rules</summary>
      <Choice
        legend="One for go is pegged"
        name="go-timing"
        options={GO_OPTIONS}
        value={setup.goTiming.value}
        onChoose={(value) => (setup.goTiming.value = value)}
      />
      <Choice
        legend="A false go costs"
        name="renege"
        options={RENEGE_OPTIONS}
        value={setup.renege.value}
        onChoose={(value) => (setup.renege.value = value)}
      />
      <p class="muted">
        <a href="#/rules/go">Go</a> and <a href="#/rules/renege">a false go</a> in the rules.
      </p>
    </details>
  );
}

function Players() {
  const session = useSession();
  const { preferences } = session;
  const setup = setupOf(session);
  const list = useId();
  const known = preferences.names.signal.value.filter((name) => !setup.names.value.includes(name));
  return (
    <fieldset class="players">
      <legend>Players</legend>
      <ul class="rows">
        {setup.names.value.map((name, seat) => (
          <li key={seat} class="player">
            <SideMark side={seat} />
            <input
              class="input"
              type="text"
              dir="auto"
              autocomplete="off"
              autocapitalize="words"
              enterkeyhint="done"
              spellcheck={false}
              aria-label={`Player ${seat + 1}`}
              list={list}
              value={name}
              onInput={(event) => setup.rename(seat, event.currentTarget.value)}
              onFocus={(event) => event.currentTarget.select()}
            />
          </li>
        ))}
      </ul>
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
    </fieldset>
  );
}

function OtherTarget() {
  const setup = setupOf(useSession());
  return (
    <label class="field">
      <span class="field-label">Play to, 2 to 999</span>
      <input
        class="input"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={setup.otherTarget.value}
        onInput={(event) => (setup.otherTarget.value = event.currentTarget.value)}
      />
    </label>
  );
}
