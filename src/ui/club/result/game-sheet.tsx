/** The result of one game: one entry for both cards, or each card by itself. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { type ClubEvent, entryOf } from "../../../club/event";
import { oneOf } from "../../../base/shape";
import { STATUS_WORDS } from "../../../share/club-words";
import { Choice } from "../../parts/choice";
import { Sheet } from "../../parts/sheet";
import { addressNow } from "../../router";
import { BothScorecards, type BothScorecardsProps } from "./both-scorecards";
import { EachScorecard } from "./each-scorecard";
import { entryWords, slipWords } from "../event-words";
import { type GameDraft, type GameProps, openIn, type OpenGame } from "./game-draft";
import { GameMore } from "./game-more";
import { useTyped } from "./use-typed";
import type { CountedBy } from "../../spread/spread-draft";
import { type GameStatus, statusOf } from "../../../club/results";
import { useBooks, useSession } from "../../context";
import "./result.css";

/**
 * The game being entered, which a reload opens again. It closes when the address changes, so that "back" does not change
 * the round behind it.
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
  const [countedBy, setCountedBy] = useState<CountedBy>("spread");
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
          countedBy={countedBy}
          onCountedBy={setCountedBy}
        />
      )}
    </Sheet>
  );
}

const WAYS = ["both", "each"] as const;
type Way = (typeof WAYS)[number];
const WAY_WORDS: Readonly<Record<Way, string>> = { both: "Both cards agree", each: "Each card" };
/** Games in these states open card by card. */
const BY_CARD: ReadonlySet<GameStatus> = new Set(["half", "differ"]);

function Game(props: BothScorecardsProps) {
  const { event, game, round, countedBy, onCountedBy, ...rest } = props;
  const status = statusOf(round, game.pair);
  const [way, setWay] = useTyped<Way>("way", oneOf(WAYS), BY_CARD.has(status) ? "each" : "both");
  // The fields below show a result that was entered once and agrees.
  const isPlain = status === "agreed" && game.pair.every((id) => entryOf(round, id).struck.length === 0);
  const same = { event, game, round, ...rest };
  return (
    <div class="game-sheet">
      {status !== "waiting" && !isPlain && <Entered event={event} game={game} round={round} status={status} />}
      <Choice
        legend="Way of entering"
        legendHidden
        small
        name="way"
        options={WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))}
        value={way}
        onChoose={setWay}
      />
      {way === "both" ? (
        <BothScorecards {...same} countedBy={countedBy} onCountedBy={onCountedBy} />
      ) : (
        <EachScorecard {...same} />
      )}
      <GameMore {...same} status={status} />
    </div>
  );
}

/** The cards as entered so far, with earlier versions struck through. */
function Entered({ event, game, round, status }: Pick<GameProps, "event" | "game" | "round"> & { status: GameStatus }) {
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
                {(entry.ruled ?? entry.mark) && entry.slip && (
                  <span class="muted">
                    <span class="unseen">card: </span>
                    {slipWords(entry.slip)} →{" "}
                  </span>
                )}
                {entryWords(entry) ?? (entry.mark ? "not played" : "no card yet")}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="muted">{STATUS_WORDS[status]}</p>
    </div>
  );
}
