import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { BUDGETS, MOST_CRIB, MOST_PIECES } from "../e2e/machine/budgets.mjs";
import pkg from "../package.json";
import { BOOK_FORMAT } from "./club/book-facts";
import { MOST_PLAYERS } from "./club/event";
import { BEST_OF, EVENT_KINDS } from "./club/event-facts";
import { MOST_GAMES } from "./club/scorecard";
import { standingsOf } from "./club/standings";
import { COUNTINGS, DEPTHS, FORMAT, FALSE_GO_ENDS, TYPED_FOR } from "./game/facts";
import { PRESETS } from "./match/formats";
import { parseCards } from "./rules/cards";
import { FORM_NAMES } from "./rules/forms";
import { HOUSE_RULES, TWISTS } from "./rules/house-rules";
import { PENALTY_NAMES } from "./rules/penalties";
import { pegsFor } from "./rules/play/pegs";
import { FIRST_DEALERS, GO_TIMINGS, SKUNKS } from "./rules/ruleset";
import { CALLS } from "./rules/wrong-counts";
import { type CountRules, tally, USUAL_COUNT } from "./rules/show/tally";
import { MATCH_LENGTHS, STAKES_NAMES } from "./rules/stakes";
import { TOPICS } from "./rules/topics";
import { STATUS_WORDS } from "./share/club-words";
import { cardsCsv, playoffsCsv, resultsCsv, seatingCsv, standingsCsv } from "./share/event-csv";
import { lineText, readHanded } from "./share/lines";
import { scorecardCsv } from "./share/scorecard-csv";
import { FALSE_GO_RULES } from "./rules/false-go";
import { DOCUMENTS, rowsOf } from "./testing/documents";
import { came, eventOf, opened } from "./testing/event";
import { SCREEN_NAMES } from "./ui/screens";

const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path.replaceAll("\\", "/")}`,
  );

const TOP_LEVEL = readdirSync(root).filter((name) => !/^(?:node_modules|dist|\.git|test-results|coverage)$/.test(name));
const PATHS = new Set([
  ...TOP_LEVEL,
  ...["src", "e2e", "public", ".github"].flatMap((folder) => (TOP_LEVEL.includes(folder) ? filesIn(folder) : [])),
]);
const NAMES = new Set([...PATHS].map((path) => posix.basename(path)));
const RULES = read("src/rules/rules.md");

interface Text {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Text[] = [...PATHS]
  .filter((path) => /^(?:src|e2e)\/.*\.(?:tsx?|mjs|css)$/.test(path) || path === "vite.config.ts")
  .filter((path) => path !== "src/docs.test.ts")
  .map((path) => ({ path, text: read(path) }));
const documents: readonly Text[] = DOCUMENTS.map((path) => ({ path, text: read(path) }));

/** One fault for each match that `faultOf` objects to, with its file and line. */
function faultsIn(
  { path, text }: Text,
  pattern: RegExp,
  faultOf: (match: RegExpExecArray) => string | undefined,
): string[] {
  return text.split("\n").flatMap((line, at) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const fault = faultOf(match);
      return fault === undefined ? [] : [`${path}:${at + 1} ${fault}`];
    }),
  );
}

/** The paragraph numbers of the rules: sections, their numbered points (2.3.4), and their examples (2.6a). */
function paragraphsOf(rules: string): ReadonlySet<string> {
  const found = new Set<string>();
  let section = "";
  for (const line of rules.split("\n")) {
    section = /^#{2,3} (\d+(?:\.\d+)?)\.? /.exec(line)?.[1] ?? section;
    const [, point, example] = /^(?:(\d+)\.|([a-z])\)) /.exec(line) ?? [];
    found.add(point ? `${section}.${point}` : section + (example ?? ""));
  }
  return found;
}
const PARAGRAPHS = paragraphsOf(RULES);

/** "§2.6-b" and "§2.6b" name the same example; "§7.5–7.6" names two paragraphs. */
const PARAGRAPH = /(?:§ ?|(?<=§ ?\d[\d.]*–))(\d+(?:\.\d+)*)(?:-?([a-z])\b)?/g;

function paragraphFaults(text: Text): string[] {
  return faultsIn(text, PARAGRAPH, ([, number = "", example = ""]) =>
    PARAGRAPHS.has(number + example) ? undefined : `refers to §${number}${example}, which rules.md does not have.`,
  );
}

function documentFaults(text: Text): string[] {
  return faultsIn(text, /[\w-]+\.md\b/g, ([name]) =>
    NAMES.has(name) ? undefined : `refers to ${name}, which is not in the repository: write the fact itself.`,
  );
}

/** Folders and files that a command or the app makes, and a part of a link. */
const isMade = (path: string) =>
  /^(?:dist\/|test-results\/|fifteen-two-(?:rescue|unsaved)\.json$|no-heels\/$)/.test(path);

/** Paths and file names in backticks that are not in the repository. */
function pathFaults(text: Text): string[] {
  return faultsIn(text, /`([\w./-]+\/|[\w./-]*[\w-]\.(?:tsx?|mjs|css|yml|json|html))`/g, ([, path = ""]) => {
    const isThere =
      PATHS.has(path.replace(/\/$/, "")) || NAMES.has(path) || [...PATHS].some((one) => one.endsWith(`/${path}`));
    const isRoom = path.endsWith("/") && [...PATHS].some((one) => one.includes(`/${path}`));
    return isThere || isRoom || isMade(path) ? undefined : `names ${path}, which is not in the repository.`;
  });
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
const headingsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugOf(heading));

function linkFaults(text: Text): string[] {
  return faultsIn(text, /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g, ([, link = "", anchor]) => {
    const target = link === "" ? text.path : posix.join(posix.dirname(text.path), link);
    if (!PATHS.has(target)) return `links to ${target}, which is not in the repository.`;
    return anchor === undefined || headingsOf(read(target)).includes(anchor)
      ? undefined
      : `links to #${anchor}, a heading that ${target} does not have.`;
  });
}

