import { useEffect, useState } from "preact/hooks";
import type { Device, Speech } from "../device";
import { Toggle } from "../parts/toggle";
import { useSession } from "../context";
import { NO_VOICE, says } from "./says";

/** Switches counting aloud on or off. Says a greeting at once, because iPhones need their first words within a tap. */
export function VoiceSwitch({ device }: { device: Device }) {
  const { aloud } = useSession().preferences;
  const [speech, setSpeech] = useState<Speech>();
  const [silent, setSilent] = useState(false);
  useEffect(() => void device.speech().then(setSpeech), [device]);
  const toggle = async (on: boolean) => {
    setSilent(false);
    if (!on) aloud.set(false);
    else if (await says(speech ?? (await device.speech()), GREETING)) aloud.set(true);
    else setSilent(true);
  };
  return (
    <div>
      <Toggle
        label="Count aloud"
        hint={silent ? NO_VOICE : "The play and the show, in this phone’s voice"}
        on={aloud.signal.value}
        onToggle={(on) => void toggle(on)}
      />
      <span class="unseen" role="status">
        {silent && NO_VOICE}
      </span>
    </div>
  );
}

const GREETING = "Counting aloud";
