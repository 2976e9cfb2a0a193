import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Move } from "../../../rules/play/check";
import { type ScoringRules, USUAL_SCORING } from "../../../rules/scoring";
import { newSession } from "../../../testing/start-session";
import { Tabs } from "../../../testing/tabs";
import { SessionContext } from "../../context";
import { go } from "../../router";
import { rulesChosen } from "../tool-rules";
import { usePlay } from "./use-play";

const WILD: ScoringRules = { ...USUAL_SCORING, house: ["jokersWild"] };
let tool: ReturnType<typeof usePlay>;

function Tool() {
  const now = usePlay();
  useLayoutEffect(() => void (tool = now));
  return null;
}
/** Opens the tool by rules with jokers and taps a play like "5C X=5H go". */
async function open(play: string): Promise<void> {
  rulesChosen.value = WILD;
  go("check");
  const session = newSession(new Tabs().tab());
  const tree = (
    <SessionContext.Provider value={session}>
      <Tool />
    </SessionContext.Provider>
  );
  await act(() => render(tree, document.body));
  await tap(play);
}
async function tap(play: string): Promise<void> {
  for (const move of play.split(" ")) await act(() => tool.add(move as Move));
}
const rule = (by: ScoringRules) => act(() => tool.rule(by));
const resize = (players: number) => act(() => tool.resize(players));
const shown = () => tool.checked.moves.join(" ");
const refusal = () => (tool.message.refused ? tool.message.words : undefined);

beforeEach(() => act(() => render(null, document.body)));
afterEach(async () => {
  await act(() => render(null, document.body));
  rulesChosen.value = USUAL_SCORING;
});

describe("a change of rules in Check the play", () => {
  it.each([
    ["5C X=5H 6D 7S", "5C", "The last three cards do not fit these rules."],
    ["X=5H 6D", "", "The last two cards do not fit these rules."],
    ["5C 6D X=5H", "5C 6D", "The last card does not fit these rules."],
    ["5C 6D", "5C 6D", undefined],
  ])("keeps the cards of %s that do not fit for the old rules", async (play, fitting, why) => {
    await open(play);
    const address = location.hash;
    await rule(USUAL_SCORING);
    expect([shown(), refusal()]).toEqual([fitting, why]);
    await rule(WILD);
    expect([shown(), refusal(), location.hash]).toEqual([play, undefined, address]);
  });

  it("keeps them through several changes, of the players too", async () => {
    await open("AC AD AS 2C 2D 2S 3C");
    await resize(3);
    await tap("3D 3S X=4H");
    await rule({ ...tool.checked.rules, house: [] });
    expect(refusal()).toBe("The last card does not fit these rules.");
    await resize(2);
    expect(shown()).toBe("AC AD AS 2C 2D 2S 3C 3D");
    expect(refusal()).toBe("The last two cards do not fit these rules.");
    await rule(WILD);
    await resize(3);
    expect(shown()).toBe("AC AD AS 2C 2D 2S 3C 3D 3S X=4H");
  });

  it("says when only a go does not fit", async () => {
    await open("KC KD 9C");
    await resize(3);
    await tap("go go go");
    await resize(2);
    expect(refusal()).toBe("The last go does not fit these rules.");
  });

  it.each<[string, () => void, string]>([
    ["another card is played", () => tool.add("9D"), "5C 9D"],
    ["a card is taken back", () => tool.undo(), ""],
    ["the next play begins", () => tool.clear(), ""],
  ])("drops them when %s", async (_, change, after) => {
    await open("5C X=5H 6D");
    await rule(USUAL_SCORING);
    await act(change);
    await rule(WILD);
    expect(shown()).toBe(after);
  });
});
