import { useEffect, useState } from "preact/hooks";
import type { Device } from "../../device";
import { useSession } from "../../context";
import { MainButton } from "../../parts/main-button";

/** Offers installation once, after the first finished game, where the app knows a way. */
export function InstallOffer({ device }: { device: Device }) {
  const { installOffered } = useSession().preferences;
  const way = device.install.value;
  // Decided when the result appears: an offer that came later would move the page.
  const [open, setOpen] = useState(!installOffered.signal.value && (way === "prompt" || way === "iosShare"));
  useEffect(() => {
    if (open) installOffered.set(true);
  }, [open, installOffered]);
  if (!open || way === "installed") return null;
  const add = () => {
    device.askInstall();
    setOpen(false);
  };
  return (
    <section class="panel" aria-label="Keep it on this phone">
      <p>
        {way === "iosShare"
          ? "Keep Fifteen Two at hand: tap Share, then Add to Home Screen. It opens without a network, and the phone keeps its games. The installed app starts with no games."
          : "Keep Fifteen Two at hand: installed, it opens without a network, and the browser keeps your games."}
      </p>
      <div class="pair">
        {way === "prompt" && <MainButton onPress={add}>Install</MainButton>}
        <MainButton kind="second" onPress={() => setOpen(false)}>
          {way === "prompt" ? "Not now" : "Got it"}
        </MainButton>
      </div>
    </section>
  );
}
