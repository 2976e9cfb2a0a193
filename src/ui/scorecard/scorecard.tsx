/** One player's scorecard: its table, entering results, and sharing. */
import { useEffect, useState } from "preact/hooks";
import { type Scorecard, nextGameOn } from "../../club/scorecard";
import { setupOf } from "../../session/new-game/setup";
import { Refused } from "../refused";
import { dayWords } from "../words/club";
import { ScorecardForm } from "./scorecard-form";
import { ScorecardTable } from "./scorecard-table";
import { type Draft, draftFor, draftOf } from "./draft";
import { Drifted } from "./fixed-since";
import { EntrySheet } from "./entry-sheet";
import { ShareScorecard } from "./share-scorecard";
import { opponentsFor } from "./known-names";
import { seasonNote } from "./season-note";
import type { Device } from "../device";
import { DeleteRow } from "../games/delete";
import { MainButton } from "../parts/main-button";
import { Rows } from "../parts/rows";
import { Sheet } from "../parts/sheet";
import { TopBar } from "../parts/top-bar";
import { go, replace, up } from "../router";
import { whose } from "../words/common";
import { useBooks, useSession } from "../context";
import "./scorecard.css";
import "./print.css";

interface CardScreenProps {
  readonly scorecard: Scorecard;
  readonly device: Device;
}

export function ScorecardScreen({ scorecard, device }: CardScreenProps) {
  const books = useBooks();
  const kept = useSession().preferences.cardDraft;
  const [shown, setShown] = useState<"head" | "share">();
  const id = String(books.openId.value);
  const draft = draftFor(kept.signal.value, id, scorecard.rows);
  const keep = (next: Draft | undefined) => kept.set(next ?? null);
  const enter = (game: number) => {
    books.hush();
    const row = scorecard.rows[game - 1];
    if (draft?.game === game) keep({ ...draft, open: true });
    else if (row) keep(draftOf(id, game, row));
  };
  // The rows list which games are on a scorecard already.
  useEffect(() => void books.loadRows(), [books, scorecard]);
  const show = (sheet: "head" | "share") => {
    books.hush();
    setShown(sheet);
  };
  const note = seasonNote(scorecard);
  const { redo, undo } = books.now.value;
  return (
    <main class="screen split single scorecard">
      <TopBar
        title={`${whose(scorecard.header.player)} scorecard`}
        subtitle={<About scorecard={scorecard} />}
        opens={{ what: "Player, event and date", onOpen: () => show("head") }}
        onBack={() => up()}
        onUndo={() => void books.undo()}
        canUndo={undo !== undefined}
        onRedo={() => void books.redo()}
        canRedo={redo !== undefined}
      />
      <div class="split-a">
        <ScorecardTable scorecard={scorecard} onGame={enter} />
      </div>
      <div class="split-b">
        {note !== undefined && <p class="card-note">{note}</p>}
        <Drifted />
      </div>
      <div class="actions">
        <Refused spoken />
        <NextGame scorecard={scorecard} draft={draft} onEnter={enter} onShare={() => show("share")} />
      </div>
      <EntrySheet scorecard={scorecard} draft={draft} onDraft={keep} />
      <Sheet open={shown === "head"} title="Player, event and date" onClose={() => setShown(undefined)}>
        <ScorecardForm
          header={scorecard.header}
          action="Save"
          onKeep={(header) =>
            void books.record({ type: "headerWritten", header }).then((done) => done && setShown(undefined))
          }
        />
        <Rows>
          <DeleteRow
            what="scorecard"
            log={books.openId.value}
            label="Delete this scorecard"
            hint="It can be brought back"
            onLeave={() => replace("club")}
          />
        </Rows>
      </Sheet>
      <ShareScorecard
        scorecard={scorecard}
        device={device}
        open={shown === "share"}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}

/** "Grass Roots · 14 Nov 2026 · seat 7". */
function About({ scorecard }: { readonly scorecard: Scorecard }) {
  const { event, date, seat } = scorecard.header;
  return [
    event !== "" && (
      <>
        <bdi>{event}</bdi>
        {" · "}
      </>
    ),
    dayWords(date),
    seat !== "" && (
      <>
        {" · seat "}
        <bdi>{seat}</bdi>
      </>
    ),
  ];
}

interface NextGameProps {
  readonly scorecard: Scorecard;
  readonly draft: Draft | undefined;
  readonly onEnter: (game: number) => void;
  readonly onShare: () => void;
}

/** For the next free row: play the game here, or enter its result. A full scorecard can only be shared. */
function NextGame({ scorecard, draft, onEnter, onShare }: NextGameProps) {
  const books = useBooks();
  const session = useSession();
  const next = nextGameOn(scorecard);
  const share = "Send or print";
  if (next === undefined) return <MainButton onPress={onShare}>{share}</MainButton>;
  const play = () => {
    const known = [...books.earlier([]), ...session.preferences.names.signal.value];
    const opponent = draft?.opponent.trim() || opponentsFor(scorecard, known)[0];
    const { player } = scorecard.header;
    setupOf(session).invite([player, ...(opponent === undefined ? [] : [opponent])], { player, game: next });
    go("new");
  };
  return (
    <>
      <MainButton onPress={play}>Game {next} – play it here</MainButton>
      <div class="pair">
        <MainButton kind="second" onPress={() => onEnter(next)}>
          Enter result
        </MainButton>
        <MainButton kind="second" onPress={onShare}>
          {share}
        </MainButton>
      </div>
    </>
  );
}
