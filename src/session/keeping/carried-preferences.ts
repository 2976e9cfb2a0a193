/** The preferences that a backup carries. The others belong to one phone: half-typed lines, the open event, the last backup. */
import { type Check, flag, isRecord, list, oneOf } from "../../base/shape";
import { storedName } from "../../game/stored-name";
import { ANNOUNCE_STYLES } from "../../rules/aloud/voices";
import { FACINGS, MOST_NAMES, PADS } from "../preferences";

const isName = (value: unknown): value is string => typeof value === "string" && storedName(value).ok;

const CARRIED: Readonly<Record<string, Check<unknown>>> = {
  pad: oneOf(PADS),
  facing: oneOf(FACINGS),
  leftHanded: flag,
  fourColours: flag,
  vibrate: flag,
  keepAwake: flag,
  keyboard: flag,
  aloud: flag,
  voiceStyle: oneOf(ANNOUNCE_STYLES),
  names: list(isName, MOST_NAMES),
  /** Their reader leaves out a set that does not fit. */
  sets: list(isRecord, 24),
};

/** UTF-16 units of JSON; the largest are two dozen sets of rules. */
const LONGEST = 64_000;

type Values = Readonly<Record<string, unknown>>;

/** @param raw from a file, unchecked @returns only what is known, fits and is not too long */
export function carriedPreferences(raw: Values): Values {
  const fits = Object.entries(CARRIED).filter(([name, check]) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return value !== undefined && check(value) && JSON.stringify(value).length <= LONGEST;
  });
  return Object.fromEntries(fits.map(([name]) => [name, raw[name]]));
}
