import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSpeech } from "./speech";

interface Voice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
const voice = (name: string, lang = "en-US", more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});

class Utterance {
  voice: Voice | null = null;
  lang = "";
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A browser's speech; records every call, in order. */
class Synth extends EventTarget {
  voices: Voice[] = [];
  speaking = false;
  pending = false;
  paused = false;
  heard: string[] = [];
  getVoices = () => this.voices;
  speak = ({ text, voice: by, lang }: Utterance) => {
    this.speaking = text !== "";
    this.heard.push(`${by?.name ?? "nobody"} (${lang}): ${text}`);
  };
  cancel = () => {
    this.speaking = false;
    this.heard.push("cancel");
  };
  resume = () => {
    this.paused = false;
    this.heard.push("resume");
  };
}

let synth: Synth;
beforeEach(() => {
  synth = new Synth();
  vi.stubGlobal("speechSynthesis", synth);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the chosen voice", () => {
  const here = voice("Here", navigator.language);
  const choices: { name: string; voices: Voice[]; chosen: string | undefined }[] = [
    { name: "none at all", voices: [], chosen: undefined },
    {
      name: "none, if all are network voices",
      voices: [voice("Google US", "en-US", { localService: false })],
      chosen: undefined,
    },
    {
      name: "not the browser’s default, if it is a network voice",
      voices: [voice("Far", "en-US", { localService: false, default: true }), voice("Near", "en-GB")],
      chosen: "Near",
    },
    { name: "none that speaks English", voices: [voice("Anna", "de-DE"), voice("Enok", "eng-x")], chosen: undefined },
    { name: "one with its language written as on Android", voices: [voice("Droid", "en_GB")], chosen: "Droid" },
    { name: "the browser’s default", voices: [here, voice("Chosen", "en-AU", { default: true })], chosen: "Chosen" },
    { name: "a plain one rather than one that sings", voices: [voice("Bells"), voice("Samantha")], chosen: "Samantha" },
    { name: "one of this country", voices: [voice("Other", "en-ZA"), here], chosen: "Here" },
    { name: "any English one, if there is no other", voices: [voice("Only", "en-ZA")], chosen: "Only" },
  ];
  it.each(choices)("$name", ({ voices, chosen }) => {
    synth.voices = voices;
    expect(openSpeech().say("Fifteen two")).toBe(chosen !== undefined);
    expect(synth.heard.map((one) => one.split(" (")[0])).toEqual(chosen === undefined ? [] : [chosen]);
  });
});

it("speaks in the language of the voice, cutting off earlier speech", () => {
  synth.voices = [voice("Near", "en-GB")];
  const speech = openSpeech();
  speech.say("Ten");
  speech.say("Fifteen for two");
  expect(synth.heard).toEqual(["Near (en-GB): Ten", "cancel", "Near (en-GB): Fifteen for two"]);
});

it("never cancels when nothing is spoken, which would drop the next utterance", () => {
  synth.voices = [voice("Near")];
  const speech = openSpeech();
  speech.hush();
  expect(synth.heard).toEqual([]);
  speech.say("Go");
  speech.hush();
  expect(synth.heard).toEqual(["Near (en-US): Go", "cancel"]);
});

it("resumes with the phone, and stops when the page is left", () => {
  synth.voices = [voice("Near")];
  synth.paused = true;
  openSpeech().say("Go");
  expect(synth.heard).toEqual(["resume", "Near (en-US): Go"]);
  dispatchEvent(new Event("pagehide"));
  expect(synth.heard.at(-1)).toBe("cancel");
});

it("is unlocked by a silent utterance within a tap, but not while speaking", () => {
  synth.voices = [voice("Near")];
  const speech = openSpeech();
  speech.prime();
  speech.say("Go");
  speech.prime();
  expect(synth.heard).toEqual(["Near (en-US): ", "Near (en-US): Go"]);
});

describe("voices that come late", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("are announced by the browser", async () => {
    const ready = openSpeech().ready();
    synth.voices = [voice("Near")];
    synth.dispatchEvent(new Event("voiceschanged"));
    await expect(ready).resolves.toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are found even without an event", async () => {
    Object.assign(synth, { addEventListener: undefined, removeEventListener: undefined });
    const ready = openSpeech().ready();
    synth.voices = [voice("Near")];
    await vi.advanceTimersByTimeAsync(150);
    await expect(ready).resolves.toBe(true);
  });

  it("do not count if they are network voices", async () => {
    const ready = openSpeech(500).ready();
    synth.voices = [voice("Google US", "en-US", { localService: false })];
    synth.dispatchEvent(new Event("voiceschanged"));
    await vi.advanceTimersByTimeAsync(600);
    await expect(ready).resolves.toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are not waited for if there is a voice already", async () => {
    synth.voices = [voice("Near")];
    await expect(openSpeech().ready()).resolves.toBe(true);
  });
});

it("a browser without speech refuses everything", async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "speechSynthesis");
  const speech = openSpeech();
  expect([speech.say("Go"), await speech.ready()]).toEqual([false, false]);
  expect(() => {
    speech.prime();
    speech.hush();
  }).not.toThrow();
});
