import { lineLink } from "../../src/share/lines";
import { ClubNight } from "../verbs/club-night";
import { expect, test } from "../test";

const THIRTEEN = "Ann, A-1\nBen\nCy\nDee\nEve\nFay\nGil\nHal\nIda\nJo\nKai\nLee\nMo";

/** Any spread, another one at every table. */
const spreadIn = (round: number) => (table: number) => 1 + ((round * 7 + table * 5) % 9);

const night = test.extend<{ night: ClubNight }>({
  night: async ({ page, url, hasTouch }, use) => {
    const verbs = new ClubNight(page, hasTouch);
    await verbs.begin(url, "Tuesday");
    await use(verbs);
  },
});

night(
  "an evening of thirteen, two of them late: nine rounds, a wrong card, the standings",
  async ({ night: club, errors }) => {
    night.setTimeout(120_000);
    const { page } = club;
    await club.paste(`${THIRTEEN}\nBen\n<b>`);
    await expect(club.dialog()).toContainText("13 found, 2 left out");
    await club.press(club.button("Add 13 players"));
    await expect(page.getByText("13 players: 6 tables, one sits out")).toBeVisible();
    await club.press(club.button("Draw the rounds"));
    await club.expectRound(1);

    for (let round = 1; round <= 9; round++) {
      await club.expectRound(round);
      if (round === 3 || round === 5) {
        // After round 2 and after round 4 somebody comes late: from the next round on he is drawn in.
        await club.toPage("Players");
        await club.add(round === 3 ? "Nell" : "Olaf");
        await club.press(club.button("Draw the rest again"));
        await expect(club.button("Draw the rest again")).toHaveCount(0);
        await club.toPage("Rounds");
        await expect(club.tables()).toHaveCount(7);
      }
      if (round === 1) {
        // The draw is another one each evening: whoever sits at the last table.
        const winner = await club.tables().last().locator(".who").last().innerText();
        club.countTaps();
        await club.result(winner, 17);
        expect(club.taps).toBe(4);
        await expect(club.table(winner)).toContainText("+17");
      }
      await club.fillRound(spreadIn(round));
      if (round < 9) await club.press(club.button(`Round ${round + 1}`));
    }

    // One card was wrong: it is entered as it stands, found, and put right by the rule.
    const wrong = club.tables().first();
    const loser = await wrong.locator(".table-side .who").last().innerText();
    await club.press(club.side(loser));
    await club.choose("Each card");
    await club.card(loser, "Lost", 121);
    await expect(club.dialog()).toHaveCount(0);
    await expect(wrong).toContainText("the cards differ");
    await club.press(club.button(/^Check the cards/));
    await page.goBack();
    await club.expectRound(9);
    await club.press(club.button(/^Check the cards/));
    const check = page.getByRole("article", { name: "Round 9, table 1" });
    await expect(check).toContainText("−121");
    await club.press(club.button("Take this", check));
    await expect(club.button("Take this", check)).toHaveCount(0);
    await expect(check).toContainText("settled");
    await club.press(club.button("Take it back", check));
    await expect(check).toContainText("the cards differ");
    await club.press(club.button(/’s card stands$/, check).first());
    await expect(check).toContainText("settled");
    await expect(check).toContainText(/Tell .+: it is not what the card says/);
    await club.press(club.button("Back to the rounds"));
    await expect(wrong).toContainText("settled");
    await club.press(club.button("The standings"));
    const standings = page.getByRole("region", { name: "Standings" });
    await expect(standings).toContainText("Olaf");

    // The club gives its season's points by a table of its own: they are typed on the card.
    await club.press(club.button("Olaf", standings));
    const season = club.dialog().getByRole("textbox", { name: "Grass Roots Points" });
    await season.press("Enter");
    await expect(club.dialog()).toContainText("It says just that already.");
    await season.fill("7x");
    await season.press("Enter");
    await expect(club.dialog()).toContainText("Grass Roots Points are 0 to 999.");
    await season.fill("7");
    await club.press(club.button("Save", club.dialog()));
    await expect(club.button("Saved", club.dialog())).toBeVisible();
    await club.press(club.button("Close", club.dialog()));
    await expect(standings.getByRole("row", { name: /Olaf/ })).toContainText("7 GRP");
    expect(errors).toEqual([]);
  },
);

