/** Shares a link by the share sheet, or copies it if there is no share sheet. */

/**
 * `shared`: by the share sheet. `copied`: to the clipboard. `cancelled`: the person closed the sheet. `failed`: neither
 * is allowed here; show the link to copy by hand.
 */
const SHARE_OUTCOMES = ["shared", "copied", "cancelled", "failed"] as const;
type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

/** Call it directly within the tap, with no `await` before: otherwise iOS does not count it as a tap. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  try {
    // Despite the types, not every browser has `share`; and an embedded page may be refused.
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** @returns false when there is no clipboard or it is not allowed */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
