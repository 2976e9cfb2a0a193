import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Styles are loaded with the first screen that needs them, and stay. So a rule for one class alone reaches every
 * element of that class on every screen: `.facts` of the players once made the score panels of the table jump.
 */

const ROOT = new URL("../", import.meta.url);

/** Their classes are for every place. */
const FOR_ALL = new Set(["style", "parts", "pads"]);

/** Classes that another place uses on purpose, by the place that styles them. */
const LENT: Readonly<Record<string, readonly string[]>> = {
  club: ["card-table"],
  games: ["game-line"],
  patience: ["laid"],
  table: ["log", "redo-place", "shared-picture", "shared-text", "sharing"],
  tools: ["not-counted", "say-aloud", "tool", "tool-pad", "tool-top"],
};

interface SourceFile {
  /** Below src/ui: "people/people.css". */
  readonly path: string;
  readonly text: string;
}

const placeOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");

/** The classes that a style sheet styles wherever they are: `.facts`, `.facts > b`, but not `.people .facts`. */
function classesAlone(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g);
  return [...rules]
    .flatMap(([, selectors = ""]) => (selectors.trim().startsWith("@") ? [] : selectors.split(/,(?![^()]*\))/)))
    .flatMap((selector) => {
      const [first, second] = new Set([...selector.matchAll(/[.[]([a-z][\w-]*)/gi)].map(([, name]) => name ?? ""));
      return first === undefined || second !== undefined ? [] : first;
    });
}

const classesUsed = (code: string) =>
  [...code.matchAll(/class=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, made]) =>
    (plain ?? [...(made ?? "").matchAll(/["`]([^"`]*)["`]/g)].map(([, text]) => text).join(" ")).split(/[^\w-]+/),
  );

/** "people/people.css styles .facts, which table/score-panel.tsx has too" */
function reaches(files: readonly SourceFile[]): readonly string[] {
  const users = files
    .filter(({ path }) => path.endsWith(".tsx"))
    .map(({ path, text }) => ({ path, classes: new Set(classesUsed(text)) }));
  return files
    .filter(({ path }) => path.endsWith(".css") && !FOR_ALL.has(placeOf(path)))
    .flatMap(({ path, text }) =>
      [...new Set(classesAlone(text))]
        .filter((name) => !LENT[placeOf(path)]?.includes(name))
        .flatMap((name) =>
          users
            .filter((user) => ![placeOf(path), "parts"].includes(placeOf(user.path)) && user.classes.has(name))
            .map((user) => `${path} styles .${name}, which ${user.path} has too`),
        ),
    );
}

test("no place styles a class alone that another place has too", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(css|tsx)$/.test(path) && !path.endsWith(".test.tsx"))
    .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), "utf8") }));
  expect(files.length).toBeGreaterThan(100);
  expect(reaches(files)).toEqual([]);
});

test("a class that reaches another place is found, a scoped one is not", () => {
  const user = { path: "table/score-panel.tsx", text: '<div class="facts">' };
  const css = (text: string) => ({ path: "people/people.css", text });
  expect(reaches([user, css(".facts { gap: 1px }")])).toEqual([
    "people/people.css styles .facts, which table/score-panel.tsx has too",
  ]);
  expect(reaches([user, css("@media print { a, .facts > b { gap: 1px } }")])).toHaveLength(1);
  expect(reaches([user, css(".people .facts { gap: 1px }")])).toEqual([]);
});
