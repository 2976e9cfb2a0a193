import { useEffect, useState } from "preact/hooks";
import { announceInStyle } from "../../rules/aloud/styles";
import type { Tally } from "../../rules/show/combinations";
import { useSession } from "../context";
import type { Device, Speech } from "../device";
import { Sheet } from "../parts/sheet";
import { capital } from "../words/common";
import { NO_VOICE, says } from "./says";
import "./say-aloud.css";

interface SayProps {
  readonly tally: Tally;
  readonly device: Pick<Device, "speech">;
}

/** Says one count aloud, in the style that is set, whether or not counting aloud is on. */
export function SayAloud({ tally, device }: SayProps) {
  const { voiceStyle } = useSession().preferences;
  const [speech, setSpeech] = useState<Speech>();
  const [silent, setSilent] = useState(false);
  // Loaded before the tap, because iPhones need their first words within one.
  useEffect(() => void device.speech().then(setSpeech), [device]);
  // Another hand, or another screen, ends the words about this one.
  useEffect(() => () => speech?.hush(), [speech]);
  const say = async () => {
    const words = capital(announceInStyle(tally, voiceStyle.signal.value));
    setSilent(!(await says(speech ?? (await device.speech()), words)));
  };
  return (
    <>
      <button type="button" class="text-button say-aloud" onClick={() => void say()}>
        Say it aloud
      </button>
      <Sheet open={silent} title="No voice" onClose={() => setSilent(false)}>
        <p>{NO_VOICE}</p>
      </Sheet>
    </>
  );
}
