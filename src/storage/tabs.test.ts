import { afterEach, expect, it, vi } from "vitest";
import { gameId } from "../testing/stored-entries";
import { openTabChannel } from "./tabs";

afterEach(() => void vi.unstubAllGlobals());

it("the other tabs hear which log has grown, the sending tab does not", async () => {
  const [here, there] = [openTabChannel("news-1"), openTabChannel("news-1")];
  const heard = { here: vi.fn<(game: string) => void>(), there: vi.fn<(game: string) => void>() };
  here.listen(heard.here);
  there.listen(heard.there);
  here.notify(gameId("a"));
  await vi.waitFor(() => expect(heard.there).toHaveBeenCalledWith("a"));
  expect(heard.here).not.toHaveBeenCalled();
  here.close();
  there.close();
});

it("a tab that stopped listening hears nothing, and messages of another version are ignored", async () => {
  const [here, there] = [openTabChannel("news-2"), openTabChannel("news-2")];
  const [early, late] = [vi.fn<(game: string) => void>(), vi.fn<(game: string) => void>()];
  there.listen(early)();
  there.listen(late);
  const stranger = new BroadcastChannel("news-2");
  for (const odd of [null, 7, "a", { game: 7 }]) stranger.postMessage(odd);
  here.notify(gameId("last"));
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
  expect(late.mock.calls).toEqual([["last"]]);
  expect(early).not.toHaveBeenCalled();
  stranger.close();
  here.close();
  there.close();
});

it("a closed channel does nothing and does not throw", () => {
  const channel = openTabChannel("news-3");
  channel.close();
  expect(() => channel.notify(gameId("a"))).not.toThrow();
});

it("without BroadcastChannel nothing happens", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const channel = openTabChannel("news-4");
  expect(() => channel.notify(gameId("a"))).not.toThrow();
  expect(() => channel.listen(() => {})()).not.toThrow();
  channel.close();
});
