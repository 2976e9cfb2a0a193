import type { Seat } from "../../rules/ruleset";
import type { Setup } from "../../session/new-game/setup";
import { Choice } from "../parts/choice";

export function nameAt(setup: Setup, seat: Seat): string {
  return setup.names.value[seat]?.trim() || `Player ${seat + 1}`;
}

/** The first dealer: cut for, or named. Not asked where the lone player always deals. */
export function WhoDeals({ setup }: { setup: Setup }) {
  if (setup.house.value.includes("captainDeals")) return null;
  const { now, expected, choose } = setup.dealing;
  const seats = setup.names.value.map((_, seat) => ({
    value: String(seat),
    label: <bdi class="name">{nameAt(setup, seat)}</bdi>,
  }));
  return (
    <div class="who-deals">
      <Choice
        legend="Who deals"
        name="dealer"
        options={[{ value: "cut", label: "Cut for it" }, ...seats]}
        value={String(now.value)}
        onChoose={(value) => choose(value === "cut" ? value : Number(value))}
      />
      <p class="muted hint-line">
        {now.value === "cut" ? (
          setup.house.value.includes("highCut") ? (
            "Highest card deals."
          ) : (
            "Lowest card deals, ace low."
          )
        ) : now.value === expected.value ? (
          <>
            <bdi>{nameAt(setup, now.value)}</bdi>{" "}
            {setup.firstDealer.value === "winner" ? "won the last game and deals." : "lost the last game and deals."}
          </>
        ) : (
          <>
            <bdi>{nameAt(setup, now.value)}</bdi> deals the first hand.
          </>
        )}
      </p>
    </div>
  );
}
