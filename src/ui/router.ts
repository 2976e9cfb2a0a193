/**
 * Places by `#hash`, and what Back does. One entry of the history is one thing that Back closes.
 * - Below a place are the places that were open before it. Opening it pushes an entry. Each screen is there once, where it
 *   was opened last, so that nothing piles up.
 * - An open sheet is an entry above its place. Closing it removes the entry.
 * - The arrow removes the place on screen. A place opened by a link has nothing below it: its parent replaces it.
 * - A form that has been used is replaced, so that Back never returns to it.
 */
import { computed, signal } from "@preact/signals";
import { type Screen, SCREEN_NAMES } from "./screens";
import { isWithin, nextStep, placesOf, SHEET, type Trail } from "./trail";

/** Milliseconds after which a step back that reports nothing counts as taken. */
const LOST_STEP = 1000;

/** The entry at which the browser is. */
let now: Trail = storedTrail() ?? [location.hash];
/** The places that are wanted, the one on screen last. */
let places: Trail = placesOf(now);
/** Closes each open sheet, the top one last. */
const sheets: (() => void)[] = [];
/**
 * Set while the browser takes a step back for us: the entry that it is to reach. A step that counts as lost has the places
 * that were given up with it, in case the browser is only slow.
 */
let stepping: { readonly to: Trail; readonly lost: ReturnType<typeof setTimeout>; below?: Trail } | undefined;

const address = signal(location.hash);

/** The whole hash, unchanged: links carry hands, plays and results in it. */
export const addressNow = computed(() => address.value);

/** The screen in the address. A link that names none opens home. */
export const screen = computed<Screen>(() => screenOf(address.value));

/** The second part of the address: the id of a game, match, scorecard or event, or a topic of the rules. */
export const idInAddress = computed(() => address.value.split("/")[2]);

/** The screen that the arrow leads to from a place that was opened by a link, unless it is home. */
const PARENTS: Readonly<Partial<Record<Screen, Screen>>> = {
  record: "table",
  story: "table",
  backup: "settings",
  bring: "backup",
  handover: "table",
  match: "games",
  card: "club",
  event: "club",
  line: "club",
};

