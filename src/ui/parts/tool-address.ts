/** The part of a tool’s address after its name: the cards a link opens, and the cards on screen now. */
import { useEffect } from "preact/hooks";
import { addressNow, openAddress } from "../router";

export type Tool = "count" | "check" | "squares" | "solitaire";

/** "hand/5H5C5DJS-5S" for the address "#/count/hand/5H5C5DJS-5S"; empty for "#/count" or another tool’s address. */
export function toolAddress(tool: Tool): string {
  const [name, ...rest] = addressNow.peek().replace(/^#\/?/, "").split("/");
  return name === tool ? rest.join("/") : "";
}

/** The whole link, to share. */
export function toolLink(tool: Tool, code: string): string {
  return `${location.href.replace(/#.*/, "")}#/${tool}/${code}`;
}

/** The address of the cards on screen. */
let kept: string | undefined;

/** Keeps the cards on screen in the address, so that a reload opens them again. Adds no step to the history. */
export function keepToolAddress(tool: Tool, code: string): void {
  kept = code === "" ? `#/${tool}` : `#/${tool}/${code}`;
  openAddress(kept);
}

/** Opens a link that is pasted into the address bar while the tool is open. */
export function useLinkOpened(tool: Tool, open: (code: string) => void): void {
  useEffect(() => {
    const onHash = () => {
      // A sheet that closes after the cards have changed returns to their old address for a moment.
      if (location.hash === kept) return;
      if (location.hash.replace(/^#\/?/, "").split("/")[0] === tool) open(toolAddress(tool));
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [tool, open]);
}
