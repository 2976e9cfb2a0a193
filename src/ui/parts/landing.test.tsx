import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
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

it("each card that is added lands, and nothing moves when only its looks change", async () => {
  const root = document.createElement("div");
  const show = (...names: string[]) => act(() => render(<Cards names={names} />, root));
  await show();
  expect(landed).toEqual([]);
  await show("5H");
  await show("5H", "JH");
  await show("5H", "JH");
  expect(landed).toEqual([`5H ${RISE}`, `JH ${RISE}`]);
});
