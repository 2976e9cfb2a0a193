/**
 * Speech by a voice on this device. Network voices such as "Google …" send the text to a server and are silent offline,
 * so they are never used. The text is English, so the voice is too.
 */

/** Apple's plain voices; its list starts with voices that sing or whisper. */
const PLAIN = /^(Samantha|Daniel|Karen|Moira|Rishi|Tessa)\b/;

const ENGLISH = /^en([-_]|$)/i;

export interface Speech {
  /** Resolves to whether there is a voice. Browsers list voices late, so this waits a little for the first. */
  ready(): Promise<boolean>;
  /**
   * Speaks, cutting off anything still being spoken. On an iPhone the first call must be within a tap.
   * @returns false without a voice
   */
  say(words: string): boolean;
  /** Call within a tap: an iPhone stays silent until a tap has spoken. */
  prime(): void;
  hush(): void;
}

/** @param timeout milliseconds to wait for the first voice */
export function openSpeech(timeout = 2000): Speech {
  // Missing in some browsers and in some embedded pages.
  const synth: SpeechSynthesis | undefined = "speechSynthesis" in window ? window.speechSynthesis : undefined;
  /** Kept while it is spoken: Chromium drops an unreferenced utterance, which then never ends. */
  let held: SpeechSynthesisUtterance | undefined;

  const hush = () => {
    held = undefined;
    // Chromium on Linux drops the next utterance after a cancel with nothing to cancel.
    if (synth && (synth.speaking || synth.pending)) synth.cancel();
  };
  const speak = (words: string, voice: SpeechSynthesisVoice | undefined) => {
    if (!synth) return;
    held = new SpeechSynthesisUtterance(words);
    if (voice) {
      held.voice = voice;
      held.lang = voice.lang;
    }
    // A phone that slept may leave speech paused.
    if (synth.paused) synth.resume();
    synth.speak(held);
  };
  addEventListener("pagehide", hush);

  return {
    ready: () => firstVoice(synth, timeout),
    say: (words) => {
      const voice = voiceOf(synth);
      if (!voice) return false;
      hush();
      speak(words, voice);
      return true;
    },
    prime: () => {
      if (synth && !synth.speaking) speak("", voiceOf(synth));
    },
    hush,
  };
}

/** The voice to use: the browser's default, else a plain one (this country's first), else any. */
function voiceOf(synth: SpeechSynthesis | undefined): SpeechSynthesisVoice | undefined {
  const voices = (synth?.getVoices() ?? []).filter((one) => one.localService && ENGLISH.test(one.lang));
  return (
    voices.find((one) => one.default) ??
    voices.find((one) => PLAIN.test(one.name) && isOfHere(one)) ??
    voices.find((one) => PLAIN.test(one.name)) ??
    voices.find(isOfHere) ??
    voices[0]
  );
}

function isOfHere({ lang }: SpeechSynthesisVoice): boolean {
  return lang.replace("_", "-") === navigator.language;
}

function firstVoice(synth: SpeechSynthesis | undefined, timeout: number): Promise<boolean> {
  if (!synth || voiceOf(synth)) return Promise.resolve(synth !== undefined);
  return new Promise((done) => {
    const finish = () => {
      clearInterval(looking);
      clearTimeout(enough);
      synth.removeEventListener?.("voiceschanged", look);
      done(voiceOf(synth) !== undefined);
    };
    const look = () => {
      if (voiceOf(synth)) finish();
    };
    // Safari may list voices without an event, and old versions have no events at all.
    const looking = setInterval(look, 100);
    const enough = setTimeout(finish, timeout);
    synth.addEventListener?.("voiceschanged", look);
  });
}