function commandFaults(text: Text): string[] {
  const known = new Set(Object.keys(pkg.scripts));
  return faultsIn(text, /npm run ([\w:-]+)/g, ([, script = ""]) =>
    known.has(script) ? undefined : `says "npm run ${script}", which package.json does not have.`,
  );
}

test("the oldest browsers are the same in the README, on the page and for the build", () => {
  const rows = rowsOf(read("README.md"), "Which browsers work").slice(2);
  const versions = rows.map(([, , oldest]) => oldest);
  expect(versions).toHaveLength(3);
  const target = /const OLDEST = (\[.*\]);/.exec(read("vite.config.ts"))?.[1] ?? "[]";
  const [chrome = "", firefox = "", safari = ""] = versions;
  expect(JSON.parse(target)).toEqual([`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`]);
  expect(read("index.html")).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or newer`);
});

describe("references lead somewhere", () => {
  test("there is something to follow", () => {
    expect(sources.flatMap(({ text }) => [...text.matchAll(PARAGRAPH)]).length).toBeGreaterThan(200);
  });
  test("every document that is named exists", () => {
    expect([...sources, ...documents].flatMap(documentFaults)).toEqual([]);
  });
  test("every paragraph of the rules that is named exists", () => {
    expect([...sources, ...documents].flatMap(paragraphFaults)).toEqual([]);
  });
  test("every link leads to a file and a heading", () => {
    expect(documents.flatMap(linkFaults)).toEqual([]);
  });
  test("every path exists", () => {
    expect([...documents, ...sources].flatMap(pathFaults)).toEqual([]);
  });
  test("every command exists", () => {
    expect([...documents, ...sources].flatMap(commandFaults)).toEqual([]);
  });
});

describe("the rules are what the engine does", () => {
  const shows = [...RULES.matchAll(/`((?:[A2-9TJQK][CDHS] ){4})\+ ([A2-9TJQK][CDHS])` *\| *(\d+)/g)];
  test("its tables have examples", () => {
    expect(shows.length).toBeGreaterThan(40);
  });
  test.each(shows.map(([, hand = "", starter = "", points = ""]) => [hand.trim(), starter, Number(points)] as const))(
    "%s with %s counts %i",
    (hand, starter, points) => {
      const cards = parseCards(`${hand} ${starter}`) ?? [];
      expect(tally(cards.slice(0, 4), cards[4]!, "hand").total).toBe(points);
    },
  );

  const twisted: readonly (readonly [heading: string, rules: Partial<CountRules>])[] = [
    ["9.10 Jokers wild", { jokers: "wild" }],
    ["9.11 Jokers naught", { jokers: "naught" }],
    ["9.13 Three runs", { threeRuns: true }],
  ];
  test.each(twisted)("the shows of §%s", (heading, rules) => {
    const section = (RULES.split(`# ${heading}\n`)[1] ?? "").split("\n#")[0]?.replace(/\s+/g, " ") ?? "";
    const examples = [...section.matchAll(/(crib )?`([^`+]+) \+ (\w+)` (?:= )?(\d+)/g)];
    expect(examples.length).toBeGreaterThan(4);
    for (const [, crib, hand = "", starter = "", points] of examples) {
      const cards = parseCards(`${hand} ${starter}`) ?? [];
      const { total } = tally(cards.slice(0, 4), cards[4]!, crib ? "crib" : "hand", undefined, undefined, {
        ...USUAL_COUNT,
        ...rules,
      });
      expect(`${hand} + ${starter}: ${total}`).toBe(`${hand} + ${starter}: ${points}`);
    }
  });

  const series = rowsOf(RULES, "3.2 Examples").slice(2);
  test.each(series.map(([, cards = "", points = ""]) => [cards, points]))("%s pegs %s", (cards, points) => {
    const played = parseCards(cards) ?? [];
    const pegged = played.map((_, at) =>
      pegsFor(played.slice(0, at + 1)).reduce((sum, reason) => sum + reason.points, 0),
    );
    expect(pegged.join(" ")).toBe(points);
  });

  test.each(rowsOf(RULES, "7.3 Match formats").slice(2))("%s%s pays %s, %s, %s, %s, %s", (_, name, ...paid) => {
    const stakes = Object.entries(PRESETS).find(([preset]) => preset === name)?.[1];
    expect(paid.slice(0, 5).map((cell) => (cell === "the match" ? "match" : Number(cell)))).toEqual(
      stakes && [stakes.plain, stakes.skunk, stakes.doubleSkunk, stakes.tripleSkunk, stakes.lurch],
    );
  });

  test("every form has its row in the table of deals", () => {
    expect(
      rowsOf(RULES, "1.5 The deal")
        .slice(2)
        .map(([, name]) => name),
    ).toEqual([...FORM_NAMES]);
  });
});

describe("formats.md covers every format", () => {
  const FORMATS = read("src/share/formats.md");
  const FLAT = FORMATS.replace(/\s+/g, " ");
  const ofRoom = (room: string) =>
    sources.filter(({ path }) => path.startsWith(`src/${room}/`) && !/\.(?:test|bench)\.tsx?$/.test(path));
  const namesIn = (room: string, pattern: RegExp) => [
    ...new Set(ofRoom(room).flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
  ];
  const FACT = /readonly type: "(\w+)"/g;
  const missing = (names: readonly (string | number)[]) =>
    names.filter((name) => !FORMATS.includes(`\`${name}\``) && !FORMATS.includes(`\`"${name}"\``));

  test.each([
    ["facts of a game", namesIn("game", FACT), 29],
    ["facts of a book", namesIn("club", FACT), 23],
  ])("%s", (_, types, least) => {
    expect(types.length).toBeGreaterThanOrEqual(least);
    expect(missing(types)).toEqual([]);
  });

  test.each(
    Object.entries({
      DEPTHS,
      COUNTINGS,
      FALSE_GO_ENDS,
      TYPED_FOR,
      FORM_NAMES,
      HOUSE_RULES,
      GO_TIMINGS,
      FIRST_DEALERS,
      SKUNKS,
      CALLS,
      PENALTY_NAMES,
      FALSE_GO_RULES,
      STAKES_NAMES,
      MATCH_LENGTHS,
      EVENT_KINDS,
    }),
  )("every member of %s", (_, list) => {
    expect(missing(list)).toEqual([]);
  });

  test("the length of a playoff match", () => {
    expect(FLAT).toContain(`(${BEST_OF.slice(0, -1).join(", ")} or ${BEST_OF.at(-1)} games of a playoff match)`);
  });

  test("the present formats, and a lift to each", () => {
    for (const [what, format] of [["game", FORMAT] as const, ["book", BOOK_FORMAT] as const]) {
      expect(FORMATS).toContain(`Present format of a ${what}: **${format}**.`);
      const [, section = ""] = FORMATS.split(`Present format of a ${what}`);
      for (let from = 1; from < format; from++) expect(section).toContain(`| ${from} → ${from + 1} |`);
    }
  });

  test("the stores of the database", () => {
    expect(missing(namesIn("storage", /createObjectStore\("(\w+)"/g))).toEqual([]);
  });

  test("every preference", () => {
    const keys = namesIn("session", /\bkept(?:<[^(]*>)?\(\s*"(\w+)"/g);
    expect(keys.length).toBeGreaterThan(10);
    expect(missing(keys)).toEqual([]);
  });

  test("every screen", () => {
    expect(SCREEN_NAMES.filter((name) => !new RegExp(`\`#/${name}[\`/]`).test(FORMATS))).toEqual([]);
  });

  test("the columns of every table", () => {
    const event = eventOf([
      opened({ name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 }),
      came("Ann", "Ben"),
      { type: "grassRootsWritten", player: 0, points: 7 },
      { type: "bracketDrawn", seeds: [0, 1], bestOf: 3 },
    ]);
    const header = { player: "Ann", number: "", event: "", date: "2026-11-17", seat: "", games: 1 };
    const files: Readonly<Record<string, string>> = {
      "…-standings.csv": standingsCsv(event, standingsOf(event)),
      "…-seating.csv": seatingCsv(event),
      "…-results.csv": resultsCsv(event),
      "…-cards.csv": cardsCsv(event),
      "…-playoffs.csv": event.bracket ? playoffsCsv(event, event.bracket) : "",
      "scorecard-….csv": scorecardCsv({ header, rows: [] }).split("\r\n").slice(6).join("\r\n"),
    };
    const [, section = ""] = FORMATS.split("## CSV\n");
    const documented = (section.split("\n## ")[0] ?? "").split("\n- ").slice(1);
    const columns = documented.map((one) =>
      [...one.split("\n\n")[0]!.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code),
    );
    expect(
      Object.fromEntries(columns.map(([file = "", ...names]) => [file, names.join(",").replace(/\s+/g, " ")])),
    ).toEqual(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.split("\r\n")[0]])));
  });

  test("every status", () => {
    const [, statuses = ""] = /A status is one of: (.*?)\./.exec(FLAT) ?? [];
    expect(statuses.split(", ")).toEqual(Object.values(STATUS_WORDS));
  });

  test("its line of text is one", () => {
    const line = /^FT1 .*$/m.exec(FORMATS)?.[0] ?? "";
    const handed = readHanded(line);
    expect(handed.ok && lineText(handed.value)).toBe(line);
  });
});

