/** The size of the codes of usual games, and how fast a stream of codes is read. */
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { correction, generate, mode } from "lean-qr";
import { decodeQR } from "qr/decode.js";
import { bench, describe } from "vitest";
import type { LogEntry, TableFact } from "../../game/facts";
import { chanceOf, Robot } from "../../testing/robot";
import { formStarted, started } from "../../testing/table";
import { idOf, timed, usualGame, withNames } from "../../testing/usual-games";
import type { KeptLog } from "../backup/kept";
import { createCollector } from "./collector";
import { blockCount, framesOf } from "./frames";
import { packGame, payloadLink } from "./payload";
import { fileParcel } from "./reader";

const GAMES = 40;
const FEWEST = 2;
const MOST = 10;
const ADDRESS = "https://somebody.github.io/fifteen-two/";
const ONCE = { iterations: 1, time: 0, warmupTime: 0, warmupIterations: 0 };
const pack = async (text: string) => deflateRawSync(text);
const sha256 = async (all: Uint8Array) => createHash("sha256").update(all).digest();

/** A game by people who know the rules, with an id, names and times as in use. */
function robotGame(start: TableFact, from: number): readonly LogEntry[] {
  const chance = chanceOf(from);
  const robot = new Robot(withNames(start, chance), chance, { taps: 0 });
  robot.play();
  return timed(robot.table.entries, idOf(chance), 1_763_740_800_000, chance);
}

const KINDS: Readonly<Record<string, (from: number) => readonly LogEntry[]>> = {
  "usual games": usualGame,
  "muggins, counts stated": (from) => robotGame(started("cards", {}, ["Alice", "Bob"], "muggins"), from),
  "four players, partners": (from) => robotGame(formStarted("four", {}, "partners"), from),
  "points only": (from) => robotGame(started("points"), from),
};

/** The entries up to the end of a deal; undefined where the game was over before. */
function untilDeal(entries: readonly LogEntry[], deal: number): KeptLog | undefined {
  const starts = entries.flatMap(({ fact }, at) => (fact.type === "starterTurned" ? [at] : []));
  const ends = entries.flatMap(({ fact }, at) => (fact.type === "dealEnded" ? [at + 1] : []));
  const end = starts.length > 0 ? starts[deal] : ends[deal - 1];
  return end === undefined ? undefined : { id: String(entries[0]?.game), entries: entries.slice(0, end) };
}

/** The version of the code, or the number of codes in the loop. */
async function shown(
  log: KeptLog,
): Promise<{ readonly bytes: number; readonly version: number; readonly codes: number }> {
  const payload = (await packGame(log, { pack })) ?? new Uint8Array();
  const link = payloadLink(payload, ADDRESS);
  const { size } = generate(link, { minCorrectionLevel: correction.L, modes: [mode.alphaNumeric, mode.ascii] });
  const version = (size - 17) / 4;
  return { bytes: payload.length, version, codes: version <= 20 ? 1 : blockCount(payload.length) };
}

async function printSizes(kind: string, game: (from: number) => readonly LogEntry[]): Promise<void> {
  const games = Array.from({ length: GAMES }, (_, from) => game(from + 1));
  for (let deal = FEWEST; deal <= MOST; deal += 2) {
    const logs = games.flatMap((entries) => untilDeal(entries, deal) ?? []);
    await printRow(`${kind}, deal ${deal}`, logs);
  }
  const whole = games.map((entries) => ({ id: String(entries[0]?.game), entries }));
  await printRow(`${kind}, to the end`, whole);
}

async function printRow(name: string, logs: readonly KeptLog[]): Promise<void> {
  const all = await Promise.all(logs.map(shown));
  const sorted = all.toSorted((one, other) => one.bytes - other.bytes);
  const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (!middle || !last) return;
  const words = (one: typeof last) =>
    `${one.bytes} bytes, ${one.codes === 1 ? `version ${one.version}` : `${one.codes} codes`}`;
  const alone = all.filter(({ codes }) => codes === 1).length;
  console.log(`${name}: ${all.length} games; median ${words(middle)}; largest ${words(last)}; in one code ${alone}`);
}

