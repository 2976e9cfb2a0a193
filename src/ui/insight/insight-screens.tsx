import type { FunctionComponent } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { listWords } from "../../base/lists";
import { nameOfSide, sideAt } from "../../game/sides";
import type { Side } from "../../rules/ruleset";
import { useSession } from "../context";
import type { Device } from "../device";
import { TopBar } from "../parts/top-bar";
import { Versus } from "../parts/versus";
import { up } from "../router";
import { hasLog, Unreadable } from "../table/unreadable";
import type { Told } from "../words/insight/turns";
import { DealPage } from "./deal-page";
import { DiscardsPage } from "./discards-page";
import { HowSheet } from "./how";
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
  if (!story || story.dealers.length === 0)
    return (
      <main class="screen split insight" aria-busy={!failed && !story}>
        <TopBar title="The story of the game" about={listWords(names)} onBack={() => up()} />
        {!story && !failed && (
          <>
            <Versus
              standings={state.sides.map(({ front }, side) => ({ side, name: names[side] ?? "", hole: front }))}
            />
            <p class="muted" role="status">
              Working out the chances…
            </p>
          </>
        )}
        {story && <p class="muted">There is no story yet: no deal is over.</p>}
        {failed && <p class="muted">The story of this game could not be worked out. The record has every entry.</p>}
      </main>
    );
  const dealers = story.dealers.map((seat) => sideAt(state, seat));
  const last = state.winner === undefined ? undefined : story.dealers.length;
  const told = (side: Side): Told => ({ side, names, dealers, last });
  const Page = page === undefined ? StoryOfGame : PAGES[page];
  return (
    <>
      <Page deals={deals} state={state} story={story} device={device} names={names} told={told} />
      <HowSheet />
    </>
  );
}
