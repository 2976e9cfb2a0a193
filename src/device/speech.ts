/**
 * Speech by a voice that lives on this device. "Google …" voices and their like send what they say to somebody's
 * computer and are silent without a network: they are never used. What is said is English, so the voice is too.
 */

/** Plain voices of Apple's, which lists many that sing or whisper before them. */
const PLAIN = /^(Samantha|Daniel|Karen|Moira|Rishi|Tessa)\b/;

const ENGLISH = /^en([-_]|$)/i;

export interface Speech {
  /** Whether there is a voice. Browsers list theirs late: waits a little for the first one. */
  ready(): Promise<boolean>;
  /**
   * Says it, in place of anything still being said. The first time on an iPhone this must be within a tap.
   * @returns false when there is no voice; nothing is said then.
   */
  say(words: string): boolean;
  /** Lets later words be heard on an iPhone, which hears nothing before a tap has spoken. Call within a tap. */
  prime(): void;
  hush(): void;
}

/** @param patience milliseconds to wait for the first voice */
export function openSpeech(patience = 2000): Speech {
  // Not in every browser, and not in every embedded page.
  const synth: SpeechSynthesis | undefined = "speechSynthesis" in window ? window.speechSynthesis : undefined;
  /** Kept while it is spoken: Chromium forgets an utterance nobody holds, and it never ends. */
  let held: SpeechSynthesisUtterance | undefined;

  const hush = () => {
    held = undefined;
    // Chromium on Linux swallows what follows a cancel of nothing.
    if (synth && (synth.speaking || synth.pending)) synth.cancel();
  };
  const speak = (words: string, voice: SpeechSynthesisVoice | undefined) => {
    if (!synth) return;
    held = new SpeechSynthesisUtterance(words);
    if (voice) {
      held.voice = voice;
      held.lang = voice.lang;
    }
    // Left paused by a phone that slept.
    if (synth.paused) synth.resume();
    synth.speak(held);
  };
  addEventListener("pagehide", hush);

  return {
    ready: () => firstVoice(synth, patience),
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

/** @returns the voice to speak with: the browser's own choice, one of this person's country, a plain one, any. */
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

function firstVoice(synth: SpeechSynthesis | undefined, patience: number): Promise<boolean> {
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
    // Safari may list voices without telling, and its old versions cannot be listened to.
    const looking = setInterval(look, 100);
    const enough = setTimeout(finish, patience);
    synth.addEventListener?.("voiceschanged", look);
  });
}
