import { axe } from "../machine/axe";
import { lineLink } from "../../src/share/lines";
import { ClubNight } from "../verbs/club-night";
import { expect, test } from "../test";

const THIRTEEN = "Ann, A-1\nBen\nCy\nDee\nEve\nFay\nGil\nHal\nIda\nJo\nKai\nLee\nMo";

/** A spread from 1 to 9 that varies by round and table. */
const spreadIn = (round: number) => (table: number) => 1 + ((round * 7 + table * 5) % 9);

const night = test.extend<{ night: ClubNight }>({
  night: async ({ page, url, hasTouch }, use) => {
    const verbs = new ClubNight(page, hasTouch);
    await verbs.begin(url, "Tuesday");
    await use(verbs);
  },
});

night(
  "thirteen players, two of them late: nine rounds, a wrong card, the standings",
  async ({ night: event, errors }) => {
    night.setTimeout(120_000);
    const { page } = event;
    await event.paste(`${THIRTEEN}\nBen\n<b>`);
    await expect(event.dialog()).toContainText("13 found, 2 left out");
    await event.press(event.button("Add 13 players"));
    await expect(page.getByText("13 players: 6 tables, one sits out")).toBeVisible();
    await event.press(event.button("Draw the rounds"));
    await event.expectRound(1);

    for (let round = 1; round <= 9; round++) {
      await event.expectRound(round);
      if (round === 3 || round === 5) {
        // One player comes late after round 2 and plays in round 3, for which people are seated; another comes after
        // round 4 and plays from round 6 on.
        await event.toPage("Players");
        await event.add(round === 3 ? "Nell" : "Olaf");
        await event.press(event.button("Redraw the rest"));
        await event.press(event.button(round === 3 ? "Redraw round 3 too" : "Redraw from round 6 on", event.dialog()));
        await expect(event.button("Redraw the rest")).toHaveCount(0);
        await event.toPage("Rounds");
        await expect(event.tables()).toHaveCount(7);
      }
      if (round === 1) {
        // The draw differs for each event, so take the player at the last table.
        const winner = await event.tables().last().locator(".who").last().innerText();
        event.countTaps();
        await event.result(winner, 17);
        expect(event.taps).toBe(4);
        await expect(event.table(winner)).toContainText("+17");
      }
      await event.fillRound(spreadIn(round));
      if (round < 9) await event.press(event.button(`Round ${round + 1}`));
    }

    // One card is wrong: it is entered as written, found in the check, and corrected by the rules.
    const wrong = event.tables().first();
    const loser = await wrong.locator(".table-side .who").last().innerText();
    await event.press(event.side(loser));
    await event.choose("Each card");
    await event.card(loser, "Lost", 121);
    await expect(event.dialog()).toHaveCount(0);
    await expect(wrong).toContainText("the cards differ");
    await event.press(event.button(/^Check the cards/));
    await page.goBack();
    await event.expectRound(9);
    await event.press(event.button(/^Check the cards/));
    const check = page.getByRole("article", { name: "Round 9, table 1" });
    await expect(check).toContainText("−121");
    await event.press(event.button("Apply", check));
    await expect(event.button("Apply", check)).toHaveCount(0);
    await expect(check).toContainText("judge’s ruling");
    await event.press(event.button("Take it back", check));
    await expect(check).toContainText("the cards differ");
    await event.press(event.button(/^Use .+ card$/, check).first());
    await expect(check).toContainText("judge’s ruling");
    await expect(check).toContainText(/Tell .+: the card says something else/);
    await event.press(event.button("Back to the rounds"));
    await expect(wrong).toContainText("judge’s ruling");
    await event.press(event.button("Standings", page.locator(".actions")));
    const standings = page.getByRole("region", { name: "Standings" });
    await expect(standings).toContainText("Olaf");

    // Season points come from the club's own table and are typed on the player's scorecard.
    await event.press(event.button("Olaf", standings));
    const season = event.dialog().getByRole("textbox", { name: "Grass Roots Points" });
    await season.press("Enter");
    await expect(event.dialog()).toContainText("Nothing has changed.");
    await season.fill("7x");
    await season.press("Enter");
    await expect(event.dialog()).toContainText("Grass Roots Points are a number from 0 to 999.");
    await season.fill("7");
    await event.press(event.button("Save", event.dialog()));
    await expect(event.button("Saved", event.dialog())).toBeVisible();
    await event.press(event.button("Close", event.dialog()));
    await expect(standings.getByRole("row", { name: /Olaf/ })).toContainText("7 GRP");
    expect(errors).toEqual([]);
  },
);

