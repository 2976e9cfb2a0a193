import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLanding } from "./landing";

const landed: string[] = [];
HTMLElement.prototype.animate = function (this: HTMLElement, keyframes) {
  landed.push(`${this.textContent} ${JSON.stringify(keyframes)}`);
  return {} as Animation;
};

function Cards({ names }: { names: readonly string[] }) {
  const list = useLanding(names.length);
  return (
    <ol ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}

const RISE = '[{},{"translate":"0 -7px"},{}]';

const root = document.createElement("div");
const show = (...names: string[]) => act(() => render(<Cards names={names} />, root));

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await act(() => render(null, root));
  landed.length = 0;
  vi.useRealTimers();
});

it("each card that is added lands, and nothing moves when only its looks change", async () => {
  for (const names of [[], ["5H"], ["5H", "JH"], ["5H", "JH"]]) {
    await show(...names);
    await vi.runAllTimersAsync();
  }
  expect(landed).toEqual([`5H ${RISE}`, `JH ${RISE}`]);
});

it("a card lies still until it is painted, and does not land under the next one", async () => {
  await show("5H");
  await vi.advanceTimersByTimeAsync(20);
  expect(landed).toEqual([]);
  await show("5H", "JH");
  await vi.runAllTimersAsync();
  expect(landed).toEqual([`JH ${RISE}`]);
});
