import { describe, expect, it } from "vitest";
import type { ClubEvent } from "../club/event";
import { eventOf } from "../testing/event";
import type { EventFact } from "../club/event-facts";
import { slipOf } from "../club/slips";
import { standingsOf } from "../club/standings";
import { cardsCsv, playoffsCsv, resultsCsv, seatingCsv, standingsCsv } from "./event-csv";

const FACTS: readonly EventFact[] = [
  { type: "clubOpened", header: { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 } },
  {
    type: "playersCame",
    players: [
      { name: "Ann, of Bath", seat: "A-1", number: "WI042" },
      { name: "=Ben", seat: "A-2" },
      { name: "Cy", seat: "" },
      { name: "Dee", seat: "" },
      { name: "Ed", seat: "" },
    ],
  },
  {
    type: "roundsDrawn",
    from: 1,
    rounds: [
      {
        games: [
          [0, 1],
          [2, 3],
        ],
        sitsOut: [4],
      },
    ],
  },
  { type: "slipEntered", round: 1, player: 0, slip: slipOf(true, 33) },
  { type: "slipEntered", round: 1, player: 1, slip: slipOf(false, 32) },
  { type: "gameEntered", round: 1, winner: 3, spread: 5 },
];

const told = (...more: readonly EventFact[]) => eventOf([...FACTS, ...more]);
const lines = (text: string) => text.split("\r\n").slice(0, -1);
/** The lines without the event and its date. */
const after = (text: string) => lines(text).map((line) => line.replace(/^[^,]*,[^,]*,/, ""));

describe("a club event as tables", () => {
  it("every row has the event and its date, so that the files of a season can be put together", () => {
    const event = told({ type: "bracketDrawn", seeds: [0, 3, 4], bestOf: 1 });
    const files = [
      standingsCsv(event, standingsOf(event)),
      seatingCsv(event),
      resultsCsv(event),
      cardsCsv(event),
      event.bracket ? playoffsCsv(event, event.bracket) : "",
    ];
    for (const [first, ...rows] of files.map(lines)) {
      expect(first).toMatch(/^Event,Date,/);
      expect(rows.every((row) => row.startsWith("Tuesday,2026-11-17,"))).toBe(true);
      const columns = first?.split(",") ?? [];
      expect(columns).toHaveLength(new Set(columns).size);
    }
  });

  it("the standings list the best place first and mark the qualifiers", () => {
    const event = told();
    expect(after(standingsCsv(event, standingsOf(event)))).toEqual([
      "Place,Player,Seat,ACC number,Game points,Won,Lost,Plus,Minus,Net,Played,Tie-break,Qualifies",
      '1,"Ann, of Bath",A-1,WI042,3,1,0,33,0,33,1,game points,qualifies',
      "2,Dee,,,2,1,0,5,0,5,1,game points,qualifies",
      "3,Ed,,,0,0,0,0,0,0,0,game points,high non-qualifier",
      "4,Cy,,,0,0,1,0,5,-5,1,net spread,",
      "5,'=Ben,A-2,,0,0,1,0,32,-32,1,net spread,",
    ]);
  });

  it("the standings have a column for Grass Roots Points once somebody has some", () => {
    const event = told({ type: "grassRootsWritten", player: 3, points: 7 });
    const last = lines(standingsCsv(event, standingsOf(event))).map((line) => line.split(",").at(-1));
    expect(last).toEqual(["Grass Roots Points", "", "7", "", "", ""]);
  });

  it("the players of the bracket qualify; a club night without a bracket has no such column", () => {
    const last = (event: ClubEvent) =>
      lines(standingsCsv(event, standingsOf(event))).map((line) => line.split(",").at(-1));
    const night = told({ type: "clubRenamed", header: { ...told().header, kind: "club" } });
    expect(last(night)[0]).toBe("Tie-break");
    const drawn = { type: "bracketDrawn", seeds: [3, 4], bestOf: 1 } as const;
    const header = { ...night.header };
    const playing = told({ type: "clubRenamed", header }, drawn);
    expect(last(playing)).toEqual(["Qualifies", "high non-qualifier", "qualifies", "qualifies", "", ""]);
  });

  it("players tied across the cut are neither qualified nor out", () => {
    // Of the four players one qualifies, and two have won by the same spread.
    const level = told({ type: "gameEntered", round: 1, winner: 0, spread: 5 }, { type: "playerLeft", player: 4 });
    const words = lines(standingsCsv(level, standingsOf(level))).map((line) => line.split(",").at(-1));
    expect(words).toEqual(["Qualifies", "tied", "tied", "", "", ""]);
  });

  it("a player who sits out has a column of their own in the seating", () => {
    expect(after(seatingCsv(told()))).toEqual([
      "Round,Table,Deals first,Seat,Opponent,Opponent's seat,Sits out",
      `1,1,"Ann, of Bath",A-1,'=Ben,A-2,`,
      "1,2,Cy,,Dee,,",
      "1,,,,,,Ed",
    ]);
  });

  it("the results show both slips as entered and the points each counts", () => {
    expect(after(resultsCsv(told()))).toEqual([
      "Round,Table,Status,First,First card says,First card column,First card spread,First card points,First counts points,First counts plus,First counts minus,Second,Second card says,Second card column,Second card spread,Second card points,Second counts points,Second counts plus,Second counts minus",
      `1,1,the cards differ,"Ann, of Bath",won,plus,33,,3,33,0,'=Ben,lost,minus,32,,0,0,32`,
      "1,2,both cards agree,Cy,lost,minus,5,,0,0,5,Dee,won,plus,5,,2,5,0",
    ]);
  });

  it("the scorecards have a row per game, with its status in words", () => {
    expect(after(cardsCsv(told())).slice(0, 3)).toEqual([
      "Player,Seat,ACC number,Game,Game points,Plus,Minus,Opponent,Opponent's seat,Table,Status",
      `"Ann, of Bath",A-1,WI042,1,3,33,,'=Ben,A-2,1,the cards differ`,
      `'=Ben,A-2,,1,0,,32,"Ann, of Bath",A-1,1,the cards differ`,
    ]);
    expect(after(cardsCsv(told())).at(-1)).toBe("Ed,,,1,,,,,,,sits out");
  });

  it("the playoffs show byes, and number the two players", () => {
    const event = told(
      { type: "bracketDrawn", seeds: [0, 3, 4], bestOf: 1 },
      { type: "playoffGame", round: 0, slot: 1, winner: 4 },
    );
    expect(event.bracket && after(playoffsCsv(event, event.bracket))).toEqual([
      "Round,Match,Seed 1,Player 1,Won 1,Won 2,Player 2,Seed 2,Goes through",
      '1,1,1,"Ann, of Bath",0,0,bye,,"Ann, of Bath"',
      "1,2,2,Dee,0,1,Ed,3,Ed",
      '2,1,1,"Ann, of Bath",0,0,Ed,3,',
    ]);
  });
});
