/** A line goes from phone to phone by the code on one screen, photographed by the other. */
import { eveningFacts, plant } from "../verbs/planted";
import { Scorecard } from "../verbs/scorecard";
import { expect, test } from "../test";

const FACTS = eveningFacts({ players: 14, games: 9, kind: "club", entered: 0 });
const [FIRST] = FACTS.flatMap((fact) => (fact.type === "roundsDrawn" ? fact.rounds : []));

test("the code of a line is shown on the player’s phone, read from a picture on the organiser’s, and taken", async ({
  table,
  page,
  browser,
  url,
  errors,
}) => {
  // Ann is the first of the planted roster.
  const met = FIRST?.games.find((pair) => pair.includes(0))?.find((id) => id !== 0) ?? -1;
  const names = FACTS.flatMap((fact) => (fact.type === "playersCame" ? fact.players.map(({ name }) => name) : []));
  const card = new Scorecard(table);
  await card.open();
  await card.enter([names[met] ?? "", "Won", 31]);
  await table.button("Hand over · print").click();
  await table.button(/^Hand over A code/).click();
  const code = await page.getByRole("img", { name: /^Code: / }).screenshot();

  const phone = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const organiser = await phone.newPage();
  await organiser.goto(url);
  await expect(organiser.getByRole("heading", { name: "Fifteen Two" })).toBeVisible();
  await plant(organiser, FACTS, "rounds/1");
  await expect(organiser.getByRole("navigation", { name: "Pages of this event" })).toBeVisible();
  await organiser.evaluate(() => (location.hash = "#/line"));
  const picture = organiser.getByLabel("A picture of a code");
  await picture.setInputFiles({ name: "line.png", mimeType: "image/png", buffer: code });
  await expect(organiser.getByText("fits; the other card is not in yet")).toBeVisible();
  await organiser.getByRole("button", { name: "Take 1 line" }).click();
  await organiser.getByRole("button", { name: "To round 1" }).click();
  await expect(organiser.locator(".table-line").filter({ hasText: "Ann" })).toContainText("+31");

  // A picture without a code, or with another one, is no line.
  const other = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await organiser.evaluate(() => (location.hash = "#/line"));
  await picture.setInputFiles({ name: "other.png", mimeType: "image/png", buffer: other });
  await expect(organiser.getByText("No code could be read in that picture.")).toBeVisible();
  expect(errors).toEqual([]);
  await phone.close();
});
