/** A club night or tournament, with its pages: players, rounds, standings, playoffs. */
import { isolated } from "../../base/isolated";
import { useEffect, useState } from "preact/hooks";
import { KIND_WORDS, dayWords } from "../words/club";
import { Refused } from "../refused";
import { CrossCheck } from "./rounds/cross-check";
import { EventMenu } from "./event-menu";
import { factWords, stageWords } from "./event-words";
import { useLostFocus } from "./lost-focus";
import { Players } from "./players/players";
import { Playoffs } from "./playoffs/playoffs";
import { Rounds } from "./rounds/rounds";
import { Standings } from "./standings/standings";
import { TopBar } from "../parts/top-bar";
import { leavePage, pageInAddress, replacePage } from "./event-pages";
import { up } from "../router";
import type { ClubEvent } from "../../club/event";
import { isRecord } from "../../base/shape";
import { isOver } from "../../club/progress";
import type { Device } from "../device";
import { useBooks, useSession } from "../context";
import "./event.css";
import "./large.css";

const PAGES = ["players", "rounds", "standings", "playoffs"] as const;
type Page = (typeof PAGES)[number];
/** A page reached from the rounds: the cross-check. */
const CHECK = "check";
const PAGE_WORDS: Readonly<Record<Page, string>> = {
  players: "Players",
  rounds: "Rounds",
  standings: "Standings",
  playoffs: "Playoffs",
};

const THREE_DAYS = 3 * 86_400_000;

export interface EventScreenProps {
  readonly event: ClubEvent;
  readonly device: Device;
}

export function EventScreen({ event, device }: EventScreenProps) {
  const books = useBooks();
  const [menu, setMenu] = useState(false);
  const asked = pageInAddress.value;
  const checking = asked === CHECK;
  const begun = event.rounds.length > 0 ? "rounds" : "players";
  const shown = checking ? "rounds" : (PAGES.find((one) => one === asked) ?? begun);
  const { undo, redo } = books.now.value;
  const tabs = useLostFocus<HTMLElement>(books.entries.value.length, "[aria-current]");
  const { name, kind, date } = event.header;
  useFirstPage(event);
  return (
    <main class="screen event">
      <TopBar
        title={isolated(name)}
        about={checking ? "Slips to check" : PAGE_WORDS[shown]}
        subtitle={`${KIND_WORDS[kind]} · ${dayWords(date)}`}
        onBack={() => (checking ? leavePage("rounds") : up())}
        onUndo={() => void books.undo()}
        canUndo={undo !== undefined}
        undoWhat={undo && factWords(event, undo.fact)}
        onRedo={() => void books.redo()}
        canRedo={redo !== undefined}
        redoWhat={redo && factWords(event, redo.fact)}
        onMenu={() => setMenu(true)}
      />
      <nav class="tabs" ref={tabs} aria-label="Pages of this event">
        {PAGES.map((page) => (
          <button
            key={page}
            type="button"
            class="tab"
            aria-current={page === shown ? "page" : undefined}
            onClick={() => {
              books.hush();
              replacePage(page);
            }}
          >
            {PAGE_WORDS[page]}
          </button>
        ))}
      </nav>
      <Refused spoken />
      {shown === "players" && <Players event={event} />}
      {checking && <CrossCheck event={event} />}
      {shown === "rounds" && !checking && <Rounds event={event} device={device} />}
      {shown === "standings" && <Standings event={event} device={device} />}
      {shown === "playoffs" && <Playoffs event={event} device={device} />}
      <EventMenu event={event} open={menu} onClose={() => setMenu(false)} />
    </main>
  );
}

/**
 * The first page leads back to an event that is not over, if its date is near or an entry is made in it. A look at an
 * old event leaves tonight's there.
 */
function useFirstPage(event: ClubEvent): void {
  const books = useBooks();
  const kept = useSession().preferences.openEvent;
  const id = String(books.openId.value);
  const { name, date } = event.header;
  const [stage, over] = [stageWords(event), isOver(event)];
  const entries = books.entries.value.length;
  const [atFirst] = useState(entries);
  const isNear = Math.abs(Date.parse(books.today()) - Date.parse(date)) <= THREE_DAYS;
  const isUsed = isNear || entries !== atFirst;
  useEffect(() => {
    const before = kept.signal.peek();
    if (!over && isUsed) kept.set({ id, name, stage, at: Date.now() });
    else if (over && isRecord(before) && before["id"] === id) kept.set(null);
  }, [kept, id, name, stage, over, isUsed]);
}
