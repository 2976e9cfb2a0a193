import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asker } from "./worker";

/** A worker that answers, fails or stays silent, as its question says. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  listeners = 0;
  ended = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  override addEventListener(kind: string, heard: EventListener, how: AddEventListenerOptions): void {
    this.listeners += 1;
    how.signal?.addEventListener("abort", () => (this.listeners -= 1));
    super.addEventListener(kind, heard, how);
  }

  postMessage(question: string): void {
    if (question === "not cloned") throw new DOMException("no", "DataCloneError");
    if (question === "silent") return;
    const isFault = question === "error" || question === "messageerror";
    const event = isFault ? new Event(question) : new MessageEvent("message", { data: `${question}!` });
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("starts one worker for all questions, and leaves no listener behind", async () => {
  const ask = asker<string>("worker.js");
  expect(FakeWorker.started).toHaveLength(0);
  expect(await Promise.all([ask("one"), ask("two"), ask("three")])).toEqual(["one!", "two!", "three!"]);
  expect(FakeWorker.started.map(({ listeners }) => listeners)).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(["error", "messageerror", "not cloned"])(
  "answers nothing after: %s, and starts another worker",
  async (fault) => {
    const ask = asker<string>("worker.js");
    expect(await Promise.all([ask(fault), ask("two")])).toEqual([undefined, "two!"]);
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, false]);
  },
);

it("waits no longer than 20 seconds for a worker that was ended", async () => {
  const ask = asker<string>("worker.js");
  const answers = Promise.all([ask("silent"), ask("two")]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answers).toEqual([undefined, "two!"]);
});

it("answers nothing where there are no workers", async () => {
  vi.stubGlobal("Worker", undefined);
  expect(await asker("worker.js")("one")).toBeUndefined();
});

it("makes its policy of Trusted Types once, because a second one is refused", async () => {
  let policies = 0;
  const createPolicy = (_: string, rules: { createScriptURL: (url: string) => string }) => {
    if (++policies > 1) throw new TypeError("no duplicates");
    return rules;
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  const ask = asker<string>("worker.js");
  expect([await ask("error"), await ask("two")]).toEqual([undefined, "two!"]);
});
