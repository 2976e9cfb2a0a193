import { afterEach, expect, it, vi } from "vitest";
import { gameId } from "../testing/log-contract";
import { openNews } from "./tabs";

afterEach(() => void vi.unstubAllGlobals());

it("tells the other tabs which game has grown, and not the tab that tells", async () => {
  const [here, there] = [openNews("news-1"), openNews("news-1")];
  const heard = { here: vi.fn<(game: string) => void>(), there: vi.fn<(game: string) => void>() };
  here.listen(heard.here);
  there.listen(heard.there);
  here.tell(gameId("a"));
  await vi.waitFor(() => expect(heard.there).toHaveBeenCalledWith("a"));
  expect(heard.here).not.toHaveBeenCalled();
  here.close();
  there.close();
});

it("hears nothing after listening has ended, nor what another version might say", async () => {
  const [here, there] = [openNews("news-2"), openNews("news-2")];
  const [early, late] = [vi.fn<(game: string) => void>(), vi.fn<(game: string) => void>()];
  there.listen(early)();
  there.listen(late);
  const stranger = new BroadcastChannel("news-2");
  for (const odd of [null, 7, "a", { game: 7 }]) stranger.postMessage(odd);
  here.tell(gameId("last"));
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
  expect(late.mock.calls).toEqual([["last"]]);
  expect(early).not.toHaveBeenCalled();
  stranger.close();
  here.close();
  there.close();
});

it("does nothing once closed, and throws nothing", () => {
  const news = openNews("news-3");
  news.close();
  expect(() => news.tell(gameId("a"))).not.toThrow();
});

it("does nothing where there is no channel", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const news = openNews("news-4");
  expect(() => news.tell(gameId("a"))).not.toThrow();
  expect(() => news.listen(() => {})()).not.toThrow();
  news.close();
});
