import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Change, Seq } from "../../game/facts";
import { dealsOf, openAtFirst, rowsOf } from "../../game/record";
import { type LogLine, misfits, type Replay } from "../../game/replay";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import { useSession } from "../context";
import type { Device } from "../device";
import { rarePart } from "../lazy";
import { Pieces } from "../parts/pieces";
import { IconButton } from "../parts/icon-button";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { TopBar } from "../parts/top-bar";
import { type Heights, Windowed } from "../parts/windowed";
import { Refused } from "../refused";
import { replace, up } from "../router";
import { playersText } from "../table/table-top";
import { useUndoRedo } from "../table/undo-redo";
import { hasLog, Unreadable } from "../table/unreadable";
import { ChangeEntry } from "./change-entry";
import { DealColumns, type DealPart, DealPartRows, partsOf } from "./deals";
import { LastEntry } from "./last-entry";
import { changedWords } from "./standing";
import "./record.css";

const GameText = rarePart(async () => (await import("../sharing/game-text"))?.GameText);

/** The deals that a person has folded or unfolded, kept while their game is open. */
const folds = signal<{ readonly of: string | undefined; readonly open: ReadonlyMap<number, boolean> }>({
  of: undefined,
  open: new Map(),
});

/** Every entry of the game by its deals, newest deal first. After a correction the rest of the game is scored again. */
export function Record({ device }: { readonly device: Device }) {
  const session = useSession();
  const now = session.now.value;
  const { state, lines } = now;
  const game = session.openId.value;
  const [changing, setChanging] = useState<LogLine>();
  const [sharing, setSharing] = useState(false);
  const [fixed, setFixed] = useState<{ readonly words: string; readonly now: Replay }>();
  const heights: Heights = useMemo(() => new Map(), []);
  const printing = usePrinting();
  const undoRedo = useUndoRedo();
  const deals = useMemo(() => dealsOf(lines), [lines]);
  const chosen = folds.value.of === game ? folds.value.open : undefined;
  const parts = useMemo(() => {
    const first = openAtFirst(deals);
    const isOpen = (deal: number) => printing || (chosen?.get(deal) ?? first.has(deal));
    return partsOf(deals, isOpen, (deal) => rowsOf(deal.lines));
  }, [deals, chosen, printing]);
  const draw = useMemo(() => {
    const change = (line: LogLine) => {
      session.hush();
      setChanging(line);
    };
    const fold = (deal: number, open: boolean) => {
      const { of, open: before } = folds.peek();
      folds.value = { of: game, open: new Map(of === game ? before : []).set(deal, open) };
    };
    const part = (one: DealPart) =>
      state ? <DealPartRows state={state} part={one} onFold={fold} onOpen={change} /> : <></>;
    return { part, change };
  }, [session, state, game]);
  if (!state) return hasLog(session) ? <Unreadable /> : <main class="screen" aria-busy="true" />;
  const close = () => setChanging(undefined);
  const justFixed = fixed?.now === now ? fixed.words : undefined;
  const correct = async (entry: Seq, change: Change) => {
    if (!(await session.act({ do: "correct", entry, change }))) return;
    close();
    const after = session.now.peek();
    if (after.state) setFixed({ words: changedWords(state, after.state), now: after });
  };
  return (
    <main class="screen record">
      <TopBar
        title="The record"
        about={playersText(state)}
        subtitle={<Players state={state} />}
        onBack={() => up()}
        {...undoRedo}
        undoWords={<Pieces pieces={["Undo ", ...(undoRedo.undoShown ?? [])]} />}
      >
        <IconButton icon="share" label="Share this game" onPress={() => setSharing(true)} />
      </TopBar>
      <p class={recordSays(now, justFixed)} role="status">
        {saidNow(now, justFixed)}
      </p>
      <LastEntry
        state={state}
        now={now}
        onFix={({ entry, change }) => void correct(entry, change)}
        onOpen={draw.change}
      />
      <DealColumns state={state} />
      <Windowed pieces={parts} heights={heights} draw={draw.part} />
      <div class="actions">
        <Refused />
        <MainButton onPress={() => replace("table", game)}>Back to the table</MainButton>
      </div>
      <Sheet open={sharing} title="Share this game" onClose={() => setSharing(false)}>
        {sharing && <GameText state={state} device={device} />}
      </Sheet>
      <Sheet
        open={changing !== undefined}
        title={changing?.fact.type === "gameStarted" ? "The players’ names" : "Fix this entry"}
        onClose={close}
      >
        {changing && (
          <ChangeEntry state={state} line={changing} onChange={(change) => void correct(changing.id, change)} />
        )}
      </Sheet>
    </main>
  );
}

/** The class of the sentence at the top. */
function recordSays(now: Replay, fixed: string | undefined): string {
  const state = misfits(now).length > 0 ? "misfits" : "muted";
  return `record-says ${state}${fixed === undefined ? "" : " just-fixed"}`;
}

/** @param fixed what the last correction did to the score, if it has just been made */
function saidNow(now: Replay, fixed: string | undefined): string {
  const wrong = misfits(now).length;
  const changed = fixed === undefined ? "" : fixed === "" ? "Fixed. The score stays. " : `Fixed: ${fixed}. `;
  if (wrong === 1) return `${changed}One entry no longer fits.`;
  if (wrong > 1) return `${changed}${wrong} entries no longer fit. They’re marked below.`;
  return changed || "Newest deal first. Tap an entry to fix it.";
}

/** Whether the page is being printed. On paper every deal is unfolded. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}

/** "Game 2 of the match · Nora, Piet". */
function Players({ state }: { state: GameState }) {
  return (
    <>
      {state.match && `Game ${state.match.game} of the match · `}
      {state.sides.map((_, side) => (
        <span key={side}>
          {side > 0 && ", "}
          <bdi>{nameOfSide(state, side)}</bdi>
        </span>
      ))}
    </>
  );
}
