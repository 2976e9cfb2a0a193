import { signal } from "@preact/signals";
import { render } from "preact";
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { memo } from "./memo";

it("a remembered part is drawn again for a prop, a hook and a signal that changed, and for nothing else", () => {
  const light = signal("off");
  let drawn = 0;
  let open = (_: boolean) => {};
  const Part = memo(function Part({ name }: { readonly name: string }) {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    drawn += 1;
    return <p>{[name, light.value, isOpen].join(" ")}</p>;
  });
  const root = document.createElement("div");
  const show = (name: string) => act(() => render(<Part name={name} />, root));
  void show("Ann");
  void show("Ann");
  expect([root.textContent, drawn]).toEqual(["Ann off false", 1]);
  void act(() => void (light.value = "on"));
  void act(() => open(true));
  void show("Bob");
  expect([root.textContent, drawn]).toEqual(["Bob on true", 4]);
});
