import { signal } from "@preact/signals";
import { render } from "preact";
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { memo } from "./memo";

const drawn = vi.fn<() => void>();
const light = signal("off");
const Part = memo(function Part({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  drawn();
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {[name, light.value, isOpen].join(" ")}
    </button>
  );
});

it("a remembered part is drawn again for a prop, a hook and a signal that changed, and for nothing else", () => {
  const root = document.createElement("div");
  const show = (name: string) => void act(() => render(<Part name={name} />, root));
  show("Ann");
  show("Ann");
  expect([root.textContent, drawn.mock.calls.length]).toEqual(["Ann off false", 1]);
  void act(() => void (light.value = "on"));
  void act(() => root.querySelector("button")?.click());
  show("Bob");
  expect([root.textContent, drawn.mock.calls.length]).toEqual(["Bob on true", 4]);
});
