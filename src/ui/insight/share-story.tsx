import { useState } from "preact/hooks";
import { timePlayedIn } from "../../game/list-row";
import { endingOf } from "../../game/summary";
import { turnsOf } from "../../insight/story/ledger";
import { useSession } from "../context";
import { rarePart } from "../lazy";
import { IconButton } from "../parts/icon-button";
import { Sheet } from "../parts/sheet";
import { stampWords } from "../table/over/headline";
import { marksOf } from "../table/table-board";
import { capital } from "../words/common";
import { leadWords, titleWords } from "../words/insight";
import { swingWords, turnWords } from "../words/insight/turns";
import { cutName } from "../words/plain-names";
import { firstSide, type StoryProps } from "./story-props";
import type { SharedStory } from "../sharing/story-picture";

/** Of a name in a sentence of the picture. */
const MOST_LETTERS = 20;

const StorySheet = rarePart(async () => (await import("../sharing/story-sheet"))?.StorySheet);

/** The picture of a story, for somebody who was not there. Only a finished game has one. */
export function ShareStory({ state, story, names, told, device }: StoryProps) {
  const session = useSession();
  const [shared, setShared] = useState<SharedStory>();
  const ending = endingOf(state);
  if (!ending) return null;
  const side = firstSide(state);
  const open = () => {
    const short = names.map((name) => cutName(name, MOST_LETTERS));
    const toldShort = { ...told(side), names: short };
    const stamp = stampWords(state, ending, undefined);
    const view = story.views?.[side];
    const turns = view ? turnsOf(view) : [];
    const largest = turns.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))[0];
    setShared({
      headline: titleWords(ending, story.leads, short),
      won: ending.winners,
      stamp: { words: capital(stamp.words), small: stamp.small },
      sides: state.sides.map(({ front }, one) => ({
        side: one,
        name: names[one] ?? "",
        hole: front,
        race: story.race[one] ?? [0],
      })),
      margin: ending.margin,
      target: state.rules.target,
      marks: marksOf(state),
      deals: story.dealers.length,
      dealers: told(side).dealers,
      day: new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(timePlayedIn(session.entries.value, state)),
      best: undefined,
      view,
      turn: largest,
      saying: largest
        ? ["The turning point", `${turnWords(largest, toldShort)} ${swingWords(largest, toldShort)}`]
        : ["The lead", leadWords(story.leads, short)],
    });
  };
  return (
    <>
      <IconButton icon="share" label="Share the story" onPress={open} />
      <Sheet open={shared !== undefined} title="Share the story" onClose={() => setShared(undefined)}>
        {shared && <StorySheet story={shared} device={device} entries={session.entries.value} />}
      </Sheet>
    </>
  );
}
