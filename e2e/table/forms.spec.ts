import { expect, test } from "../test";
import { sampled } from "../laws/sample";
import type { Table } from "../table";

interface DealOnScreen {
  readonly rule: string;
  /** Names in the list of games. */
  readonly form: string;
  readonly twist?: string;
  readonly bids?: readonly string[];
  /** The starter, then the play. "X=6D" is a joker as the 6 of diamonds. */
  readonly play: string;
  /** Scores after the last card of the play. */
  readonly played: readonly number[];
  /** Missing cards, the count, and the side that pegs it. */
  readonly show: readonly (readonly [cards: string, points: number, side: string])[];
  readonly after: readonly number[];
}

/**
 * Alice deals. Hands and cribs are those of the worked examples where rules.md has any. `many.spec.ts` has the deals of
 * three and of four in partners, `golden.spec.ts` that of the six-card game.
 */
const DEALS: readonly DealOnScreen[] = [
  {
    rule: "§9.20",
    form: "Five and two",
    play: "TD | 2C 6C 3D 6D 4S 7S go go 5H 8H",
    played: [2, 0],
    show: [
      ["", 8, "Bob"],
      ["", 10, "Alice"],
      ["JD QD KD 9D", 11, "Alice"],
    ],
    after: [23, 8],
  },
  {
    rule: "§9.1",
    form: "Five-card",
    play: "KH | TC 5C 5D AD QS",
    played: [2, 7],
    show: [
      ["", 6, "Bob"],
      ["KS", 6, "Alice"],
      ["2H 4H 6H 8H", 5, "Alice"],
    ],
    after: [13, 13],
  },
  {
    rule: "§9.2",
    form: "Ten-card",
    play: "6S | 4C 7C 5C 8C 6C go go 8D JS 9H",
    played: [1, 6],
    show: [
      ["", 15, "Bob"],
      ["AC AD 3H 3S", 4, "Bob"],
      ["", 16, "Alice"],
      ["KC KD KH 2S", 6, "Alice"],
      ["TS 9S 2D 7D", 4, "Alice"],
    ],
    after: [27, 25],
  },
  {
    rule: "§9.3",
    form: "Dealer takes six",
    play: "AS | 2C 9C 5C 3C 9D go go go TD 4D 9H go go 6S JS KH QC",
    played: [4, 0, 2],
    show: [
      ["", 8, "Bob"],
      ["", 12, "Carol"],
      ["", 10, "Alice"],
      ["8H 7D 7S KD", 8, "Alice"],
    ],
    after: [22, 8, 14],
  },
  {
    rule: "§9.4 A",
    form: "Captain to half way",
    play: "3H | 7C 7D 7S 5D 5S 8D QC QD go go 3C KC 4S 9S",
    played: [7, 10],
    show: [
      ["", 7, "Bob & Carol"],
      ["", 8, "Bob & Carol"],
      ["", 5, "Alice"],
      ["2H 4H 6H 8H", 12, "Alice"],
    ],
    after: [24, 25],
  },
  {
    rule: "§9.4 B",
    form: "Captain with the crib",
    play: "5H | 3C AC 5C 4C AD 5D 7D go 5S 8D 9H JH go TS",
    played: [3, 1],
    show: [
      ["", 9, "Bob & Carol"],
      ["", 8, "Bob & Carol"],
      ["", 29, "Alice"],
      ["6S 9D KC 2H", 4, "Alice"],
    ],
    after: [36, 18],
  },
  {
    rule: "§9.17",
    form: "Canadian doubles",
    play: "5H | 9C 6C TC 5C go go AS 5D 9D 7C AD go 3S go go go 8D TD JH go go go 6S 4S QS",
    played: [4, 3],
    show: [
      ["", 6, "Bob & Dave"],
      ["", 9, "Alice & Carol"],
      ["", 8, "Bob & Dave"],
      ["", 21, "Alice & Carol"],
      ["4H 2D KC KD", 6, "Alice & Carol"],
    ],
    after: [40, 17],
  },
  {
    rule: "§9.6",
    form: "Five-handed",
    play: "4H | AC 5D 6S KC 4D 2C go go 2H go go go 4S 3C TD 7S 3H go 4C JD 8S KD go go go 7C QD 9H go 7D",
    played: [1, 2, 0, 1, 4],
    show: [
      ["", 14, "Bob"],
      ["", 13, "Carol"],
      ["", 8, "Dave"],
      ["", 9, "Eve"],
      ["", 20, "Alice"],
      ["9D 6H QC QS", 4, "Alice"],
    ],
    after: [25, 16, 13, 9, 13],
  },
  {
    rule: "§9.7",
    form: "Crib of five",
    play: "3C | 4D 6C 7C 8C AC 4S go go go AD QD 6H 7D 8S 9H 7S 8D go go go go TC 9C TS go go go KD TD QC",
    played: [3, 0, 4, 0, 9],
    show: [
      ["", 4, "Bob"],
      ["", 4, "Carol"],
      ["", 4, "Dave"],
      ["", 2, "Eve"],
      ["", 4, "Alice"],
      ["2H 4H 6S 8H TH", 0, "Alice"],
    ],
    after: [7, 4, 8, 4, 11],
  },
  {
    rule: "§1.5",
    form: "Six-handed",
    play: "KD | 5D 9S AH 5C 9D AC go go go go go go 6D TS 2H 6C go 2C go go 3H go go go 7C TD 3C 7D go 4H 8C JD 4C 8D go go JS QD QS",
    played: [4, 6],
    show: [
      ["", 13, "Bob & Dave & Frank"],
      ["", 9, "Alice & Carol & Eve"],
      ["", 12, "Bob & Dave & Frank"],
      ["", 12, "Alice & Carol & Eve"],
      ["", 11, "Bob & Dave & Frank"],
      ["", 12, "Alice & Carol & Eve"],
      ["AS 5S 9C KS", 8, "Alice & Carol & Eve"],
    ],
    after: [45, 42],
  },
  {
    rule: "§9.9",
    form: "Six-card",
    twist: "Lowball",
    play: "5H | JH 5C 7S 6D go 2S go 6C 4D 4C",
    played: [6, 3],
    show: [
      ["", 9, "Bob"],
      ["", 12, "Alice"],
      ["9C 9D KH 8S", 4, "Alice"],
    ],
    after: [22, 12],
  },
  {
    rule: "§9.10",
    form: "Six-card",
    twist: "Jokers wild",
    play: "KH | 7C 2C 8D 3C 9S 2D X=6D 4C",
    played: [3, 0],
    show: [
      ["", 8, "Bob"],
      ["", 12, "Alice"],
      ["5C 5D 5S JC", 20, "Alice"],
    ],
    after: [35, 8],
  },
  {
    rule: "§9.11",
    form: "Six-card",
    twist: "Jokers naught",
    play: "X | 4H 2C 5H 3C 6H 4C X 2D",
    played: [11, 5],
    show: [
      ["", 14, "Bob"],
      ["", 8, "Alice"],
      ["5C KD 8S JC", 8, "Alice"],
    ],
    after: [27, 19],
  },
  {
    rule: "§9.12",
    form: "Six-card",
    twist: "Toss fives",
    play: "KH | 7C 2C 8D 3C 9S 2D TS 4C",
    played: [3, 0],
    show: [
      ["", 6, "Bob"],
      ["", 12, "Alice"],
      ["5C 5D 8S JC", 10, "Alice"],
    ],
    after: [25, 6],
  },
  {
    rule: "§9.13",
    form: "Six-card",
    twist: "Three runs",
    play: "KC | 2H AC 3D 2D 4C 3C 5H 6C",
    played: [9, 9],
    show: [
      ["", 10, "Bob"],
      ["", 5, "Alice"],
      ["9C 9D KH 8S", 4, "Alice"],
    ],
    after: [18, 19],
  },
  {
    rule: "§9.14",
    form: "Six-card",
    twist: "Auction",
    bids: ["4", "5", "pass"],
    play: "KD | 2H QC 4C QS go go 6S 9C 8C 7D",
    played: [3, 0],
    show: [
      ["", 0, "Bob"],
      ["", 2, "Alice"],
      ["TC TD 5H 9H", 8, "Alice"],
    ],
    after: [13, 0],
  },
  {
    rule: "§9.15",
    form: "Six-card",
    twist: "Null point",
    play: "QH | 2C 3C 4D 3D 6S 9S go go 8C TC",
    played: [2, 3],
    show: [
      ["", 0, "Bob"],
      ["", 4, "Alice"],
      ["2S 4C 6D 8S", 0, "Alice"],
    ],
    after: [7, 4],
  },
  {
    rule: "§9.16",
    form: "Six-card",
    twist: "Back ten",
    play: "QH | 2C 3C 4D 3D 6S 9S go go 8C TC",
    played: [2, 3],
    show: [
      ["", 0, "Bob"],
      ["", 4, "Alice"],
      ["2S 4C 6D 8S", 0, "Alice"],
    ],
    after: [0, 0],
  },
];

