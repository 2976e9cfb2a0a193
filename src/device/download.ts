/** Saves a file for the person: a backup or a table of scores. */

/**
 * `saved`: handed to the browser. `cancelled`: the person closed the share sheet. `tapAgain`: too long after the tap; the
 * file is still ready, so ask for another tap. `failed`: impossible here; show the text to copy.
 */
const SAVE_OUTCOMES = ["saved", "cancelled", "tapAgain", "failed"] as const;
export type SaveOutcome = (typeof SAVE_OUTCOMES)[number];

/** A text or the bytes of a file. */
export type FileContent = string | Uint8Array<ArrayBuffer>;

export interface ReadyFile {
  /** Call it directly within the tap, with no `await` before: otherwise iOS does not count it as a tap. */
  save(): Promise<SaveOutcome>;
}

/** Milliseconds; enough for a slow phone to read the file. */
const KEEP_URL = 60_000;

/**
 * Prepares a file to be saved by a tap. Call it before the button is shown, not when it is tapped.
 * @param name with its ending, e.g. "fifteen-two.json"
 * @param shared uses the share sheet. A home-screen app on an iPhone has no downloads: the person would be left in a
 *   viewer with no way back. Elsewhere people expect a download.
 */
export function readyFile(name: string, content: FileContent, type: string, shared: boolean): ReadyFile {
  if (!shared) {
    const blob = new Blob([content], { type });
    return { save: async () => download(name, blob) };
  }
  // Some share sheets refuse JSON, so the same text is offered as plain text too.
  const plain = typeof content === "string" ? [new File([content], `${name}.txt`, { type: "text/plain" })] : [];
  const shareable = [new File([content], name, { type }), ...plain];
  return { save: () => share(shareable) };
}

function download(name: string, blob: Blob): SaveOutcome {
  try {
    const url = URL.createObjectURL(blob);
    const anchor = document.createElement("a");
    anchor.href = url;
    anchor.download = name;
    // Firefox only clicks links that are in the page.
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

/**
 * Shares a file with a text; where files cannot be shared, saves it. Call it directly within the tap, with no `await`
 * before.
 */
export async function shareFile(file: File, text: string): Promise<"shared" | "saved" | "cancelled" | "failed"> {
  try {
    // Some share sheets take a text only under a name that they know.
    const isKnown = file.type !== "text/plain" || navigator.canShare({ files: [file] });
    const shared = isKnown ? file : new File([file], `${file.name}.txt`, { type: file.type });
    await navigator.share({ files: [shared], ...(text !== "" && { text }) });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return download(file.name, file) === "saved" ? "saved" : "failed";
  }
}
