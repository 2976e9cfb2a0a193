/** Nothing moves under the finger: whatever appears on a screen, every control stays where it is. */
import { resize, TOURS } from "../tour/screens";
import { expect, test } from "../test";
import { CAUSES } from "./causes";
import { sampled } from "./sample";
import { movedControls, noteControls } from "./still";

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

for (const [name, tour] of sampled(Object.entries(TOURS), 0.1, "steady"))
  test(`no notice moves a control: ${name}`, async ({ table, page }) => {
    test.setTimeout(300_000);
    const before = page.viewportSize();
    const found: string[] = [];
    await tour(table, async (screen) => {
      for (const [width, height] of sampled(SIZES, 0.4, `steady ${screen}`)) {
        await resize(page, [width, height]);
        for (const [what, { before: prepare, cause }] of Object.entries(CAUSES)) {
          await prepare?.(page);
          await noteControls(page);
          const end = await cause(page);
          if (!end) continue;
          for (const moved of await movedControls(page))
            found.push(`${screen} at ${width}×${height}, ${what}: ${moved}`);
          await end();
        }
      }
      if (before) await resize(page, [before.width, before.height]);
    });
    expect(found).toEqual([]);
  });
