import type { CDPSession, Locator } from "playwright/test";

/** How long a touch lasts, in milliseconds: about the shortest for a thumb. The measured times do not include it. */
const TOUCH = 60;

/** Milliseconds between two touches. */
const PAUSE = 500;
let last = -PAUSE;

/** Touches a key for as long as a thumb would, so that the key has time to show that it is pressed. */
export async function touch(cdp: CDPSession, key: Pick<Locator, "boundingBox">): Promise<void> {
  // The app takes a quick touch in the same place for the bounce of the last one.
  await new Promise((calm) => setTimeout(calm, Math.max(0, last + PAUSE - performance.now())));
  const box = await key.boundingBox();
  if (!box) throw new Error("the key is not on the screen");
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] });
  await new Promise((lifted) => setTimeout(lifted, TOUCH));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  last = performance.now();
}
