import type { Signal } from "@preact/signals";
import { ANNOUNCE_STYLES, type AnnounceStyle } from "../../rules/aloud/voices";
import { tally } from "../../rules/show/tally";
import { PADS } from "../../session/preferences";
import type { Device, Theme } from "../device";
import { Choice } from "../parts/choice";
import { DisplaySize } from "../parts/display-size";
import { MainButton } from "../parts/main-button";
import { Row, Rows } from "../parts/rows";
import { Toggle } from "../parts/toggle";
import { TopBar } from "../parts/top-bar";
import { large } from "../display";
import { go, up } from "../router";
import { useSession } from "../context";
import { SayAloud } from "../aloud/say-aloud";
import { VoiceSwitch } from "../aloud/voice-switch";
import { Names } from "./names";
import "./settings.css";

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "Automatic" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const STYLE_WORDS: Readonly<Record<AnnounceStyle, { readonly label: string; readonly example: string }>> = {
  canonical: { label: "Short", example: "“… and a double run of three for eight, makes twelve”" },
  long: { label: "Full", example: "“… and a pair is six, and a run is nine, and a run is twelve”" },
  bicycle: { label: "Bicycle", example: "“… and eight for double run is twelve”" },
};

interface Flag {
  readonly signal: Signal<boolean>;
  readonly set: (on: boolean) => void;
}

export function Settings({ device }: { device: Device }) {
  const { preferences } = useSession();
  return (
    <main class="screen split settings">
      <TopBar title="Settings" onBack={() => up()} update />
      <div class="split-a">
        <h2 class="section">Look</h2>
        <DisplaySize device={device} name="display" />
        <Choice
          legend="Light or dark"
          name="theme"
          options={THEMES}
          value={device.theme.value}
          onChoose={device.setTheme}
        />
        {!large.value && (
          <Choice
            legend="Pad"
            name="pad"
            options={PADS.map((value) => ({ value, label: value === "suits" ? "Suits" : "Ranks" }))}
            value={preferences.pad.signal.value}
            onChoose={preferences.pad.set}
          />
        )}
        <Rows>
          <Switch label="Four-colour suits" hint="Diamonds blue, clubs green" flag={preferences.fourColours} />
        </Rows>
        <h2 class="section">At the table</h2>
        <Rows>
          <Switch label="Left-handed" hint="Keys and buttons under the left thumb" flag={preferences.leftHanded} />
          <Switch label="Vibrate on a tap" hint="If your phone can" flag={preferences.vibrate} />
          <Switch label="Keep the screen awake" hint="While a game is open" flag={preferences.keepAwake} />
          <Switch
            label="Keyboard"
            hint="Type cards: 5h, 10d, tc; g for go, Ctrl-Z for undo"
            flag={preferences.keyboard}
          />
        </Rows>
      </div>
      <div class="split-b">
        <h2 class="section">Voice</h2>
        <Rows>
          <VoiceSwitch device={device} />
        </Rows>
        <SpokenStyle device={device} />
        <h2 class="section">About</h2>
        <Rows>
          <Row icon="help" label="Rules" hint="Every rule, with search" leads onPress={() => go("rules")} />
          <Row
            label={`Fifteen Two ${import.meta.env.APP_VERSION}`}
            hint="MIT licence. No account; nothing is sent anywhere."
          />
        </Rows>
        <h2 class="section">Your games</h2>
        <Keeping device={device} />
      </div>
    </main>
  );
}

/** The style in which the voice counts a hand, with an example to hear. */
function SpokenStyle({ device }: { device: Device }) {
  const { voiceStyle } = useSession().preferences;
  const style = voiceStyle.signal.value;
  // Each style says a double run in its own way.
  const example = tally(["7C", "8D", "8H", "9S"], "KC", "hand");
  return (
    <div>
      <Choice
        legend="Counting style"
        name="voice"
        options={ANNOUNCE_STYLES.map((value) => ({ value, label: STYLE_WORDS[value].label }))}
        value={style}
        onChoose={voiceStyle.set}
      />
      <div class="muted style-example">
        <span>{STYLE_WORDS[style].example}</span>
        <SayAloud tally={example} device={device} />
      </div>
    </div>
  );
}

function Switch({ label, hint, flag }: { label: string; hint: string; flag: Flag }) {
  return <Toggle label={label} hint={hint} on={flag.signal.value} onToggle={flag.set} />;
}

/** Names and backup. The way to install is last, because the browser may offer one at any moment. */
function Keeping({ device }: { device: Device }) {
  const install = device.install.value;
  return (
    <>
      <Rows>
        <Names device={device} />
        <Row icon="share" label="Backup" hint="Save your games, or bring some in" leads onPress={() => go("backup")} />
      </Rows>
      {install === "prompt" ? (
        <MainButton onPress={device.askInstall}>Add to the home screen</MainButton>
      ) : (
        <Rows>
          {install === "installed" && <Row label="On the home screen" hint="Installed. Your games are safest here." />}
          {install === "iosShare" && (
            <Row
              label="Add to the home screen"
              hint="Tap Share, then Add to Home Screen. Do it before your first game: the installed app starts with no games."
            />
          )}
          {install === "browser" && (
            <Row label="Add to the home screen" hint="In the browser’s menu: Install app, or Add to Home screen." />
          )}
        </Rows>
      )}
    </>
  );
}
