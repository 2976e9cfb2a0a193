/** Results go from phone to phone: one shows a code, the other reads a picture of it. */
import { eveningFacts, plant } from "../verbs/planted";
import { Scorecard } from "../verbs/scorecard";
import { pauseBetweenTaps } from "../machine/unhurried";
import { expect, test } from "../test";

const FACTS = eveningFacts({ players: 14, games: 9, kind: "club", entered: 0 });
const [FIRST] = FACTS.flatMap((fact) => (fact.type === "roundsDrawn" ? fact.rounds : []));

test("a code shown on the player’s phone is read from a picture on the organiser’s phone and imported", async ({
  table,
  page,
  browser,
  url,
  errors,
}) => {
  // Ann is player 0 of the planted event.
  const met = FIRST?.games.find((pair) => pair.includes(0))?.find((id) => id !== 0) ?? -1;
  const names = FACTS.flatMap((fact) => (fact.type === "playersCame" ? fact.players.map(({ name }) => name) : []));
  const card = new Scorecard(table);
  await card.open();
  await card.enter([names[met] ?? "", "Won", 31]);
  await table.button("Send or print").click();
  await table.button(/^Send to the organiser/).click();
  const code = await page.getByRole("img", { name: /^Code: / }).screenshot();

  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const organiser = await phone.newPage();
  pauseBetweenTaps(organiser);
  await organiser.goto(url);
  await expect(organiser.getByRole("heading", { name: "Fifteen Two" })).toBeVisible();
  await plant(organiser, FACTS, "rounds/1");
  await expect(organiser.getByRole("navigation", { name: "Pages of this event" })).toBeVisible();
  await organiser.evaluate(() => (location.hash = "#/line"));
  const picture = organiser.getByLabel("Picture of a code");
  await picture.setInputFiles({ name: "line.png", mimeType: "image/png", buffer: code });
  await expect(organiser.getByText("fits; the other card is not in yet")).toBeVisible();
  await organiser.getByRole("button", { name: "Import 1 result" }).click();
  await organiser.getByRole("button", { name: "Go to round 1" }).click();
  await expect(organiser.locator(".table-line").filter({ hasText: "Ann" })).toContainText("+31");

  // A picture without a code is refused.
  const other = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await organiser.evaluate(() => (location.hash = "#/line"));
  await picture.setInputFiles({ name: "other.png", mimeType: "image/png", buffer: other });
  await expect(organiser.getByText("No code was found in that picture.")).toBeVisible();
  expect(errors).toEqual([]);
  await phone.close();
});