/** The code as a camera sees it: 720 × 720, turned by 3°, with blurred edges and noise. */
function seen(text: string, chance: () => number): ImageData {
  const code = generate(mode.alphaNumeric(text), { minCorrectionLevel: correction.L, mask: 0 });
  const side = 720;
  const scale = code.size / (side * 0.8);
  const [cos, sin] = [Math.cos(0.05) * scale, Math.sin(0.05) * scale];
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let dark = 0;
      for (const [dx, dy] of [
        [0, 0],
        [0.6, 0],
        [0, 0.6],
        [0.6, 0.6],
      ] as const) {
        const [across, down] = [x + dx - side / 2, y + dy - side / 2];
        const [column, row] = [cos * across - sin * down + code.size / 2, sin * across + cos * down + code.size / 2];
        if (code.get(Math.floor(column), Math.floor(row))) dark += 1;
      }
      data.fill(215 - 42 * dark + 30 * (chance() - 0.5), (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data, colorSpace: "srgb" };
}

async function printSpeed(length: number): Promise<void> {
  const chance = chanceOf(length);
  const parcel = await fileParcel(
    Uint8Array.from({ length }, () => chance() * 256),
    { sha256 },
  );
  const frame = framesOf("file", parcel.ok ? parcel.value : new Uint8Array(1));
  const collector = createCollector();
  let [read, missed, pictures, rest, slowest] = [0, 0, 0, 0, 0];
  for (let number = 0; ; number++) {
    // A third of the codes pass unseen.
    if (chance() < 1 / 3) continue;
    const picture = seen(frame(number), chance);
    read += 1;
    const start = performance.now();
    let text = "";
    try {
      text = decodeQR(picture, { effort: Infinity, timeLimit: 25 });
    } catch {
      missed += 1;
    }
    const middle = performance.now();
    pictures += middle - start;
    const added = collector.add(text);
    const took = performance.now() - middle;
    rest += took;
    slowest = Math.max(slowest, took);
    if (typeof added === "string" || !added.whole) continue;
    const speed = length / (pictures + rest);
    console.log(
      `${length} bytes: ${added.need} blocks, ${read} pictures of which ${missed} cannot be read; pictures ` +
        `${(pictures / read).toFixed(1)} ms each, frames ${(rest / read).toFixed(2)} ms each, at most ` +
        `${slowest.toFixed(1)} ms; ${speed.toFixed(1)} kB/s (bar 6 kB/s): ${speed >= 6 ? "pass" : "fail"}`,
    );
    return;
  }
}

/** Frames read for each block that the parcel has. */
function printOverhead(): void {
  const chance = chanceOf(5);
  for (const blocks of [1, 2, 4, 10, 40, 200]) {
    let [read, needed] = [0, 0];
    for (let times = 0; times < (blocks > 50 ? 5 : 200); times++) {
      const frame = framesOf(
        "file",
        Uint8Array.from({ length: 800 * blocks }, () => chance() * 256),
      );
      const collector = createCollector();
      const first = Math.floor(chance() * 1e6);
      for (let number = first; ; number++) {
        if (chance() < 1 / 3) continue;
        read += 1;
        const added = collector.add(frame(number));
        if (typeof added === "string") throw new Error(added);
        if (!added.whole) continue;
        needed += added.need;
        break;
      }
    }
    console.log(
      `${blocks} blocks, from anywhere in the stream, a third missed: ${((read / needed - 1) * 100).toFixed(2)} % more frames than blocks (bar 15 %)`,
    );
  }
}

describe("codes", () => {
  bench(
    "sizes",
    async () => {
      for (const [kind, game] of Object.entries(KINDS)) await printSizes(kind, game);
    },
    ONCE,
  );
  bench("overhead", async () => printOverhead(), ONCE);
  bench(
    "streams",
    async () => {
      for (const length of [3000, 30_000, 300_000]) await printSpeed(length);
    },
    ONCE,
  );
});
