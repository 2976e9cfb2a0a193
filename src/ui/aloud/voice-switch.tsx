import { useEffect, useState } from "preact/hooks";
import type { Device, Speech } from "../device";
import { Toggle } from "../parts/toggle";
import { useSession } from "../context";

const NO_VOICE = "This browser has no English voice that works without a network, so it stays silent.";

/** Counting aloud, on or off. Says so itself when it is switched on: an iPhone wants its first words within a tap. */
export function VoiceSwitch({ device }: { device: Device }) {
  const { aloud } = useSession().preferences;
  const [speech, setSpeech] = useState<Speech>();
  const [silent, setSilent] = useState(false);
  useEffect(() => void device.speech().then(setSpeech), [device]);
  const toggle = async (on: boolean) => {
    setSilent(false);
    if (!on) aloud.set(false);
    else if (await greets(speech ?? (await device.speech()))) aloud.set(true);
    else setSilent(true);
  };
  return (
    <div>
      <Toggle
        label="Count aloud"
        hint={silent ? NO_VOICE : "The play and the show, by this phone’s own voice"}
        on={aloud.signal.value}
        onToggle={(on) => void toggle(on)}
      />
      <span class="unseen" role="status">
        {silent && NO_VOICE}
      </span>
    </div>
  );
}

/** @returns whether there is a voice; it has then said its first words. */
async function greets(speech: Speech | undefined): Promise<boolean> {
  if (!speech) return false;
  // At once, within the tap, when the voices are known; most browsers know them by now.
  return speech.say(GREETING) || ((await speech.ready()) && speech.say(GREETING));
}

const GREETING = "Counting aloud";
