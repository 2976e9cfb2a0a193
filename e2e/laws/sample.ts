/** Which cases of a law run: all of them with `npm run laws`, otherwise a few that a seed chooses. */

/** Set by the Playwright configuration and inherited by its workers, so that all of them declare the same tests. */
const SEED = "LAW_SEED";

/**
 * Chooses the seed of this run. `npm run laws` runs everything; `LAW_SEED=123 npx playwright test …` repeats a sample.
 * @returns the line to print
 */
export function beginLaws(argv: readonly string[]): string {
  if (argv.some((word, at) => word === "--project=laws" || (word === "laws" && argv[at - 1] === "--project")))
    process.env["LAWS"] ??= "all";
  process.env[SEED] ??= String((Date.now() % 0x7fffffff) + 1);
  const seed = `${SEED}=${process.env[SEED]}`;
  if (!everything()) return `laws: a sample, ${seed}`;
  return taken() === 1 ? "laws: everything" : `laws: every tour, ${taken()} of its controls, ${seed}`;
}

export function everything(): boolean {
  return process.env["LAWS"] === "all";
}

/** The share of the controls that a complete law tries: all, or `LAWS_SHARE=0.2` for a look in a fifth of the time. */
function taken(): number {
  return Number(process.env["LAWS_SHARE"] ?? 1);
}

/** The controls of a stop that a complete law tries, at least one. */
export function shareOf<Control>(all: readonly Control[], salt: string): readonly Control[] {
  return chosenOf(all, taken(), salt);
}

/**
 * The cases of a law that run now, in their order. In a sample at least one.
 * @param share 0 to 1, of the cases in a sample
 * @param salt sets two samples of one run apart
 */
export function sampled<Case>(all: readonly Case[], share: number, salt = ""): readonly Case[] {
  return everything() ? all : chosenOf(all, share, salt);
}

function chosenOf<Case>(all: readonly Case[], share: number, salt: string): readonly Case[] {
  if (share >= 1 || all.length === 0) return all;
  const wanted = Math.max(1, Math.round(all.length * share));
  const chance = generator(`${process.env[SEED] ?? "1"} ${salt}`);
  const kept = all.map((_, at) => ({ at, drawn: chance() })).toSorted((a, b) => a.drawn - b.drawn);
  const chosen = new Set(kept.slice(0, wanted).map(({ at }) => at));
  return all.filter((_, at) => chosen.has(at));
}

/** Numbers from 0 to 1 that depend on the text alone (mulberry32). */
function generator(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
