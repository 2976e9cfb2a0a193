import type { CDPSession, Locator } from "playwright/test";

/** Milliseconds a finger rests on the glass. No thumb is quicker, and the figures leave this time out. */
const TOUCH = 60;

/** A touch as a thumb makes it: the key has time to paint its pressed look. */
export async function touch(cdp: CDPSession, key: Locator): Promise<void> {
  const box = await key.boundingBox();
  if (!box) throw new Error("the key is not on the screen");
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
  await new Promise((lifted) => setTimeout(lifted, TOUCH));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
