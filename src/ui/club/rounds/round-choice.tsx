import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import { IconButton } from "../../parts/icon-button";
import { Icon } from "../../parts/icons";
import { Row, Rows } from "../../parts/rows";
import { Sheet } from "../../parts/sheet";
import { memo } from "../../parts/memo";
import { progressWords } from "../event-words";
import { tablesIn } from "../../../club/progress";

export interface RoundChoiceProps {
  readonly event: ClubEvent;
  readonly number: number;
  readonly onChoose: (number: number) => void;
}

/** On a phone: the previous and next round, and a list of all. */
export function RoundSteps({ event, number, onChoose }: RoundChoiceProps) {
  const [all, setAll] = useState(false);
  const round = event.rounds[number - 1];
  const last = event.rounds.length;
  const step = (to: number) => {
    if (to >= 1 && to <= last) onChoose(to);
  };
  return (
    <div class="round-steps">
      <IconButton icon="back" label="Previous round" off={number === 1} onPress={() => step(number - 1)} />
      <button type="button" class="round-title" onClick={() => setAll(true)}>
        <b>
          Round {number} of {last}
        </b>
        <span class="muted">{round && progressWords(round)}</span>
      </button>
      <IconButton icon="forward" label="Next round" off={number === last} onPress={() => step(number + 1)} />
      <Sheet open={all} title="Rounds" onClose={() => setAll(false)}>
        <RoundRows
          event={event}
          number={number}
          onChoose={(to) => {
            setAll(false);
            onChoose(to);
          }}
        />
      </Sheet>
    </div>
  );
}

/** On a wide screen: all rounds beside the tables. */
export function RoundList(props: RoundChoiceProps) {
  const list = useRef<HTMLElement>(null);
  // The list scrolls by itself, so that the chosen round is beside its tables.
  useLayoutEffect(() => {
    const row = list.current?.querySelector("b");
    if (!list.current || !row) return;
    const [inside, from] = [row, list.current].map((one) => one.getBoundingClientRect().top);
    list.current.scrollTop += (inside ?? 0) - (from ?? 0) - list.current.clientHeight / 2;
  }, [props.number]);
  return (
    <nav class="round-list" aria-label="All rounds" ref={list}>
      <RoundRows {...props} />
    </nav>
  );
}

function RoundRows({ event, number, onChoose }: RoundChoiceProps) {
  return (
    <Rows>
      {event.rounds.map((round, at) => (
        <RoundRow key={at} round={at + 1} chosen={at + 1 === number} {...tablesIn(round)} onChoose={onChoose} />
      ))}
    </Rows>
  );
}

interface RoundRowProps extends Pick<RoundChoiceProps, "onChoose"> {
  readonly round: number;
  readonly chosen: boolean;
  readonly done: number;
  readonly of: number;
}

const RoundRow = memo(function RoundRow({ round, chosen, done, of, onChoose }: RoundRowProps) {
  return (
    <Row
      label={chosen ? <b>Round {round}</b> : `Round ${round}`}
      value={
        done === of ? (
          <>
            <Icon name="check" />
            <span class="unseen">all in</span>
          </>
        ) : (
          `${done} of ${of}`
        )
      }
      onPress={() => onChoose(round)}
    />
  );
});