function screenOf(of: string): Screen {
  const [first] = of.replace(/^#\/?/, "").split("/");
  return SCREEN_NAMES.find((name) => name === first) ?? "home";
}

export function addressOf(to: Screen, id?: string): string {
  return `#/${to === "home" ? "" : to}${id === undefined ? "" : `/${id}`}`;
}

/** The screens that show one of many games, matches or books: their id belongs to the place. */
const ONE_OF_MANY: ReadonlySet<Screen> = new Set(["table", "record", "story", "handover", "match", "card", "event"]);

/** Two addresses of one place have the same name: a tool with other cards, an event at another page. */
function placeName(of: string): string {
  const at = screenOf(of);
  return ONE_OF_MANY.has(at) ? `${at}/${of.split("/")[2]}` : at;
}

/** Changes with the place on screen, but not with the cards or the page that it shows. */
export const placeNow = computed(() => placeName(address.value));

/** A place on top of others, without its own screen among them; one event can be on top of another, and home is on nothing. */
function onTop(to: string, others: Trail): Trail {
  if (screenOf(to) === "home") return [to];
  const nameOf = screenOf(to) === "event" ? placeName : screenOf;
  const rest = others.filter((one) => nameOf(one) !== nameOf(to));
  // The address without a hash resumes a game. A page to which Back leads does not.
  return [...rest.map((one) => one || addressOf("home")), to];
}

export function go(to: Screen, id?: string): void {
  openAddress(addressOf(to, id));
}

/** Opens a place by its address. The same place with another address takes it; that adds no step to the history. */
export function openAddress(to: string): void {
  lead(onTop(to, places));
}

/** Opens a place in place of the current one, so that Back does not return to a form already used. */
export function replace(to: Screen, id?: string): void {
  lead(onTop(addressOf(to, id), places.slice(0, -1)));
}

/** Opens a page of the current place; Back returns from it. */
export function pushAddress(to: string): void {
  lead([...places, to]);
}

/** The arrow: leaves this place for the one below it, or for its parent. */
export function up(parent = parentOf(address.peek())): void {
  lead(places.length > 1 ? places.slice(0, -1) : [parent]);
}

function parentOf(of: string): string {
  const at = screenOf(of);
  return addressOf(PARENTS[at] ?? "home", PARENTS[at] === "table" ? of.split("/")[2] : undefined);
}

/**
 * Opens what is being made, unless the player has gone elsewhere meanwhile.
 * @param made its id; undefined when it was refused
 */
export async function openMade(to: Screen, made: Promise<string | undefined>, open = go): Promise<void> {
  const from = places.at(-1);
  const id = await made;
  if (id !== undefined && places.at(-1) === from) open(to, id);
}

/**
 * A sheet has opened: Back closes it.
 * @returns to be called when it has closed
 */
export function sheetOpened(close: () => void): () => void {
  sheets.push(close);
  queueMicrotask(settle);
  return () => {
    const at = sheets.indexOf(close);
    if (at !== -1) sheets.splice(at, 1);
    queueMicrotask(settle);
  };
}

function lead(to: Trail): void {
  const next = to.at(-1) ?? "";
  // The sheets of another screen close with it.
  if (screenOf(address.peek()) !== screenOf(next)) sheets.length = 0;
  places = to;
  // A step back shows its place once the browser is there: only then it is known how that place was scrolled.
  const returns = to.length < now.length && isWithin(to, now);
  if (!returns) address.value = next;
  settle();
}

/**
 * Takes the steps that make the entries of the browser the wanted ones.
 * @param leaves whether the entry on screen is being left now, so that its place of the page can be noted
 */
function settle(leaves = true): void {
  if (stepping && !stepping.below) return;
  const wanted = [...places, ...sheets.map(() => SHEET)];
  for (let step = nextStep(now, wanted); step; step = nextStep(now, wanted)) {
    if (step.does === "back") {
      stepping = { to: now.slice(0, -step.by), lost: setTimeout(stuck, LOST_STEP) };
      history.go(-step.by);
      return;
    }
    const { entry, trail } = step;
    try {
      if (step.does === "push") {
        // Back returns to this place of the page.
        if (leaves) history.replaceState({ trail: now, scrolled: scrollY }, "");
        // Behind a sheet the page may scroll, to a result that was entered: it stays there when the sheet closes.
        history.scrollRestoration = entry === SHEET ? "manual" : "auto";
        history.pushState({ trail }, "", entry === SHEET ? undefined : entry);
      } else history.replaceState({ trail }, "", entry);
    } catch {
      // Safari allows 100 calls in 30 seconds and throws after that; a later step will succeed.
      return;
    }
    now = trail;
  }
  const at = placeName(location.hash);
  if (at !== announced) dispatchEvent(new Event("place-changed"));
  announced = at;
}

/** The browser is at another entry: after a step of ours, after Back or Forward, or after an address was typed. */
function arrived(): void {
  const { to, lost, below } = stepping ?? {};
  clearTimeout(lost);
  stepping = undefined;
  const wanted = [...places, ...sheets.map(() => SHEET)];
  const stored = storedTrail();
  now = stored ?? [...now, location.hash];
  if (!stored) history.replaceState({ trail: now }, "");
  const isOurs = to !== undefined && below?.length !== 0 && now.length === to.length && isWithin(now, to);
  // Forward, or a reload, leads to the entry of a sheet that has closed: the next step leaves it again.
  const isClosedSheet = now.at(-1) === SHEET && !isWithin(now, wanted);
  // The player may have opened something meanwhile.
  if (isOurs && below) places = onTop(address.value, below);
  if (!isOurs && !isClosedSheet) {
    places = stored ? placesOf(now) : [...places, location.hash];
    for (const close of sheets.splice(now.length - places.length).toReversed()) close();
  }
  address.value = places.at(-1) ?? "";
  settle(false);
}

/** The browser took no step: a history that was copied without its lower entries. The entry it is at becomes the first. */
function stuck(): void {
  if (stepping) stepping.below = places.slice(0, -1);
  places = places.slice(-1);
  now = places;
  address.value = places[0] ?? "";
  history.replaceState({ trail: now }, "", places[0]);
  settle();
}

/** The trail of the entry at which the browser is; undefined when the entry is not one of ours. */
function storedTrail(): Trail | undefined {
  const found: unknown = history.state?.trail;
  const isOurs = Array.isArray(found) && found.every((one) => typeof one === "string");
  return isOurs && placesOf(found).at(-1) === location.hash ? found : undefined;
}

addEventListener("popstate", arrived);
addEventListener("hashchange", () => {
  if (!storedTrail()) arrived();
});
if (!storedTrail()) history.replaceState({ trail: now }, "");
/** The place in the address that was announced last. */
let announced = placeName(location.hash);
// A page that is loaded again at the entry of a sheet leaves it.
settle();
