/** Wiring: connects storage, device, session and user interface, and starts the app. */
import "./ui/style/index.css";
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import type { FileContent, ReadyFile } from "./device/download";
import { newId } from "./device/ids";
import { isIos, isStandalone, watchInstall } from "./device/install";
import { askToPersist, askToPersistOnce, type Persistence, persistence } from "./device/persist";
import { copyText, shareLink } from "./device/share";
import { chooseDisplay, display, followDisplay } from "./device/display";
import { chooseTheme, showTheme, theme } from "./device/theme";
import { registerServiceWorker, reloadForMissingPieces } from "./device/update";
import { vibrate } from "./device/vibration";
import type { GameId } from "./game/facts";
import type { Ports } from "./session/ports";
import type { Opened } from "./later";
import type { Session } from "./session/session";
import { createLibrary, lastUnfinished, type Library } from "./session/library";
import { indexedLog } from "./storage/indexed-log";
import { openTabChannel } from "./storage/tabs";
import { storeOpener } from "./storage/open";
import { lockWriter, takeOver } from "./storage/writer";
import { App } from "./ui/app";
import type { Device, Speech } from "./ui/device";
import { large } from "./ui/display";
import { guardDoubleTaps } from "./ui/double-tap";
import { replace } from "./ui/router";
import { answerTouch } from "./ui/touch";

const root = document.querySelector("#app") ?? document.body;
const install = watchInstall(() => {
  installWay.value = install.way();
});
const installWay = signal(install.way());
showTheme();
const sized = signal(display());
const showDisplay = followDisplay((shown) => {
  large.value = shown;
  sized.value = display();
});
if (import.meta.env.PROD) reloadForMissingPieces();

const tabs = openTabChannel();
const openStore = storeOpener(() => location.reload());
const engine = import("./session/session");
const log = indexedLog(
  openStore,
  engine.then(({ readEntry }) => readEntry),
);
const ports: Ports = {
  log,
  lockWriter,
  takeOver,
  notifyTabs: (id) => tabs.notify(id),
  onTabNews: (onGrown) => void tabs.listen(onGrown),
  now: () => Date.now(),
  newGameId: () => newId() as GameId,
};

function deviceOf(): Device {
  const updateReady = signal(false);
  const update = registerServiceWorker(() => {
    updateReady.value = true;
  });
  const chosen = signal(theme());
  const kept = signal<Persistence>("unknown");
  const answered = (found: Persistence) => void (kept.value = found);
  void persistence().then(answered);
  return {
    updateReady,
    update,
    theme: chosen,
    setTheme: (to) => {
      chooseTheme(to);
      chosen.value = to;
    },
    display: sized,
    setDisplay: (to) => {
      chooseDisplay(to);
      showDisplay();
    },
    persisted: kept,
    askPersist: () => askToPersist().then(answered),
    askPersistOnce: () => void askToPersistOnce().then(answered),
    install: installWay,
    askInstall: () => void install.ask(),
    save: (name, content, type) => withFiles((from) => fileOf(from, name, content, type).save()),
    share: shareLink,
    shareFile: (file, text) => withFiles((from) => from.shareFile(file, text)),
    copy: copyText,
    print: () => globalThis.print(),
    books: wired("sharedBooks"),
    keeping: wired("sharedKeeping"),
    facts: wired("sharedFacts"),
    speech,
    scan: async () => (await import("./device/qr-read").catch(() => undefined))?.scanner,
    packing: () => fromLater((later) => later.packing),
  };
}

let spoken: Speech | undefined;
async function speech(): Promise<Speech | undefined> {
  return (spoken ??= (await import("./device/speech"))?.openSpeech());
}

type Files = typeof import("./device/download");
let files: Files | undefined;
async function loadFiles(): Promise<Files> {
  return (files ??= await import("./device/download"));
}

/** At once if the code is here, as the tap on an iPhone needs it. It loads after the first screen. */
function withFiles<T>(then: (from: Files) => Promise<T>): Promise<T> {
  return files ? then(files) : loadFiles().then(then);
}

function fileOf(from: Files, name: string, content: FileContent, type = "application/json"): ReadyFile {
  return from.readyFile(name, content, type, isIos() && isStandalone());
}

/** The keepers of this tab. */
const opened: Opened = {};

/** If loading fails, the next call tries again. */
function fromLater<T>(use: (later: typeof import("./later")) => T | Promise<T>): Promise<T | undefined> {
  return import("./later").then(use).catch(() => undefined);
}

/** Something that a tab makes once, when it is first asked for. */
function wired<Name extends "sharedBooks" | "sharedKeeping" | "sharedFacts">(name: Name) {
  type Made = Awaited<ReturnType<(typeof import("./later"))[Name]>>;
  return () => fromLater((later) => later[name](ports, openStore, opened) as Promise<Made>);
}

/** Keeps the screen on while a game is on show, and vibrates for every stored tap. */
function feel(session: Session): void {
  // A screen takes half a minute to go dark, so this can load after the table.
  void fromLater((later) => later.keepAwake(session));
  let before = 0;
  effect(() => {
    const { length } = session.entries.value;
    const wanted = session.preferences.vibrate.signal.value;
    if (length === before + 1 && wanted) vibrate(12);
    before = length;
  });
}

/**
 * Opens the unfinished game, in the phase and with the half-entered hand it had, unless the address names a screen. "#/"
 * is the first page: somebody went there before the page was loaded again.
 */
function resume(library: Library): void {
  const open = lastUnfinished(library.rows.value);
  if (location.hash === "" && open) replace("table", open.id);
}

/** Undefined until the engine has loaded; the home screen works without it. */
const session = signal<Session | undefined>(undefined);

async function boot(): Promise<void> {
  const library = createLibrary(ports);
  const woken = await library.wake();
  if (!woken.ok) {
    const { showRescue } = await import("./later");
    showRescue(root, woken.error, async (name, text) => fileOf(await loadFiles(), name, text));
    return;
  }
  resume(library);
  guardDoubleTaps(() => {
    if (session.value) session.value.said.value = { code: "bounced" };
  });
  answerTouch();
  render(<App library={library} session={session} device={deviceOf()} />, root);
  const found = await engine.catch(() => undefined);
  const made = found?.createSession(ports, library);
  if (!made) {
    dispatchEvent(new Event("piece-needed"));
    return;
  }
  session.value = opened.session = made;
  feel(made);
  // If this fails, the tap that needs it tries again.
  await loadFiles().catch(() => undefined);
}

void boot();