night("results and half-typed results survive when the browser is killed", async ({ night: event }) => {
  const { page } = event;
  await event.add("Ann", "Ben", "Cy", "Dee");
  await event.press(event.button("Draw the rounds"));
  await event.result("Ann", 31);
  await expect(event.table("Ann")).toContainText("+31");
  const other = event.tables().filter({ hasNotText: "Ann" });
  await expect(other.locator(".who")).toHaveCount(2);
  const [one = "", two = ""] = await other.locator(".who").allInnerTexts();
  await event.press(event.side(one));
  await event.choose("Each card");
  await event.card(one, "Won", 12);
  // The other card is half typed when the browser is killed.
  await event.type(1);
  await expect(event.dialog().getByRole("textbox")).toHaveValue("1");
  const again = await page.context().newPage();
  await page.close();
  const back = new ClubNight(again);
  await again.goto(page.url());
  await expect(back.table("Ann")).toContainText("+31");
  await expect(back.table(one)).toContainText("+12");
  await expect(back.table(one)).toContainText("one card in");
  await expect(back.dialog().getByRole("radio", { name: two })).toBeChecked();
  await expect(back.dialog().getByRole("textbox")).toHaveValue("1");
  await back.type(12);
  await back.press(back.button(`Save ${two}’s card`));
  await expect(back.table(one)).toContainText("−12");

  // A reload also keeps a result for both cards, entered by the loser's score. A closed sheet stays closed.
  await back.press(back.button("Round 2"));
  await back.expectRound(2);
  await back.press(back.side("Ann"));
  await back.page.getByLabel("Loser’s score").first().click();
  await back.type(98);
  await expect(back.dialog()).toContainText("+23");
  await again.reload();
  await expect(back.dialog()).toContainText("+23");
  await back.press(back.button("Save", back.dialog()));
  await expect(back.table("Ann")).toContainText("+23");
  await again.reload();
  await expect(back.table("Ann")).toContainText("+23");
  await expect(back.dialog()).toHaveCount(0);
});

night("impossible entries are refused with a reason", async ({ night: event }) => {
  const { page } = event;
  await event.add("Ann", "Ben");
  await event.nameField().fill("ann");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That name looks like one already here. Add an initial.")).toBeVisible();
  await expect(event.nameField()).toHaveValue("ann");
  await event.nameField().fill("Cy, Dee");
  await page.keyboard.press("Enter");
  await expect(event.dialog()).toContainText("2 found, 0 left out");
  await event
    .dialog()
    .getByRole("textbox")
    .fill(Array.from({ length: 300 }, (_, i) => `Player ${i}`).join("\n"));
  await expect(event.dialog()).toContainText("58 found, 242 left out");
  await expect(event.dialog()).toContainText("There is room for 60 players.");
  await event.press(event.button("Close", event.dialog()));
  await expect(event.roster()).toHaveCount(2);

  await event.press(event.button("Draw the rounds"));
  for (const spread of ["0", "122"]) {
    await event.press(event.side("Ann"));
    await event.type(spread);
    await event.press(event.button("Save", event.dialog()));
    await expect(event.dialog().getByText("A spread is from 1 to 121.")).toBeVisible();
    await event.press(event.button("Close", event.dialog()));
  }
  // By the loser's score: 104 is a spread of 17, and 121 is impossible.
  await event.press(event.side("Ann"));
  await page.getByLabel("Loser’s score").first().click();
  await event.type(121);
  await event.press(event.button("Save", event.dialog()));
  await expect(event.dialog().getByText("A spread is from 1 to 121.")).toBeVisible();
  for (let digit = 0; digit < 3; digit++) await event.press(event.button("Erase a digit", event.dialog()));
  await event.type(104);
  await event.press(event.button("Save", event.dialog()));
  await expect(event.table("Ann")).toContainText("+17");
  await event.press(page.getByRole("button", { name: /^Undo/ }));
  await expect(event.table("Ann")).not.toContainText("17");
});

night("a player’s results come by link, are previewed, and imported", async ({ night: event, url }) => {
  const { page } = event;
  await event.add("Ann", "Ben", "Cy Day", "Dee");
  await event.press(event.button("Draw the rounds"));
  const players = event.table("Ann").locator(".who");
  await expect(players).toHaveCount(2);
  const met = (await players.allInnerTexts()).find((name) => name !== "Ann") ?? "";
  const line = { game: 1, opponent: met, won: true, spread: 17 };
  const link = lineLink({ player: "Ann", lines: [line, { ...line, game: 9, opponent: "Nobody here" }] }, url);

  await page.goto(link);
  await expect(page.getByText("fits; the other card is not in yet")).toBeVisible();
  await event.press(event.button("Import 1 result"));
  await expect(page.getByText("Imported 1 result.")).toBeVisible();
  await expect(page.getByText("already entered")).toBeVisible();
  await event.press(event.button("Go to round 1"));
  await expect(event.table("Ann")).toContainText("+17");
  await expect(event.table("Ann")).toContainText("one card in");

  await page.goto(lineLink({ player: "Ann", lines: [{ ...line, spread: 18 }] }, url));
  await expect(page.getByText("differs from the result here: +17")).toBeVisible();
  await event.press(event.button("Replace 1 result"));
  await expect(page.getByText("Imported 1 result.")).toBeVisible();

  await page.goto(lineLink({ player: "Zoë", lines: [line] }, url));
  await page.getByLabel(/No player here is called/).selectOption("Ben");
  await expect(page.getByText(/was drawn against another player|fits/)).toBeVisible();

  await page.goto(`${link.slice(0, -1)}Z`);
  await expect(page.getByText("The text was changed on the way. Ask for it again.")).toBeVisible();
  await event.press(event.button("Read another"));
  await page.getByRole("textbox").fill("https://example.test/#/count/5h");
  await event.press(event.button("Read the text"));
  await expect(page.getByText("That is not a scorecard’s code, link or text.")).toBeVisible();
});

