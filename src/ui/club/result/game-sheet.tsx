/** One game of a round: what both cards say, entered at once or each by itself. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { type ClubEvent, entryOf } from "../../../club/event";
import { TYPED_AS, type TypedAs } from "../../../club/evening";
import { oneOf } from "../../../base/shape";
import { Refused } from "../../refused";
import { STATUS_WORDS } from "../../words/club";
import { Choice } from "../../parts/choice";
import { Sheet } from "../../parts/sheet";
import { addressNow } from "../../router";
import { BothScorecards } from "./both-scorecards";
import { EachScorecard } from "./each-scorecard";
import { entryWords, slipWords } from "../event-words";
import { type GameDraft, openIn, type OpenGame } from "./game-draft";
import { GameMore } from "./game-more";
import { useTyped } from "./use-typed";
import type { GameProps } from "./game-props";
import { type GameStatus, statusOf } from "../../../club/results";
import { useBooks, useSession } from "../../context";
import "./result.css";

/**
 * The game that is being entered; after a reload it is open as it was. It closes when the address changes: "back" is no
 * way into another round behind it.
 */
export function useOpenGame(event: ClubEvent): readonly [OpenGame | undefined, (game: OpenGame | undefined) => void] {
  const books = useBooks();
  const kept = useSession().preferences.gameDraft;
  const [open, setOpen] = useState(() =>
    openIn(kept.signal.peek(), String(books.openId.peek()), books.entries.peek().length, event),
  );
  const change = useCallback(
    (game: OpenGame | undefined) => {
      books.hush();
      setOpen(game);
      const draft: GameDraft | null = game
        ? { event: String(books.openId.peek()), after: books.entries.peek().length, open: game, typed: {} }
        : null;
      if (draft ?? kept.signal.peek()) kept.set(draft);
    },
    [books, kept],
  );
  const address = addressNow.value;
  useEffect(() => () => change(undefined), [address, change]);
  return [open, change];
}

export interface GameSheetProps {
  readonly event: ClubEvent;
  readonly open: OpenGame | undefined;
  readonly onClose: () => void;
}

export function GameSheet({ event, open, onClose }: GameSheetProps) {
  // How the numbers are typed stays for the evening.
  const [typedAs, setTypedAs] = useState<TypedAs>(TYPED_AS[0]);
  const round = open && event.rounds[open.round - 1];
  const table = round && open ? 1 + round.drawn.games.findIndex((pair) => pair.includes(open.pair[0])) : 0;
  return (
    <Sheet open={round !== undefined} title={`Round ${open?.round ?? 0}, table ${table}`} onClose={onClose}>
      {open && round && (
        <Game
          key={`${open.round}:${open.pair.join()}`}
          event={event}
          game={open}
          round={round}
          onDone={onClose}
          typedAs={typedAs}
          onTypedAs={setTypedAs}
        />
      )}
    </Sheet>
  );
}

const WAYS = ["both", "each"] as const;
type Way = (typeof WAYS)[number];
const WAY_WORDS: Readonly<Record<Way, string>> = { both: "Both cards agree", each: "Each card" };
/** What is looked at card by card. */
const BY_CARD: ReadonlySet<GameStatus> = new Set(["half", "differ"]);

interface Typing {
  readonly typedAs: TypedAs;
  readonly onTypedAs: (as: TypedAs) => void;
}

function Game(props: GameProps & Typing) {
  const { event, game, round, typedAs, onTypedAs, ...rest } = props;
  const status = statusOf(round, game.pair);
  const [way, setWay] = useTyped<Way>("way", oneOf(WAYS), BY_CARD.has(status) ? "each" : "both");
  const same = { event, game, round, ...rest };
  return (
    <div class="game-sheet">
      {status !== "waiting" && <Standing event={event} game={game} round={round} status={status} />}
      <Choice
        legend="What is entered"
        legendHidden
        small
        name="way"
        options={WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))}
        value={way}
        onChoose={setWay}
      />
      {way === "both" ? (
        <BothScorecards {...same} typedAs={typedAs} onTypedAs={onTypedAs} />
      ) : (
        <EachScorecard {...same} />
      )}
      <Refused spoken />
      <GameMore {...same} status={status} />
    </div>
  );
}

/** What is in so far; what was corrected stays to be seen. */
function Standing({
  event,
  game,
  round,
  status,
}: Pick<GameProps, "event" | "game" | "round"> & { status: GameStatus }) {
  return (
    <div>
      <dl class="cards-in">
        {game.pair.map((id) => {
          const entry = entryOf(round, id);
          return (
            <div key={id}>
              <dt>
                <bdi>{event.players[id]?.name}</bdi>
              </dt>
              <dd class="figures">
                {entry.struck.map((slip, at) => (
                  <s key={at}>
                    <span class="unseen">before: </span>
                    {slipWords(slip)}{" "}
                  </s>
                ))}
                {entry.ruled && entry.slip && (
                  <span class="muted">
                    <span class="unseen">card: </span>
                    {slipWords(entry.slip)} →{" "}
                  </span>
                )}
                {entryWords(entry) ?? "no card yet"}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="muted">{STATUS_WORDS[status]}</p>
    </div>
  );
}
