import { useState } from "preact/hooks";
import { BEST_OF, type EventHeader } from "../../club/event-facts";
import { checkHeader } from "../../club/evolve";
import { EVENT_HEADER_WORDS, KIND_WORDS } from "../words/club";
import { Choice } from "../parts/choice";
import { MainButton } from "../parts/main-button";
import { GamesChoice } from "./games-choice";
import { useHeaderFault } from "./header-fault";
import { DateField, TextField } from "../parts/text-field";

const KINDS = (["club", "tournament"] as const).map((value) => ({ value, label: KIND_WORDS[value] }));
const MATCHES = BEST_OF.map((games) => ({
  value: String(games),
  label: games === 1 ? "One game" : `Best of ${games}`,
}));

export interface EventFormProps {
  readonly header: EventHeader;
  /** The label of the button. */
  readonly action: string;
  readonly onKeep: (header: EventHeader) => void;
}

/** An event's name, date and number of games. */
export function EventForm({ header, action, onKeep }: EventFormProps) {
  const [now, setNow] = useState(header);
  const fault = useHeaderFault(EVENT_HEADER_WORDS);
  const write = (change: Partial<EventHeader>) => {
    fault.clear();
    setNow({ ...now, ...change });
  };
  const keep = () => {
    const kept = { ...now, name: now.name.trim() };
    if (fault.passes(checkHeader(kept))) onKeep(kept);
  };
  return (
    <div class="stack">
      <Choice legend="Kind" name="kind" options={KINDS} value={now.kind} onChoose={(kind) => write({ kind })} />
      <TextField label="Name" value={now.name} fault={fault.at("name")} onText={(name) => write({ name })} />
      <DateField label="Date" value={now.date} fault={fault.at("date")} onText={(date) => write({ date })} />
      <GamesChoice games={now.games} fault={fault.at("games")} onGames={(games) => write({ games })} />
      {now.kind !== "club" && (
        <Choice
          legend="Playoff match"
          name="best-of"
          options={MATCHES}
          value={String(now.bestOf)}
          onChoose={(value) => write({ bestOf: BEST_OF.find((games) => String(games) === value) ?? 3 })}
        />
      )}
      <div class="sheet-foot">
        <MainButton onPress={keep}>{action}</MainButton>
      </div>
    </div>
  );
}
