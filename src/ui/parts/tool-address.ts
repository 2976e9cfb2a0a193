/** What follows a tool's address: the hand or the play it was opened with, and the one it shows now. */
import { useEffect } from "preact/hooks";

export type Tool = "count" | "check" | "squares" | "solitaire";

/** @returns "hand/5H5C5DJS-5S" of "#/count/hand/5H5C5DJS-5S"; nothing when the address is the tool's alone. */
export function toolAddress(tool: Tool): string {
  const [name, ...rest] = location.hash.replace(/^#\/?/, "").split("/");
  return name === tool ? rest.join("/") : "";
}

/** @returns the whole link, to be sent to somebody. */
export function toolLink(tool: Tool, code: string): string {
  return `${location.href.replace(/#.*/, "")}#/${tool}/${code}`;
}

/** Keeps what is shown in the address, so that a reload opens it again, without a step to go back to. */
export function keepAddress(tool: Tool, code: string): void {
  const wanted = code === "" ? `#/${tool}` : `#/${tool}/${code}`;
  if (location.hash === wanted) return;
  try {
    history.replaceState(null, "", wanted);
  } catch {
    // Safari allows a hundred of these in half a minute; the next tap keeps it.
  }
}

/** Opens the link that is put into the address bar while the tool is open. */
export function useLinkOpened(tool: Tool, open: (code: string) => void): void {
  useEffect(() => {
    const onHash = () => {
      if (location.hash.replace(/^#\/?/, "").split("/")[0] === tool) open(toolAddress(tool));
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [tool, open]);
}
