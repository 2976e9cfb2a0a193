import type { FunctionComponent } from "preact";
import type { Device } from "../device";
import { Solitaire } from "../patience/solitaire";
import { Squares } from "../patience/squares";
import { screen } from "../router";
import type { Screen } from "../screens";
import { Check } from "./check/check";
import { Count } from "./count/count";

const TOOLS: Readonly<Partial<Record<Screen, FunctionComponent<{ readonly device: Device }>>>> = {
  count: Count,
  check: Check,
  squares: Squares,
  solitaire: Solitaire,
};

/** The tools that need no game. They load together. */
export function ToolScreens({ device }: { readonly device: Device }) {
  const Tool = TOOLS[screen.value] ?? Count;
  return <Tool device={device} />;
}