const NAMES = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

/** The names of the sides, in the order of the scores. */
function sides({ show, played }: DealOnScreen): readonly string[] {
  const names = new Set(show.map(([, , side]) => side));
  return NAMES.flatMap((first) => [...names].filter((name) => name.split(" & ")[0] === first)).slice(0, played.length);
}

async function expectScores(table: Table, deal: DealOnScreen, scores: readonly number[]): Promise<void> {
  await table.expectScores(Object.fromEntries(sides(deal).map((side, i) => [side, scores[i] ?? 0])));
}

for (const deal of sampled(DEALS, 1 / 3, "forms")) {
  const { rule, form, twist, bids = [], play, show, played, after } = deal;
  test(`${twist ?? form} scores a whole deal (rules.md ${rule})`, async ({ table, errors }) => {
    test.setTimeout(90_000);
    const players = sides(deal).flatMap((side) => side.split(" & ")).length;
    await table.newGame({ form, names: NAMES.slice(0, players), ...(twist ? { twists: [twist] } : {}) });
    for (const bid of bids) await table.bid(bid);
    await table.tap(play);
    await table.expectTitle("The show");
    await expectScores(table, deal, played);
    for (const [cards, points, side] of show) {
      await table.tap(cards);
      await table.peg(points, side);
    }
    await table.expectTitle(bids.length > 0 ? "The bidding" : "The deal");
    await expectScores(table, deal, after);
    expect(errors).toEqual([]);
  });
}
