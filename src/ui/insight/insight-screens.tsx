import type { FunctionComponent } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { listWords } from "../../base/lists";
import { timePlayedIn } from "../../game/list-row";
import { nameOfSide, sideAt } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { Story } from "../../insight/story/story";
import { useSession } from "../context";
import type { Device } from "../device";
import { TopBar } from "../parts/top-bar";
import { Versus } from "../parts/versus";
import { up } from "../router";
import { hasLog, Unreadable } from "../table/unreadable";
import { timeWords } from "../words/common";
import { DealPage } from "./deal-page";
import { DiscardsPage } from "./discards-page";
import { HowSheet } from "./how";
import { ShareStory } from "./share-story";
import { LuckPage } from "./luck-page";
import { pageNow, type StoryPage } from "./story-pages";
import type { StoryProps } from "./story-props";
import { StoryOfGame } from "./story-of-game";
import { useStory } from "./use-story";
import "./insight.css";
import "../parts/tall.css";

const PAGES: Readonly<Record<StoryPage, FunctionComponent<StoryProps>>> = {
  luck: LuckPage,
  discards: DiscardsPage,
  deal: DealPage,
};

/** The story of the open game, and its pages. */
export function StoryScreens({ device }: { device: Device }) {
  const session = useSession();
  const state = session.state.value;
  const { story, deals, failed } = useStory(device);
  const page = pageNow.value;
  // As a screen does (`App`): a page begins at its top, and Back returns to the place that was left.
  useLayoutEffect(() => scrollTo(0, Number(history.state?.scrolled ?? 0)), [page]);
  if (!state) return hasLog(session) ? <Unreadable /> : <main class="screen" aria-busy="true" />;
  const names = state.sides.map((_, side) => nameOfSide(state, side));
  const props = story &&
    story.dealers.length > 0 && { story, deals, state, device, names, told: toldOf(state, story, names) };
  const Page = page && PAGES[page];
  if (Page && props)
    return (
      <>
        <Page {...props} />
        <HowSheet />
      </>
    );
  const who = listWords(names);
  const at = timePlayedIn(session.entries.value, state);
  // The bar stays the same one when the odds come: a tap on Back at that moment counts.
  return (
    <>
      <main class="screen split insight" aria-busy={!failed && !story}>
        <TopBar title="The story of the game" about={who} subtitle={`${who} · ${timeWords(at)}`} onBack={() => up()}>
          {props && <ShareStory {...props} />}
        </TopBar>
        {props && <StoryOfGame {...props} />}
        {!story && !failed && <Working state={state} names={names} />}
        {story && !props && <p class="muted">There is no story yet: no deal is over.</p>}
        {failed && <p class="muted">The story of this game could not be worked out. The record has every entry.</p>}
      </main>
      <HowSheet />
    </>
  );
}

/** The score, while the odds are worked out. */
function Working({ state, names }: Pick<StoryProps, "state" | "names">) {
  return (
    <>
      <Versus standings={state.sides.map(({ front }, side) => ({ side, name: names[side] ?? "", hole: front }))} />
      <p class="muted" role="status">
        Working out the chances…
      </p>
    </>
  );
}

/** @returns the facts that sentences about turning points need, for the side that they are about */
function toldOf(state: GameState, { dealers: seats }: Story, names: readonly string[]): StoryProps["told"] {
  const dealers = seats.map((seat) => sideAt(state, seat));
  const last = state.winner === undefined ? undefined : seats.length;
  return (side) => ({ side, names, dealers, last });
}
