/** The players of a file, and the question about one who may be somebody known here under another name. */
import { useState } from "preact/hooks";
import type { PlayerPreview, Preview } from "../../share/backup/preview";
import type { Renames } from "../../share/backup/rename";
import { isolated } from "../../base/isolated";
import { Row, Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { playerWords, playsInWords } from "../words/incoming";

interface PlayersProps {
  readonly preview: Preview;
  readonly renames: Renames;
  readonly onRename: (renames: Renames) => void;
}

export function Players({ preview: { players }, renames, onRename }: PlayersProps) {
  /** The question that is open. */
  const [asked, setAsked] = useState<PlayerPreview>();
  /** Names about which a person has said that they are somebody else. */
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const known = players.filter((one) => one.known);
  const answer = (name: string, to: string | undefined) => {
    const rest = [...renames].filter(([from]) => from !== name);
    onRename(new Map(to === undefined ? rest : [...rest, [name, to]]));
    setOthers(new Set([...others].filter((one) => one !== name).concat(to === undefined ? name : [])));
    setSaid(to === undefined ? `${isolated(name)} is a new player.` : `${isolated(name)} is ${isolated(to)}.`);
    setAsked(undefined);
  };
  if (players.length === 0) return null;
  return (
    <section>
      <h2 class="section">Players</h2>
      <Rows>
        {known.length > 0 && <Row label={<bdi>{playerWords(known)}</bdi>} value="you know them" quiet />}
        {players
          .filter((one) => !one.known)
          .map((one) => {
            const { name, near } = one;
            const is = renames.get(name);
            return near === undefined ? (
              <Row key={name} label={<bdi>{name}</bdi>} value={`${playsInWords(one)}, new`} quiet />
            ) : (
              <Row
                key={name}
                label={<bdi>{name}</bdi>}
                hint={playsInWords(one)}
                value={
                  <b class="asks">
                    {is !== undefined
                      ? `It is ${isolated(is)}`
                      : others.has(name)
                        ? "Somebody else"
                        : `New, or is it ${isolated(near)}?`}
                  </b>
                }
                quiet
                leads
                onPress={() => setAsked(one)}
              />
            );
          })}
      </Rows>
      <p class="unseen" role="status">
        {said}
      </p>
      <Sheet open={asked !== undefined} title="Who is it?" onClose={() => setAsked(undefined)}>
        {asked?.near !== undefined && (
          <Rows label={`Who is ${isolated(asked.name)}?`}>
            <Row
              label={`It is ${isolated(asked.near)}`}
              hint={`In finished games ${isolated(asked.name)} gets that name; in others it stays. Undo takes it back too.`}
              onPress={() => answer(asked.name, asked.near)}
            />
            <Row
              label="Somebody else"
              hint={`${isolated(asked.name)} comes in as a new player.`}
              onPress={() => answer(asked.name, undefined)}
            />
          </Rows>
        )}
      </Sheet>
    </section>
  );
}
