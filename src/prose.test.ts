import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DOCUMENTS } from "./testing/documents";

/** Words that a native technical editor would not leave, and what to say. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, "again, new"],
  [/\breckon\w*/i, "count, compute"],
  [/\bas far as\b/i, "say it directly"],
  [/\bso many\b/i, "the number, or what it is"],
  [/\bno more\b(?! (?:of it )?than\b)/i, "no longer"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix, correct"],
  [/\bwhoever\b/i, "the player who"],
  [/\bherein\b/i, "present"],
  [/\b(?:told|tells)\b/i, "says, shows, records"],
  [/\bstands?\b(?! for\b)/i, "is"],
  [/\b(?:lies|lie|lay) (?:on|in|at|there|by)\b/i, "is"],
  [/\b(?:lay|lays|laid|laying) away\b/i, "discard"],
  [/\b(?:go|goes|went) by\b/i, "follows, uses, is called"],
  [/\b(?:come|comes|came) of\b/i, "results from"],
  [/\b(?:give|gives|given|gave) out\b/i, "declared, shared"],
  [/\bput(?:s|ting)? (?:\w+ )?right\b/i, "fix, correct"],
  [/\bfor ever\b/i, "always"],
  [/(?<!\bjokers? )\bnaught\b(?! jokers?\b)/i, "nothing, zero"],
  [/\bnobody there is\b/i, "nobody"],
  [/\bit is (?:he|she|they) who\b/i, "say who does it"],
  [/\b(?:he|him|himself)\b/i, "they, them"],
  [/\bhis\b(?! (?:heels|nobs|nibs)\b)/i, "their"],
];

/** A sentence that starts like a question and is none: "What is kept." A clause with "Where" needs its comma. */
const HEADLESS = /(?:^|[.!?:;] (?=[A-Z]))((?:[Ww]hat|[Ww]ho|[Ww]hose|[Ww]hoever) [^.!?]*|[Ww]here [^.!?,]*)(?=[.!]|$)/;
/** Labels of a few words may leave out their question mark: "Who deals the next game". */
const LABEL = 5;

interface Prose {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** Words that a label may have: none in a comment. */
  readonly label: number;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Comments, test titles, strings and the text between tags. Strings of one word are names, not prose. */
function proseIn(path: string, text: string): Prose[] {
  const parts =
    /\/\*\*?([\s\S]*?)\*\/|(?<=^|[\s;{}(,])\/\/(.*)|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`|>([^<>{}=;()]*[a-z] [^<>{}=;()]*)</gm;
  return [...text.matchAll(parts)].flatMap((match) => {
    const found = match.slice(1).find((part) => part !== undefined) ?? "";
    const plain = found
      .replace(/^\s*\*/gm, "")
      .replace(/\$\{[^}]*\}/g, "…")
      .replace(/`[^`]*`/g, "…")
      .replace(/\s+/g, " ")
      .trim();
    const label = match[1] === undefined && match[2] === undefined ? LABEL : 0;
    return plain.includes(" ") ? [{ path, line: lineAt(text, match.index), text: plain, label }] : [];
  });
}

/** A document's paragraphs and table cells, without code. */
function proseOf(path: string, text: string): Prose[] {
  const plain = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, "")).replace(/`[^`]*`/g, "…");
  return [
    ...plain.matchAll(
      /^\|.*$|^#.*$|(?:^(?!\||#|\s*(?:[-*]|\d+\.) ).+\n|^\s*(?:[-*]|\d+\.) .+\n)(?:(?!\||#|\s*(?:[-*]|\d+\.) ).+\n)*/gm,
    ),
  ].flatMap(({ 0: block, index }) =>
    (block.startsWith("|") ? block.split("|") : [block]).map((one) => ({
      path,
      line: lineAt(plain, index),
      label: LABEL,
      text: one
        .replace(/^[\s#*\d.-]+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    })),
  );
}

function faultsIn({ path, line, text, label }: Prose): string[] {
  const at = `${path}:${line}`;
  const banned = BANNED.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [`${at} says “${word}”; better: ${instead}. – ${text.slice(0, 120)}`];
  });
  const [, headless = ""] = HEADLESS.exec(text) ?? [];
  if (headless === "" || headless.split(" ").length <= label) return banned;
  return [...banned, `${at} opens like a question: “${headless.slice(0, 60)}”. Write a subject and a verb.`];
}

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const sources = ["src", "e2e"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && path !== "src/prose.test.ts");

describe("plain, present-day English", () => {
  test("in comments, test titles and on screen", () => {
    const prose = sources.flatMap((path) => proseIn(path, read(path)));
    expect(prose.length).toBeGreaterThan(1000);
    expect(prose.flatMap(faultsIn)).toEqual([]);
  });
  test("in the documents", () => {
    expect(DOCUMENTS.flatMap((path) => proseOf(path, read(path))).flatMap(faultsIn)).toEqual([]);
  });
});

describe("the guard bites", () => {
  test.each([
    ["/** What is kept, and how. */", "opens like a question"],
    ["// Who has waited once is out.\n", "opens like a question"],
    ["/** Where the card was played last */", "opens like a question"],
    ['test("the score is mended", () => {});', "mended"],
    ['const words = "The log is told so";', "told"],
    ["<p>An entry fits no more</p>", "no more"],
    ["/** Naught is worth 0. */", "Naught"],
    ['const words = "It was his last card";', "his"],
  ])("%s", (text, part) => {
    expect(proseIn("a.ts", text).flatMap(faultsIn)).toEqual([expect.stringContaining(part)]);
  });

  test.each([
    ["/** Where the browser has no lock, every tab may write. */"],
    ['const title = "What did you count?";'],
    ['const label = "Who counts";'],
    ['const words = "Two for his heels, and no more than two";'],
    ['const words = "Jokers naught: a joker stands for nothing";'],
    ['const stored = "stands";'],
  ])("%s", (text) => {
    expect(proseIn("a.ts", text).flatMap(faultsIn)).toEqual([]);
  });
});
