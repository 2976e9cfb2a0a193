import { useState } from "preact/hooks";
import { checkName } from "../../game/names";
import { checkHeader, type ScorecardHeader } from "../../club/scorecard";
import { MainButton } from "../parts/main-button";
import { GamesChoice } from "../club/games-choice";
import { useHeaderFault } from "../club/header-fault";
import { SCORECARD_HEADER_WORDS } from "../words/club";
import { DateField, TextField } from "../parts/text-field";

export interface ScorecardFormProps {
  readonly header: ScorecardHeader;
  /** The label of the button. */
  readonly action: string;
  readonly onKeep: (header: ScorecardHeader) => void;
}

/** The head of a scorecard: player, event, date, seat and number of games. */
export function ScorecardForm({ header, action, onKeep }: ScorecardFormProps) {
  const [now, setNow] = useState(header);
  const fault = useHeaderFault(SCORECARD_HEADER_WORDS);
  const write = (change: Partial<ScorecardHeader>) => {
    fault.clear();
    setNow({ ...now, ...change });
  };
  const keep = () => {
    const name = checkName(now.player);
    const trimmed = { number: now.number.trim(), event: now.event.trim(), seat: now.seat.trim() };
    const kept = { ...now, ...trimmed, player: name.ok ? name.value : now.player };
    if (fault.passes(checkHeader(kept))) onKeep(kept);
  };
  return (
    <div class="stack">
      <TextField
        label="Player"
        value={now.player}
        most={120}
        fault={fault.at("name")}
        onText={(player) => write({ player })}
      />
      <TextField label="Club or tournament" value={now.event} onText={(event) => write({ event })} />
      <div class="pair">
        <DateField label="Date" value={now.date} fault={fault.at("date")} onText={(date) => write({ date })} />
        <TextField label="Starting seat" value={now.seat} most={20} onText={(seat) => write({ seat })} />
      </div>
      <GamesChoice games={now.games} fault={fault.at("games")} onGames={(games) => write({ games })} />
      <TextField label="ACC number, if any" value={now.number} most={20} onText={(number) => write({ number })} />
      <div class="sheet-foot">
        <MainButton onPress={keep}>{action}</MainButton>
      </div>
    </div>
  );
}
