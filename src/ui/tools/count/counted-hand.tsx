import { useState } from "preact/hooks";
import { announceTally } from "../../../rules/aloud/announce";
import { readClaim, type Shown } from "../../../rules/show/verdict";
import type { Device } from "../../device";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { LitHand } from "../../parts/lit-hand";
import { Saying } from "../../parts/saying";
import { Sheet } from "../../parts/sheet";
import { OpenQuestions } from "../../parts/suit-questions";
import { notCounted } from "../../words/verdicts";
import { capital } from "../../words/words";
import { toolLink } from "../../parts/tool-address";
import { OfChoice } from "./entering";
import { codeOf, type Entry, NO_HAND, settle } from "./hand-draft";
import { Lines } from "../../parts/lit-lines";
import { RuleLink, Words } from "../../parts/sentence";
import { useSettled } from "../calm";
import { ShareButton } from "../../parts/share-button";
import { VerdictPanel } from "./verdict-panel";
import type { Tally } from "../../../rules/show/combinations";

interface CountedHandProps {
  readonly entry: Entry;
  readonly shown: Shown;
  readonly device: Pick<Device, "share">;
  readonly onEntry: (entry: Entry) => void;
  readonly onSaid: (words: string) => void;
}

/** A whole hand: the total, the sentence, each item with its cards; and who is right about it. */
export function CountedHand({ entry, shown, device, onEntry, onSaid }: CountedHandProps) {
  const [lit, setLit] = useState<readonly number[]>();
  const { tally, found } = settle(shown, entry.claim);
  const { claim } = entry;
  return (
    <>
      <div class="split-a">
        <LitHand cards={tally.cards} lit={lit} />
        <OfChoice of={entry.of} onOf={(of) => onEntry({ ...entry, of })} />
        <p class="total">
          <span class="unseen">Counts </span>
          {tally.total}
        </p>
        <Saying centred words={capital(announceTally(tally))} />
      </div>
      <div class="split-b">
        {found && claim !== undefined && (
          <VerdictPanel
            found={found}
            about={{ cards: tally.cards, of: entry.of, claim, total: tally.total }}
            onLight={setLit}
          />
        )}
        <OpenQuestions
          tally={tally}
          told={entry.told ?? { flush: 0, nobs: false }}
          onTold={(told) => onEntry({ ...entry, told })}
        />
        {claim === undefined && <NotCounted tally={tally} of={entry.of} />}
        <Lines key={codeOf({ ...entry, claim: undefined })} tally={tally} onLight={setLit} />
      </div>
      <Actions entry={entry} device={device} onEntry={onEntry} onSaid={onSaid} />
    </>
  );
}

/** What somebody is bound to count next, and why it is not there: said before anybody has to ask. */
function NotCounted({ tally, of }: { tally: Tally; of: Entry["of"] }) {
  return notCounted(tally, of).map(({ words, topic }, i) => (
    <p key={i} class="not-counted">
      <Words of={words} /> <RuleLink topic={topic} />
    </p>
  ));
}

function Actions({ entry, device, onEntry, onSaid }: Omit<CountedHandProps, "shown">) {
  const [asking, setAsking] = useState(false);
  const settled = useSettled();
  const { claim } = entry;
  return (
    <div class="actions">
      <MainButton onPress={() => setAsking(true)}>{claim === undefined ? "I said …" : `I said ${claim}`}</MainButton>
      <div class="pair">
        <ShareButton
          device={device}
          title="Count a hand"
          link={() => toolLink("count", codeOf(entry))}
          onSaid={onSaid}
        />
        <MainButton kind="second" onPress={() => settled && onEntry(NO_HAND)}>
          Next hand
        </MainButton>
      </div>
      <Sheet open={asking} title="I said …" onClose={() => setAsking(false)}>
        <NumberGrid
          label="The count that was said"
          chosen={claim}
          onNumber={(count) => {
            const read = readClaim(count);
            setAsking(false);
            if (read.ok) onEntry({ ...entry, claim: read.value });
          }}
        />
      </Sheet>
    </div>
  );
}
