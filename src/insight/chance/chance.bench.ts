/** The speed of the chances: at most a millisecond each, also where every hand of a deal is unknown. */
import { bench, describe } from "vitest";
import { parseCards } from "../../rules/cards";
import { chanceBefore } from "./chance";
import { usualPlay, usualShow } from "./usual-deal";
import { playOf } from "./usual-play";
import { chanceWithin } from "./within";

const needs = { dealer: 60, pone: 60 };
const unknown = { pone: usualShow("pone"), dealer: usualShow("dealer"), crib: usualShow("crib") };
const play = usualPlay();
const hands = { pone: parseCards("2 4 8 J")!, dealer: parseCards("A 3 7 9")! };

describe("a chance, one at a time (at most 1 ms)", () => {
  bench("before a deal", () => void chanceBefore(needs));
  bench("after the cut, nothing known", () => void chanceWithin(needs, { play, ...unknown }));
  bench("after the play, nothing known", () => void chanceWithin(needs, unknown));
  bench("the usual play of two known hands", () => void playOf(hands));
});