night("a pasted list shows name, seat and ACC number of every line before it is added", async ({ night: event }) => {
  const { page } = event;
  await event.paste('Name\tSeat\tACC\nAnn Adams\tA-1\tWI042\nCarl Thibodeaux\t\tWI043\n"Smith, John"\tB-2');
  const found = event.dialog().getByRole("table", { name: "Players found" });
  await expect(found.getByRole("row")).toHaveText([
    "PlayerSeatACC number",
    "Ann AdamsA-1WI042",
    "Carl ThibodeauxWI043",
    "Smith, JohnB-2",
  ]);
  await expect(event.dialog()).toContainText("Name, Seat, ACCA row of headings.");
  await event.press(event.button("Add 3 players"));
  await expect(event.roster()).toHaveText([/Ann Adams.*WI042.*A-1/, /Carl Thibodeaux.*WI043/, /Smith, John.*B-2/]);

  // One player typed with a seat goes on the list at once, and one who is there already is refused with the reason.
  await event.add("Dee Dunn A-7");
  await expect(event.roster().last()).toHaveText(/Dee Dunn.*A-7/);
  await event.nameField().fill("ann adams, A-9");
  await page.keyboard.press("Enter");
  await expect(event.dialog()).toContainText("Add an initial.");
  await event.press(event.button("Close", event.dialog()));

  // The number is on the player's sheet, where it can be fixed.
  await event.press(event.button(/Ann Adams/));
  await event.dialog().getByLabel("ACC number").fill("WI044");
  await event.press(event.button("Save", event.dialog()));
  await expect(event.roster().first()).toHaveText(/Ann Adams.*WI044.*A-1/);
});

for (const [width, height] of [
  [360, 640],
  [412, 839],
] as const)
  night(`nothing covers the rows below a full round at ${width}×${height}`, async ({ night: event }) => {
    const { page } = event;
    await page.setViewportSize({ width, height });
    await event.paste(THIRTEEN);
    await event.press(event.button("Add 13 players"));
    await event.press(event.button("Draw the rounds"));
    await event.expectRound(1);
    await event.fillRound(spreadIn(1));
    await expect(event.button("Round 2")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/sits out/)).toBeInViewport({ ratio: 1 });
    const violations = await axe(page, { runOnly: ["target-size"] });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

night("a sheet that closes late does not scroll away from the next round", async ({ night: event }) => {
  const { page } = event;
  await page.setViewportSize({ width: 360, height: 640 });
  await event.paste(THIRTEEN);
  await event.press(event.button("Add 13 players"));
  await event.press(event.button("Draw the rounds"));
  await page.evaluate(() => {
    const step = history.go.bind(history);
    history.go = (by) =>
      Object.assign(window, {
        stepTaken: new Promise((taken) => {
          setTimeout(step, 400, by);
          addEventListener("popstate", () => requestAnimationFrame(() => setTimeout(taken)), { once: true });
        }),
      });
  });
  await event.fillRound(spreadIn(1));
  await page.evaluate("stepTaken");
  await expect(event.button("Round 2")).toBeInViewport({ ratio: 1 });
});

night("an event in progress is one tap from the first page", async ({ night: event, url }) => {
  const { page } = event;
  await event.add("Ann", "Ben");
  await event.press(event.button("Draw the rounds"));
  await event.result("Ann", 12);
  await expect(event.table("Ann")).toContainText("+12");
  await page.goto(`${url}#/home`);
  await expect(event.button(/^Tuesday Round 2 of 9/)).toBeVisible();
  await page.reload();
  await event.press(event.button(/^Tuesday Round 2 of 9/));
  await expect(page.getByRole("heading", { level: 1, name: "Tuesday" })).toBeVisible();
  await event.expectRound(2);
});

test("a new event on a small phone asks beside the field, and shows the number of games it asks for", async ({
  page,
  url,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}#/club`);
  const event = new ClubNight(page);
  await event.press(event.button("New club night"));
  await event.choose("Other");
  const games = event.dialog().getByLabel("Games, 1 to 22");
  await expect(games).toBeFocused();
  const open = event.button("Open event", event.dialog());
  await expect
    .poll(async () => (await open.boundingBox())?.y)
    .toBeGreaterThan(await games.evaluate((field) => field.getBoundingClientRect().bottom));
  await games.fill("10");
  await event.press(open);
  const name = event.dialog().getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("The event needs a name.");
  await name.fill("Tuesday");
  await event.press(open);
  await expect(page.getByRole("heading", { level: 1, name: "Tuesday" })).toBeVisible();
});
