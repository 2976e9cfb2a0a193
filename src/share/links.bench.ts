/** Times the reading of links that were made to be slow. Each may take 5 ms at most. */
import { describe } from "vitest";
import { printTimes, shipped, time } from "../testing/shipped";

const built = await shipped("links-bench", {
  hands: "share/hand-links.ts",
  patience: "share/patience-links.ts",
  lines: "share/lines.ts",
});
const { readHandLink, readPlayLink }: typeof import("./hand-links") = await import(built("hands"));
const { readSolitaireLink, readSquaresLink }: typeof import("./patience-links") = await import(built("patience"));
const { readHanded, lineText, lineLink }: typeof import("./lines") = await import(built("lines"));

const BAR = "5 ms";
const repeated = (text: string, most: number) => text.repeat(Math.floor(most / text.length));
const handed = {
  player: "Ann",
  lines: Array.from({ length: 22 }, (_, i) => ({
    game: i + 1,
    opponent: "👨‍👩‍👧‍👦".repeat(40),
    won: true,
    spread: 31,
  })),
};
const reads = (read: (text: string) => { readonly ok: boolean }, text: string) => () => Number(read(text).ok);

describe("the slowest links to read", () => {
  time("results, 22 names of the greatest length, packed", BAR, reads(readHanded, lineLink(handed, "")));
  time("results, 22 names of the greatest length", BAR, reads(readHanded, lineText(handed)));
  for (const hostile of ["\u0301\u0323", "\ufb2c", ";", "1W1 b;", "/", "line/", "%41", "\t"])
    time(`results of ${JSON.stringify(hostile)}`, BAR, reads(readHanded, `FT1 ${repeated(hostile, 63_000)}`));
  const packed = `line/~${repeated("RlQx", 63_000)}`;
  time("results, packed nonsense", BAR, reads(readHanded, packed));
  const pieces = Array.from({ length: 30 }, () => "a\u0301\u0323\u0301\u0323".repeat(199)).join(";");
  time("results, thirty pieces of letters with accents", BAR, reads(readHanded, `FT1 ${pieces}`));
  for (const hostile of ["5H", "10", "-", "1", "/nobs"])
    time(`a hand of ${hostile}`, BAR, reads(readHandLink, `hand/${repeated(hostile, 150)}`));
  for (const hostile of ["6/AHACADAS2H2CH2C22S3Hg222222", "6/A222333344445555g666677778888g9999"])
    time(`the play ${hostile}`, BAR, reads(readPlayLink, hostile));
  for (const hostile of ["g", "A", "Ag", "ASg"])
    time(`a play of ${hostile}`, BAR, reads(readPlayLink, `6/${repeated(hostile, 150)}`));
  for (const hostile of ["1-", ".", "A.", "AS.2S.3S.4S.5S.6S.7S.8S.9S.TS.JS.QS.KS."]) {
    time(`a square of ${hostile}`, BAR, reads(readSquaresLink, repeated(hostile, 150)));
    time(`a solitaire of ${hostile}`, BAR, reads(readSolitaireLink, repeated(hostile, 150)));
  }
});

printTimes();