/** A number in words or figures, as a document has it before a noun. */
const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const numberOf = (text: string) => {
  const at = WORDS.indexOf(text.toLowerCase());
  return at < 0 ? Number(text) : at;
};

describe("the README keeps up with the app", () => {
  const README = documents[0]!;
  const FLAT = README.text.replace(/\s+/g, " ");

  test.each([
    ["forms", FORM_NAMES.length],
    ["twists", TWISTS.length],
    ["topics", TOPICS.length],
  ])("the number of %s", (noun, count) => {
    const number = new RegExp(`\\b(\\d+|${WORDS.join("|")}) ${noun}\\b`, "gi");
    const stated = [...FLAT.matchAll(number)].map(([, text = ""]) => numberOf(text));
    expect(new Set(stated)).toEqual(new Set([count]));
  });

  test("how many can play in an event", () => {
    expect(FLAT).toContain(`4 to ${MOST_PLAYERS} players and up to ${MOST_GAMES} games`);
  });

  test("a game for every form, and two for one player", () => {
    expect(rowsOf(README.text, "Which game")).toHaveLength(2 + FORM_NAMES.length + 2);
  });

  test("the budgets of the size script", () => {
    const budgets = Object.entries(BUDGETS).map(([what, bytes]) => `${what}: ≤ ${bytes / 1000} kB, gzip`);
    const stated = rowsOf(README.text, "Numbers").filter(([, , , command]) => command === "npm run size");
    expect(stated.map(([, what, bar]) => `${what}: ${bar}`)).toEqual([
      ...budgets,
      `precached pieces: ≤ ${MOST_PIECES}`,
      `the reader and writer of .crib together: ≤ ${MOST_CRIB / 1000} kB, gzip`,
    ]);
  });

  test("the bars of the specs", () => {
    const bar = (what: string) => rowsOf(README.text, "Numbers").find(([, name]) => name?.startsWith(what))?.[2];
    const taps = /toBeLessThanOrEqual\((\d+)\)/.exec(read("e2e/table/golden.spec.ts"))?.[1];
    expect(bar("taps for a whole deal")).toBe(`≤ ${taps}`);
    const kills = /kills: (\d+) /.exec(read("e2e/playwright.config.ts"))?.[1];
    expect(bar("shown taps kept")).toBe(`${kills} of ${kills}`);
    const standings = /const BAR = (\d+);/.exec(read("e2e/speed/club-speed.spec.ts"))?.[1];
    expect(bar("a result to its standings")).toBe(`≤ ${standings} ms`);
    const hands = rowsOf(RULES, "4.6 How often each score comes").slice(2);
    const sum = hands.flatMap((cells) => [cells[2], cells[6], cells[10]]).reduce((all, cell) => all + Number(cell), 0);
    expect(bar("hands that match")).toContain(sum.toLocaleString("en"));
  });

  test("the oldest Firefox that the tests can drive", () => {
    const since = /since: (\d+)/.exec(read("e2e/machine/browser.mjs"))?.[1];
    expect(FLAT).toContain(`Firefox ESR ${since}`);
  });

  test("names on screen, in italics, are the app's", () => {
    const screens = sources.filter(({ path }) => path.startsWith("src/ui/") && !/\.test\.tsx?$/.test(path));
    const said = screens.map(({ text }) => text.replaceAll("’", "'")).join("\n");
    const named = faultsIn({ path: "README.md", text: README.text }, /(?<!\w)_([A-Z][^_]+)_(?!\w)/g, ([, name = ""]) =>
      said.includes(name.replaceAll("’", "'")) ? undefined : `names _${name}_, which is on no screen.`,
    );
    expect(named).toEqual([]);
  });
});
