import { useState } from "preact/hooks";
import type { Tally } from "../../../rules/show/combinations";
import { showRulesOf } from "../../../rules/scoring";
import type { Shown, ShowRules } from "../../../rules/show/shown";
import { possibleCounts, readStatedPoints } from "../../../rules/show/verdict";
import type { Device } from "../../device";
import { SayAloud } from "../../aloud/say-aloud";
import { NumberGrid } from "../../pads/number-grid";
import { LitHand } from "../../parts/lit-hand";
import { LitLines } from "../../parts/lit-lines";
import { MainButton } from "../../parts/main-button";
import { NoPoints } from "../../parts/no-points";
import { Saying } from "../../parts/saying";
import { RuleLink, Words } from "../../parts/sentence";
import { ShareButton } from "../../parts/share-button";
import { Sheet } from "../../parts/sheet";
import { OpenQuestions } from "../../parts/suit-questions";
import { toolLink } from "../../parts/tool-address";
import { NINETEEN_WORDS, notCounted } from "../../words/verdicts";
import { HandOrCrib } from "./entering";
import { countHand, handCode, type HandDraft, hasNineteen, hasStarter, noCards, refitted } from "./hand-draft";
import { JokersPlayed } from "./jokers-played";
import { VerdictPanel } from "./verdict-panel";
import "../../parts/tally-lines.css";
import { tallyWords } from "../../words/events";
import { RULE_WORDS } from "../../words/forms";
import { highestStated, isPossibleCount } from "../../../rules/show/counts";

interface CountedHandProps {
  readonly draft: HandDraft;
  readonly shown: Shown;
  readonly device: Pick<Device, "share" | "speech">;
  readonly onDraft: (draft: HandDraft) => void;
  readonly onSaid: (words: string) => void;
}

/** A whole hand: the total, how it is counted, and the verdict on a stated count. */
export function CountedHand({ draft, shown, device, onDraft, onSaid }: CountedHandProps) {
  const [lit, setLit] = useState<readonly number[]>();
  const { stated } = draft;
  const { tally, found } = countHand(shown, draft);
  const rules = showRulesOf(draft.rules);
  return (
    <>
      <div class="split-a">
        <LitHand cards={tally.cards} alone={!hasStarter(draft)} lit={lit} labelled />
        <HandOrCrib of={draft.of} onOf={(of) => onDraft(refitted(draft, { of }))} />
        <p class="total">
          <span class="unseen">Counts </span>
          {tally.total}
        </p>
        <Saying centred words={tallyWords(tally)} />
        <SayAloud tally={tally} device={device} />
        {tally.total === 0 && <AboutNothing draft={draft} />}
      </div>
      <div class="split-b">
        {found && stated !== undefined && (
          <VerdictPanel
            found={found}
            about={{ cards: tally.cards, of: draft.of, rules, stated, total: tally.total }}
            onLight={setLit}
          />
        )}
        <JokersPlayed draft={draft} counted={tally.cards} onDraft={onDraft} />
        <OpenQuestions
          tally={tally}
          told={draft.told ?? { flush: 0, nobs: false }}
          onTold={(told) => onDraft({ ...draft, told })}
        />
        {tally.total === 0 ? (
          <NoPoints tally={tally} of={draft.of} rules={rules} />
        ) : (
          stated === undefined && <NotCounted tally={tally} of={draft.of} rules={rules} />
        )}
        <LitLines key={handCode({ ...draft, stated: undefined })} tally={tally} onLight={setLit} />
      </div>
      <Actions draft={draft} device={device} onDraft={onDraft} onSaid={onSaid} />
    </>
  );
}

/** The players’ name for a hand of no points, and what it costs by the rules. */
function AboutNothing({ draft }: { draft: HandDraft }) {
  const costs = (["nullPoint", "backTen"] as const).filter((rule) => draft.rules.house.includes(rule));
  return (
    <>
      {hasNineteen(draft) && <p class="muted">{NINETEEN_WORDS}</p>}
      {costs.map((rule) => (
        <p key={rule} class="muted">
          {RULE_WORDS[rule].says}
        </p>
      ))}
    </>
  );
}

/** Explains why cards that look like points are worth none, such as a flush of four in the crib. */
function NotCounted({ tally, of, rules }: { tally: Tally; of: HandDraft["of"]; rules: ShowRules }) {
  return notCounted(tally, of, rules).map(({ words, topic }, i) => (
    <p key={i} class="not-counted">
      <Words of={words} /> <RuleLink topic={topic} />
    </p>
  ));
}

function Actions({ draft, device, onDraft, onSaid }: Omit<CountedHandProps, "shown">) {
  const [asking, setAsking] = useState(false);
  const { stated } = draft;
  const rules = showRulesOf(draft.rules);
  const highest = highestStated(rules);
  const counts = possibleCounts(rules, draft.of);
  const impossible = Array.from({ length: highest + 1 }, (_, n) => n).filter((n) => !isPossibleCount(n, counts));
  return (
    <div class="actions">
      <MainButton onPress={() => setAsking(true)}>
        {stated === undefined ? "I said …" : "I said something else"}
      </MainButton>
      <div class="pair">
        <ShareButton
          device={device}
          title="Count a hand"
          link={() => toolLink("count", handCode(draft))}
          onSaid={onSaid}
        />
        <MainButton kind="second" onPress={() => onDraft(noCards(draft.rules))}>
          Next hand
        </MainButton>
      </div>
      <Sheet open={asking} title="I said …" onClose={() => setAsking(false)}>
        <NumberGrid
          label="The count you said"
          max={highest}
          impossible={impossible}
          chosen={stated}
          onNumber={(count) => {
            const read = readStatedPoints(count, highest);
            setAsking(false);
            if (read.ok) onDraft({ ...draft, stated: read.value });
          }}
        />
      </Sheet>
    </div>
  );
}
