import { isolated } from "../../base/isolated";
import { useState } from "preact/hooks";
import type { Setup } from "../../session/new-game/setup";
import { type RuleSet, setsOf } from "../../session/new-game/kept-rules";
import { customsLine, gameName } from "../words/forms";
import { IconButton } from "../parts/icon-button";
import { Row, Rows } from "../parts/rows";
import { useSession } from "../context";
import { COUNTING_WORDS } from "../words/common";

/** The saved sets of rules. A tap chooses one. */
export function KeptSets({ setup, onChosen }: { setup: Setup; onChosen: () => void }) {
  const sets = setsOf(useSession().preferences);
  const [gone, setGone] = useState<RuleSet>();
  const all = sets.all();
  if (all.length === 0 && !gone) return null;
  const choose = (set: RuleSet) => {
    setup.take(set);
    onChosen();
  };
  const forget = (set: RuleSet) => {
    sets.forget(set.name);
    setGone(set);
  };
  const putBack = (set: RuleSet) => {
    sets.putBack(set);
    setGone(undefined);
  };
  return (
    <>
      <h3>Saved rules</h3>
      <Rows label="Saved rules">
        {all.map((set) => (
          <div key={set.name} class="kept-set">
            <Row label={<bdi>{set.name}</bdi>} hint={setLine(set)} onPress={() => choose(set)} />
            <IconButton icon="trash" label={`Delete ${isolated(set.name)}`} onPress={() => forget(set)} />
          </div>
        ))}
        {gone && (
          <div class="row-line" role="status">
            <span class="words">
              <bdi>{gone.name}</bdi> deleted.
            </span>
            <button type="button" class="text-button" onClick={() => putBack(gone)}>
              Undo
            </button>
          </div>
        )}
      </Rows>
    </>
  );
}

function setLine({ rules, counting }: RuleSet): string {
  const parts = [gameName(rules), `to ${rules.target}`, counting === "app" ? "" : COUNTING_WORDS[counting]];
  return [...parts, customsLine(rules)].filter((part) => part !== "").join(" · ");
}
