import { useState } from "preact/hooks";
import type { Tally } from "../../../rules/show/combinations";
import { readStatedPoints, type Shown } from "../../../rules/show/verdict";
import type { Device } from "../../device";
import { NumberGrid } from "../../pads/number-grid";
import { LitHand } from "../../parts/lit-hand";
import { LitLines } from "../../parts/lit-lines";
import { MainButton } from "../../parts/main-button";
import { Saying } from "../../parts/saying";
import { RuleLink, Words } from "../../parts/sentence";
import { ShareButton } from "../../parts/share-button";
import { Sheet } from "../../parts/sheet";
import { OpenQuestions } from "../../parts/suit-questions";
import { toolLink } from "../../parts/tool-address";
import { NINETEEN_WORDS, notCounted } from "../../words/verdicts";
import { useSettleDelay } from "../../parts/settle-delay";
import { HandOrCrib } from "./entering";
import { handCode, type HandDraft, countHand, NO_CARDS } from "./hand-draft";
import { VerdictPanel } from "./verdict-panel";
import "../../parts/tally-lines.css";
import { tallyWords } from "../../words/events";

interface CountedHandProps {
  readonly draft: HandDraft;
  readonly shown: Shown;
  readonly device: Pick<Device, "share">;
  readonly onDraft: (draft: HandDraft) => void;
  readonly onSaid: (words: string) => void;
}

/** A whole hand: the total, how it is counted, and the verdict on a stated count. */
export function CountedHand({ draft, shown, device, onDraft, onSaid }: CountedHandProps) {
  const [lit, setLit] = useState<readonly number[]>();
  const { stated } = draft;
  const { tally, found } = countHand(shown, stated);
  return (
    <>
      <div class="split-a">
        <LitHand cards={tally.cards} lit={lit} />
        <HandOrCrib of={draft.of} onOf={(of) => onDraft({ ...draft, of })} />
        <p class="total">
          <span class="unseen">Counts </span>
          {tally.total}
        </p>
        <Saying centred words={tallyWords(tally)} />
        {tally.total === 0 && <p class="muted">{NINETEEN_WORDS}</p>}
      </div>
      <div class="split-b">
        {found && stated !== undefined && (
          <VerdictPanel
            found={found}
            about={{ cards: tally.cards, of: draft.of, stated, total: tally.total }}
            onLight={setLit}
          />
        )}
        <OpenQuestions
          tally={tally}
          told={draft.told ?? { flush: 0, nobs: false }}
          onTold={(told) => onDraft({ ...draft, told })}
        />
        {stated === undefined && <NotCounted tally={tally} of={draft.of} />}
        <LitLines key={handCode({ ...draft, stated: undefined })} tally={tally} onLight={setLit} />
      </div>
      <Actions draft={draft} device={device} onDraft={onDraft} onSaid={onSaid} />
    </>
  );
}

/** Explains why cards that look like points are worth none, such as a flush of four in the crib. */
function NotCounted({ tally, of }: { tally: Tally; of: HandDraft["of"] }) {
  return notCounted(tally, of).map(({ words, topic }, i) => (
    <p key={i} class="not-counted">
      <Words of={words} /> <RuleLink topic={topic} />
    </p>
  ));
}

function Actions({ draft, device, onDraft, onSaid }: Omit<CountedHandProps, "shown">) {
  const [asking, setAsking] = useState(false);
  const settled = useSettleDelay();
  const { stated } = draft;
  return (
    <div class="actions">
      <MainButton onPress={() => setAsking(true)}>{stated === undefined ? "I said …" : `I said ${stated}`}</MainButton>
      <div class="pair">
        <ShareButton
          device={device}
          title="Count a hand"
          link={() => toolLink("count", handCode(draft))}
          onSaid={onSaid}
        />
        <MainButton kind="second" onPress={() => settled && onDraft(NO_CARDS)}>
          Next hand
        </MainButton>
      </div>
      <Sheet open={asking} title="I said …" onClose={() => setAsking(false)}>
        <NumberGrid
          label="The count you said"
          chosen={stated}
          onNumber={(count) => {
            const read = readStatedPoints(count);
            setAsking(false);
            if (read.ok) onDraft({ ...draft, stated: read.value });
          }}
        />
      </Sheet>
    </div>
  );
}
