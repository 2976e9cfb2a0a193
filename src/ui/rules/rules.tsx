import { useMemo, useState } from "preact/hooks";
import { keysOf } from "../../base/lists";
import { type GameState, phaseOf } from "../../game/state";
import { CHAPTERS, type Topic, TOPICS } from "../../rules/topics";
import { gameName } from "../words/forms";
import { InUse } from "./in-use";
import { Empty } from "../parts/empty";
import { Notice } from "../parts/notice";
import { Row, Rows } from "../parts/rows";
import { RuleArticle } from "./rule-article";
import { TopBar } from "../parts/top-bar";
import { idInAddress, up } from "../router";
import { CHAPTER_TITLES, RULES } from "./text";
import { findRules } from "./search";
import { SOURCE_NOTES } from "./text/sources";
import { useSession } from "../context";
import "../parts/fold.css";
import "./rules.css";

/** The rules, to read and to search. `#/rules/nobs` opens the page at that rule. */
export function Rules() {
  const { state } = useSession();
  const [asked, setAsked] = useState("");
  const found = useMemo(() => findRules(asked), [asked]);
  const searching = asked.trim() !== "";
  const marked = TOPICS.find((topic) => topic === idInAddress.value);
  return (
    <main class="screen rules">
      <div class="rules-top">
        <TopBar
          title="Rules"
          subtitle={<span role="status">{foundWords(found.length, searching)}</span>}
          onBack={() => up()}
          notices={
            idInAddress.value &&
            !marked && <Notice title="The link" words="No rule has the name in that link. Here are all of them." />
          }
        />
        <Search asked={asked} onAsk={setAsked} />
      </div>
      {searching ? (
        <Found topics={found} marked={marked} isOneWord={!/\s/.test(asked.trim())} onAsk={setAsked} />
      ) : (
        <>
          <Contents />
          {state.value && phaseOf(state.value) !== "over" && <YourGame state={state.value} />}
          {keysOf(CHAPTERS).map((chapter) => (
            <RuleGroup
              key={chapter}
              id={`chapter-${chapter}`}
              title={CHAPTER_TITLES[chapter]}
              topics={CHAPTERS[chapter]}
              marked={marked}
            />
          ))}
          <Sources />
        </>
      )}
    </main>
  );
}

function foundWords(found: number, searching: boolean): string {
  if (found === 0) return "Nothing found";
  const counted = `${found} ${found === 1 ? "rule" : "rules"}`;
  return searching ? `${counted} found` : counted;
}

function Search({ asked, onAsk }: { asked: string; onAsk: (asked: string) => void }) {
  return (
    <div role="search">
      <input
        class="input"
        type="search"
        aria-label="Search the rules"
        placeholder="Search: nobs, go, flush"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="search"
        value={asked}
        onInput={(event) => onAsk(event.currentTarget.value)}
      />
    </div>
  );
}

interface FoundProps {
  readonly topics: readonly Topic[];
  readonly marked: Topic | undefined;
  /** The search is for one word. */
  readonly isOneWord: boolean;
  readonly onAsk: (asked: string) => void;
}

/** Words to search for that have an answer. */
const ASKED_OFTEN = ["crib", "go", "jack", "nineteen"] as const;

function Found({ topics, marked, isOneWord, onAsk }: FoundProps) {
  if (topics.length > 0) return <RuleGroup title="Found" titleHidden topics={topics} marked={marked} />;
  return (
    <Empty title="Nothing found">
      <p>
        {isOneWord
          ? "No rule has this word. Try another:"
          : "No rule has all these words. Try just one of them, or another:"}
      </p>
      <div class="choices">
        {ASKED_OFTEN.map((word) => (
          <button key={word} type="button" class="text-button" onClick={() => onAsk(word)}>
            {word}
          </button>
        ))}
      </div>
    </Empty>
  );
}

interface RuleGroupProps {
  /** Of the heading, for the contents. */
  readonly id?: string;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly topics: readonly Topic[];
  readonly marked: Topic | undefined;
}

function RuleGroup({ id, title, titleHidden = false, topics, marked }: RuleGroupProps) {
  return (
    <section class="rules-group">
      <h2 id={id} tabIndex={-1} class={titleHidden ? "unseen" : undefined}>
        {title}
      </h2>
      {topics.map((topic) => (
        <RuleArticle key={topic} topic={topic} rule={RULES[topic]} marked={topic === marked} />
      ))}
    </section>
  );
}

function openChapter(chapter: string): void {
  const heading = document.getElementById(`chapter-${chapter}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** The chapters, to go to one of them. */
function Contents() {
  return (
    <details class="house-rules">
      <summary>
        <h2>Contents</h2>
      </summary>
      <Rows label="Contents">
        {keysOf(CHAPTERS).map((chapter) => (
          <Row key={chapter} label={CHAPTER_TITLES[chapter]} leads onPress={() => openChapter(chapter)} />
        ))}
      </Rows>
    </details>
  );
}

/** The rules of the open game. Closed at first, since most people come to look up one rule. */
function YourGame({ state }: { state: GameState }) {
  return (
    <details class="house-rules">
      <summary>
        <h2>In your game</h2> <span class="customs">{gameName(state.rules)}</span>
      </summary>
      <div class="stack">
        <InUse state={state} />
      </div>
    </details>
  );
}

function Sources() {
  return (
    <section class="rules-group">
      <h2>Where the rules come from</h2>
      <div class="panel rule">
        {SOURCE_NOTES.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}
