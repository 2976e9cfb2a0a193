import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCamera } from "./camera";

const stopTrack = vi.fn<() => void>();
const ask = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();
const play = vi.fn<() => Promise<void>>();
let video: HTMLVideoElement;
let stream: MediaStream;

beforeEach(() => {
  stream = { getTracks: () => [{ stop: stopTrack }, { stop: stopTrack }] } as unknown as MediaStream;
  stopTrack.mockReset();
  ask.mockReset().mockResolvedValue(stream);
  play.mockReset().mockResolvedValue();
  video = { srcObject: null, play } as unknown as HTMLVideoElement;
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: ask } });
});
afterEach(() => void vi.unstubAllGlobals());

it("shows the back camera, without sound", async () => {
  const { answer, stop } = openCamera(video);
  expect(await answer).toBe("ok");
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: "environment" } });
  expect([video.srcObject, play.mock.calls.length]).toEqual([stream, 1]);
  stop();
  expect([video.srcObject, stopTrack.mock.calls.length]).toEqual([null, 2]);
});

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "none"],
  ["OverconstrainedError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["SomethingNewError", "none"],
])("%s: %s", async (name, answer) => {
  ask.mockRejectedValue(new DOMException("no", name));
  expect(await openCamera(video).answer).toBe(answer);
});

it("answers none in a browser without camera access", async () => {
  vi.stubGlobal("navigator", {});
  expect(await openCamera(video).answer).toBe("none");
});

it("releases a camera that arrives after the person left", async () => {
  const { answer, stop } = openCamera(video);
  stop();
  await answer;
  expect([video.srcObject, stopTrack.mock.calls.length, play.mock.calls.length]).toEqual([null, 2, 0]);
});

it("releases a camera whose picture cannot be shown", async () => {
  play.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  expect(await openCamera(video).answer).toBe("denied");
  expect([video.srcObject, stopTrack.mock.calls.length]).toEqual([null, 2]);
});

it("stopping does not clear a video that shows another camera", async () => {
  const { answer, stop } = openCamera(video);
  await answer;
  const other = {} as MediaStream;
  video.srcObject = other;
  stop();
  expect(video.srcObject).toBe(other);
});
