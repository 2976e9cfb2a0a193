import { isolated } from "../../base/isolated";
import { namesAtFault } from "../../game/look-alikes";
import type { TargetedKeyboardEvent } from "preact";
import { useId, useState } from "preact/hooks";
import { FORMS } from "../../rules/forms";
import type { Seat } from "../../rules/ruleset";
import { setupOf } from "../../session/new-game/setup";
import { PLAYERS } from "../../session/new-game/rules";
import { SEATING_WORDS } from "../words/forms";
import { Choice } from "../parts/choice";
import { Icon } from "../parts/icons";
import { SideMark } from "../parts/side-mark";
import { useSession } from "../context";
import "./players.css";

const PLAYER_OPTIONS = PLAYERS.map((count) => ({
  value: String(count),
  label: (
    <>
      {count}
      <span class="unseen"> players</span>
    </>
  ),
}));

/** Enter goes to the next name, and from the last one out of the field. */
function onEnter({ key, currentTarget: field }: TargetedKeyboardEvent<HTMLInputElement>): void {
  if (key !== "Enter") return;
  const fields = [...(field.closest("ul")?.querySelectorAll<HTMLInputElement>(".input") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

/** The number of players, their names and sides. */
export function Players() {
  const session = useSession();
  const setup = setupOf(session);
  const list = useId();
  // A recent player takes the seat that was tapped last, or else the last seat.
  const [seatTapped, setSeat] = useState<Seat>();
  const names = setup.names.value;
  const known = session.preferences.names.signal.value.filter((name) => !names.includes(name));
  // After a refusal of the names, until they are right.
  const atFault = session.said.value?.code.startsWith("name") ? namesAtFault(names) : [];
  const last = Math.min(seatTapped ?? Infinity, names.length - 1);
  return (
    <div class="players">
      <div class="players-top">
        <h2 class="decision">Who</h2>
        <Choice
          legend="Players"
          legendHidden
          name="players"
          small
          options={PLAYER_OPTIONS}
          value={String(names.length)}
          onChoose={(count) => setup.choosePlayers(Number(count))}
        />
      </div>
      <ul class="rows" aria-label="Names, in the order of the seats">
        {names.map((name, seat) => (
          <li key={seat} class="player">
            <SideMark side={setup.sides.value[seat] ?? 0} />
            <input
              class="input"
              type="text"
              dir="auto"
              autocomplete="off"
              autocapitalize="words"
              enterkeyhint={seat < names.length - 1 ? "next" : "done"}
              onKeyDown={onEnter}
              spellcheck={false}
              aria-label={`Player ${seat + 1}`}
              aria-invalid={atFault.includes(seat)}
              list={list}
              value={name}
              onInput={(event) => setup.rename(seat, event.currentTarget.value)}
              onFocus={(event) => {
                event.currentTarget.select();
                setSeat(seat);
              }}
            />
            <Icon name="pencil" />
            {setup.seating.value === "lone" ? <Alone seat={seat} /> : <Partner seat={seat} />}
            {names.length > 2 && seat < names.length - 1 && (
              <button
                type="button"
                class="icon-button"
                aria-label={`Move ${isolated(name.trim()) || "this player"} down`}
                onClick={() => setup.swap(seat)}
              >
                ↓
              </button>
            )}
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <div class="recent" role="group" aria-label={`Recent players, for seat ${last + 1}`}>
          {known.slice(0, 6).map((name) => (
            <button key={name} type="button" class="chip-button" onClick={() => setup.rename(last, name)}>
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      <Seats />
    </div>
  );
}

/** Chooses which of the three plays alone against the other two. */
function Alone({ seat }: { seat: Seat }) {
  const setup = setupOf(useSession());
  return (
    <label class="alone">
      <input
        type="radio"
        name="alone"
        aria-label={`${isolated(setup.names.value[seat]?.trim() ?? "") || "This player"} plays alone`}
        checked={setup.lone.value === seat}
        onChange={() => (setup.lone.value = seat)}
      />
      <span>alone</span>
    </label>
  );
}

/** Names the partners of this seat, which the mark shows by colour and shape. */
function Partner({ seat }: { seat: Seat }) {
  const setup = setupOf(useSession());
  const sides = setup.sides.value;
  const partners = setup.names.value.filter((_, other) => other !== seat && sides[other] === sides[seat]);
  if (partners.length === 0) return null;
  return (
    <span class="partner">
      with <bdi>{partners.map((name) => name.trim()).join(", ")}</bdi>
    </span>
  );
}

/** The seating, if the game leaves a choice. */
function Seats() {
  const setup = setupOf(useSession());
  const { seatings } = FORMS[setup.form.value];
  if (seatings.length < 2) return null;
  return (
    <>
      <Choice
        legend="Seats"
        name="seating"
        options={seatings.map((value) => ({ value, label: SEATING_WORDS[value].name }))}
        value={setup.seating.value}
        onChoose={(value) => (setup.seating.value = value)}
      />
      <p class="muted hint-line">{SEATING_WORDS[setup.seating.value].says}</p>
    </>
  );
}
