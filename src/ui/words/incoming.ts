/** Words of games that come in: why a file is refused, and the preview. */
import type { BackupRefusal, LostLine, UnreadableWhy } from "../../share/backup/kept";
import type { GroupPreview, PlayerPreview, Preview, PreviewGroup, PreviewLog } from "../../share/backup/preview";
import type { IncomingRefusal } from "../../session/keeping/incoming";
import { countsWords } from "./backup";
import { CODE_REFUSAL_WORDS, NEWER_WORDS } from "./codes";
import { capital } from "./common";
import { cribRefusalWords } from "./crib";
import { FAULT_WORDS } from "./faults";
import { figure } from "../parts/sides";

const BACKUP_WORDS: Readonly<Record<BackupRefusal, string>> = {
  tooLarge: "That file is too large for a backup. Choose another one.",
  notOurs: "That is not a file of Fifteen Two. Choose one that ends in .fifteentwo or .crib.",
  newer: NEWER_WORDS,
  damaged: "That file is damaged, and no game in it can be read. Save it again on the other phone.",
  notReadable: "This phone could not open that file. Choose it again.",
};

/** After "Game 9 is …". */
const LOST_WORDS: Readonly<Record<LostLine["why"], string>> = {
  cutOff: "cut short in the file",
  damaged: "damaged in the file",
  beyond: "too large",
};

export function incomingWords(refusal: IncomingRefusal): string {
  if (refusal.from === "file") return BACKUP_WORDS[refusal.why];
  if (refusal.from === "code") return CODE_REFUSAL_WORDS[refusal.why];
  return refusal.from === "crib" ? cribRefusalWords(refusal.why) : FAULT_WORDS[refusal.why];
}

export const GROUP_WORDS: Readonly<Record<PreviewGroup, string>> = {
  new: "new",
  longer: "continued there",
  here: "already here",
  apart: "continued elsewhere",
  newer: "from a newer version",
  unreadable: "unreadable",
};

/** Of a line without names. */
export const KIND_LABELS: Readonly<Record<NonNullable<PreviewLog["kind"]>, string>> = {
  games: "A game",
  scorecards: "A scorecard",
  events: "A club night",
};

export const UNREADABLE_WORDS: Readonly<Record<UnreadableWhy, string>> = {
  broken: "Its beginning is missing, or its entries are out of order.",
  tooLong: "It has more entries than a game can have.",
  copies: "There are too many copies of it already.",
};

/** "Cut short in the file." */
export function lostLineWords(why: LostLine["why"]): string {
  return `${capital(LOST_WORDS[why])}.`;
}

let days: Intl.DateTimeFormat | undefined;

/** "3 October – 21 November 2026" in the format of this phone. */
function betweenWords([first, last]: readonly [number, number]): string {
  days ??= new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
  return days.formatRange(first, last);
}

/** How many lines of a group there are, with those that could not be read. */
export function manyIn({ group, logs }: GroupPreview, { lost }: Preview): number {
  return logs.length + (group === "unreadable" ? lost.length : 0);
}

/** "84–79", "3 of 9"; empty where it is not known. */
export function standingWords(kind: PreviewLog["kind"], scores: readonly number[]): string {
  return scores.map(figure).join(kind === "games" ? "–" : " of ");
}

/** "Alice v Carol: 84–79 here, 121–103 there." "Tuesday: 3 of 9 here, 4 of 9 there." */
function apartWords({ kind, names, scores, apart }: PreviewLog): string {
  const who = names.join(" v ");
  return apart
    ? `${who}: ${standingWords(kind, apart.scoresHere)} here, ${standingWords(kind, scores)} there.`
    : `${who}.`;
}

function lostWords(lost: readonly LostLine[]): string {
  const [first] = lost;
  if (!first) return "Left out.";
  const which =
    lost.length === 1 ? `Number ${first.line} is ${LOST_WORDS[first.why]}` : "They are cut short or damaged";
  return `${which}. Left out; the rest is whole.`;
}

type Sentence = (of: GroupPreview, all: Preview) => string;

const GROUP_SENTENCES: Readonly<Record<PreviewGroup, Sentence>> = {
  new: ({ counts, between }) => `${capital(countsWords(counts))}${between ? `, ${betweenWords(between)}` : ""}.`,
  longer: () => "They went on there. The rest is added here.",
  here: () => "The same to the last point. Left as they are.",
  apart: ({ logs: [first, ...others] }) =>
    `${first && others.length === 0 ? apartWords(first) : "They went on here and there."} Both are kept.`,
  newer: () => "Added. They can be read once this app is updated.",
  unreadable: (_, { lost }) => lostWords(lost),
};

export const groupSentence: Sentence = (of, all) => GROUP_SENTENCES[of.group](of, all);

/** "17 games and 1 club night"; of a single game, its players. */
export function fileWords({ groups }: Preview): string {
  const [only] = groups.flatMap(({ logs }) => logs);
  if (groups.every(({ logs }) => logs.length < 2) && groups.length === 1 && only) return only.names.join(" v ");
  const counts = groups.map((one) => one.counts);
  const sum = (kind: keyof (typeof counts)[number]) => counts.reduce((all, one) => all + one[kind], 0);
  return capital(
    countsWords({
      games: sum("games"),
      matches: sum("matches"),
      scorecards: sum("scorecards"),
      events: sum("events"),
    }),
  );
}

/** "Bring in 13 games"; undefined if nothing would change. */
export function bringWords({ brings, settings }: Preview): string | undefined {
  const many = brings.games + brings.scorecards + brings.events;
  if (many === 0) return settings === 0 ? undefined : "Bring in the settings";
  return `Bring in ${countsWords({ ...brings, matches: 0 })}`;
}

export function broughtWords({ brings }: Preview): string {
  const many = brings.games + brings.scorecards + brings.events;
  return many === 0 ? "The settings are here." : `${capital(countsWords({ ...brings, matches: 0 }))} brought in.`;
}

/** "4 games and 1 club night" that a player is in */
export function playsInWords({ counts }: PlayerPreview): string {
  return countsWords({ ...counts, matches: 0 });
}

/** "Alice, Bob, Carol" */
export function playerWords(players: readonly PlayerPreview[]): string {
  return players.map(({ name }) => name).join(", ");
}

/** "67–58, still played", below the players of a single log */
export function onlyWords({ groups }: Preview, isRunning: boolean): string | undefined {
  const [only, ...others] = groups.flatMap(({ logs }) => logs);
  const standing = only && others.length === 0 ? standingWords(only.kind, only.scores) : "";
  return standing === "" ? undefined : `${standing}${isRunning ? ", still played" : ""}`;
}

/** Why a file, a code, a link or a copy leads to nothing, beside what is wrong with it. */
export const BRING_WORDS = {
  missing: "This part of the app could not be loaded. Check the network, then try again.",
  failed: "That did not work. Try again.",
  gone: "That copy is gone. The phone keeps only those of the last days.",
  changed: "Something here has changed meanwhile. Look again before you bring it in.",
  undone: "Undone. Everything is as it was before.",
} as const;
