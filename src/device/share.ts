/** Hands a link, or a text, to somebody else: by the share sheet where there is one, else by the clipboard. */

/** `shared`: the sheet took it. `copied`: it is in the clipboard. `cancelled`: the person thought better of it. `failed`:
 * neither is allowed here; show the link to copy by hand. */
const SHARE_OUTCOMES = ["shared", "copied", "cancelled", "failed"] as const;
type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** Call it straight in the tap, with nothing awaited before: iOS forgets the tap otherwise. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  try {
    // Not every browser has a sheet, whatever the types say; one that has may still refuse (an embedded page).
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** @returns whether it is in the clipboard now: not every browser has one, nor lets everybody use it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
