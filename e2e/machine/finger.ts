import type { CDPSession, Locator } from "playwright/test";

/** Milliseconds a finger rests on the glass: no thumb is quicker, and it is people's time, not the machine's. */
const TOUCH = 60;

/** One touch as a thumb makes it: the key's pressed look is painted while it rests. */
export async function touch(cdp: CDPSession, key: Locator): Promise<void> {
  const box = await key.boundingBox();
  if (!box) throw new Error("the key is not on the screen");
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
  await new Promise((lifted) => setTimeout(lifted, TOUCH));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
