import type { Speech } from "../device";

export const NO_VOICE = "This browser has no English voice that works offline.";

/** Says the words; returns whether there was a voice to say them. */
export async function says(speech: Speech | undefined, words: string): Promise<boolean> {
  if (!speech) return false;
  // Most browsers have listed their voices by now, so the first attempt speaks while the tap still counts.
  return speech.say(words) || ((await speech.ready()) && speech.say(words));
}