night("what is entered is there after the browser is gone in the middle of a round", async ({ night: club }) => {
  const { page } = club;
  await club.add("Ann", "Ben", "Cy", "Dee");
  await club.press(club.button("Draw the rounds"));
  await club.result("Ann", 31);
  await expect(club.table("Ann")).toContainText("+31");
  const other = club.tables().filter({ hasNotText: "Ann" });
  const [one = "", two = ""] = await other.locator(".who").allInnerTexts();
  await club.press(club.side(one));
  await club.choose("Each card");
  await club.card(one, "Won", 12);
  // The other card is half typed when the browser goes.
  await club.type(1);
  await expect(club.dialog().getByRole("textbox")).toHaveValue("1");
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
  await back.press(back.button(`${two}’s card says so`));
  await expect(back.table(one)).toContainText("−12");

  // Both cards agree, by the loser's score: that too goes on where it was; what is closed stays closed.
  await back.press(back.button("Round 2"));
  await back.expectRound(2);
  await back.press(back.side("Ann"));
  await back.choose("Loser’s score");
  await back.type(98);
  await expect(back.dialog()).toContainText("+23");
  await again.reload();
  await expect(back.dialog()).toContainText("+23");
  await back.press(back.button("Both cards say so"));
  await expect(back.table("Ann")).toContainText("+23");
  await again.reload();
  await expect(back.table("Ann")).toContainText("+23");
  await expect(back.dialog()).toHaveCount(0);
});

night("what cannot be is refused in a sentence", async ({ night: club }) => {
  const { page } = club;
  await club.add("Ann", "Ben");
  await club.nameField().fill("ann");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Two players have the same name.")).toBeVisible();
  await expect(club.nameField()).toHaveValue("ann");
  await club.nameField().fill("Cy, Dee");
  await page.keyboard.press("Enter");
  await expect(club.dialog()).toContainText("2 found, 0 left out");
  await club
    .dialog()
    .getByRole("textbox")
    .fill(Array.from({ length: 300 }, (_, i) => `Player ${i}`).join("\n"));
  await expect(club.dialog()).toContainText("58 found, 242 left out");
  await expect(club.dialog()).toContainText("There is room for sixty players.");
  await club.press(club.button("Close", club.dialog()));
  await expect(club.roster()).toHaveCount(2);

  await club.press(club.button("Draw the rounds"));
  for (const spread of ["0", "122"]) {
    await club.press(club.side("Ann"));
    await club.type(spread);
    await club.press(club.button("Both cards say so"));
    await expect(club.dialog().getByText("A spread is a whole number from 1 to 121.")).toBeVisible();
    await club.press(club.button("Close", club.dialog()));
  }
  // The loser's score says the same: 104 is a spread of 17; 121 is none.
  await club.press(club.side("Ann"));
  await club.choose("Loser’s score");
  await club.type(121);
  await club.press(club.button("Both cards say so"));
  await expect(club.dialog().getByText("A spread is a whole number from 1 to 121.")).toBeVisible();
  await club.press(club.button("Clear", club.dialog()));
  await club.type(104);
  await club.press(club.button("Both cards say so"));
  await expect(club.table("Ann")).toContainText("+17");
  await club.press(page.getByRole("button", { name: /^Undo/ }));
  await expect(club.table("Ann")).not.toContainText("17");
});

night("a player’s line comes by link, is looked at, and taken", async ({ night: club, url }) => {
  const { page } = club;
  await club.add("Ann", "Ben", "Cy Day", "Dee");
  await club.press(club.button("Draw the rounds"));
  const [, opponent = ""] = await club.table("Ann").locator(".who").allInnerTexts();
  const [first = ""] = await club.table("Ann").locator(".who").allInnerTexts();
  const met = first === "Ann" ? opponent : first;
  const line = { game: 1, opponent: met, won: true, spread: 17 };
  const link = lineLink({ player: "Ann", lines: [line, { ...line, game: 9, opponent: "Nobody here" }] }, url);

  await page.goto(link);
  await expect(page.getByText("fits; the other card is not in yet")).toBeVisible();
  await club.press(club.button("Take 1 line"));
  await expect(page.getByText("Taken: 1 line.")).toBeVisible();
  await expect(page.getByText("is there already")).toBeVisible();
  await club.press(club.button("To round 1"));
  await expect(club.table("Ann")).toContainText("+17");
  await expect(club.table("Ann")).toContainText("one card in");

  await page.goto(lineLink({ player: "Ann", lines: [{ ...line, spread: 18 }] }, url));
  await expect(page.getByText("is not what is there: +17")).toBeVisible();
  await club.press(club.button("Put 1 line in the place of what is there"));
  await expect(page.getByText("Taken: 1 line.")).toBeVisible();

  await page.goto(lineLink({ player: "Zoë", lines: [line] }, url));
  await page.getByLabel(/Nobody here goes by the name/).selectOption("Ben");
  await expect(page.getByText(/was seated against somebody else|fits/)).toBeVisible();

  await page.goto(`${link.slice(0, -1)}Z`);
  await expect(page.getByText("The line was changed on its way. Ask for it once more.")).toBeVisible();
  await club.press(club.button("Read another"));
  await page.getByRole("textbox").fill("https://example.test/#/count/5h");
  await club.press(club.button("Read what is pasted"));
  await expect(page.getByText("That is no line of a card: it is another code, link or text.")).toBeVisible();
});
