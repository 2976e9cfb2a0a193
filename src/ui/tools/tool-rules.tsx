import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { FORMS } from "../../rules/forms";
import { STANDARD } from "../../rules/ruleset";
import { isSameScoring, scoringOf, type ScoringRules, USUAL_SCORING, usualFor } from "../../rules/scoring";
import { rulesOfTable, type TableRules } from "../../session/tool-rules";
import { useSession } from "../context";
import { TopBar, type TopBarProps } from "../parts/top-bar";
import { capital } from "../words/common";
import { FORM_WORDS, gameName } from "../words/forms";
import { RulesSheet } from "./rules-sheet";

/** The rules chosen last, for both tools, until the page is closed. */
export const rulesChosen = signal<ScoringRules>(USUAL_SCORING);

interface ToolBarProps extends Omit<TopBarProps, "subtitle" | "opens"> {
  readonly rules: ScoringRules;
  /** Also offers the rules of goes. */
  readonly play?: boolean;
  readonly onRules: (rules: ScoringRules) => void;
}

/** The bar of a tool. Under its title are the rules in use, which open the list of all rules. */
export function ToolBar({ rules, play = false, onRules, ...bar }: ToolBarProps) {
  const [open, setOpen] = useState(false);
  const table = rulesOfTable(useSession());
  const choose = (chosen: ScoringRules) => {
    rulesChosen.value = chosen;
    onRules(chosen);
  };
  return (
    <>
      <TopBar
        {...bar}
        subtitle={<RulesName rules={rules} table={table} />}
        opens={{ what: "Rules", onOpen: () => setOpen(true) }}
      />
      <RulesSheet
        open={open}
        rules={rules}
        table={table}
        play={play}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** "Standard game", "Last game: Five-card", the name of a saved set, or the game with its twists. */
function RulesName({ rules, table }: { rules: ScoringRules; table: readonly TableRules[] }) {
  if (isSameScoring(rules, usualFor(FORMS[rules.form].players))) return <>Standard game</>;
  const same = table.find((one) => isSameScoring(scoringOf(one.rules), rules));
  if (same?.name !== undefined) return <bdi>{same.name}</bdi>;
  return <>{same ? `Last game: ${shortName(rules)}` : shortName(rules)}</>;
}

/** "Jokers wild" rather than "Six-card, jokers wild": narrow phones cut the end off. */
function shortName(rules: ScoringRules): string {
  const name = gameName(rules);
  const form = `${FORM_WORDS[STANDARD.form].name}, `;
  return name.startsWith(form) ? capital(name.slice(form.length)) : name;
}
