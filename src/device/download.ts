/** Gives people a file of their own: a backup, a table of scores. */

/**
 * `saved`: handed over, as far as can be known. `cancelled`: the person closed the share sheet. `tapAgain`: the tap came
 * too long ago; the file is still ready, ask for another. `failed`: no way to do it here; show the text to copy.
 */
const SAVE_OUTCOMES = ["saved", "cancelled", "tapAgain", "failed"] as const;
type SaveOutcome = (typeof SAVE_OUTCOMES)[number];

export interface ReadyFile {
  /** Call it straight in the tap, with nothing awaited before: iOS forgets the tap otherwise. */
  save(): Promise<SaveOutcome>;
}

/** Long enough for a slow phone to have read the file. */
const KEEP_URL = 60_000;

/**
 * Prepares a text file, to be saved in a tap. Make it before the button is shown, not when it is tapped.
 * @param name with its ending, e.g. "fifteen-two.json"
 * @param shared whether to use the share sheet; an iPhone's home-screen app has no downloads, and its person would end in
 *   a viewer with no way back. Elsewhere a plain download is what people know.
 */
export function readyFile(name: string, text: string, type: string, shared: boolean): ReadyFile {
  if (!shared) {
    const blob = new Blob([text], { type });
    return { save: async () => download(name, blob) };
  }
  // A share sheet may know no JSON: then the same as plain text.
  const shareable = [new File([text], name, { type }), new File([text], `${name}.txt`, { type: "text/plain" })];
  return { save: () => share(shareable) };
}

function download(name: string, blob: Blob): SaveOutcome {
  try {
    const url = URL.createObjectURL(blob);
    const anchor = document.createElement("a");
    anchor.href = url;
    anchor.download = name;
    // Firefox clicks only what is in the page.
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_URL);
    return "saved";
  } catch {
    return "failed";
  }
}

async function share(files: readonly File[]): Promise<SaveOutcome> {
  try {
    const file = files.find((one) => navigator.canShare({ files: [one] }));
    if (!file) return "failed";
    await navigator.share({ files: [file] });
    return "saved";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError") return "cancelled";
    return name === "NotAllowedError" ? "tapAgain" : "failed";
  }
}
