/** The preferences that a backup carries. The others belong to one phone: half-typed lines, the open event, the last backup. */
import { flag, isRecord, list, oneOf } from "../../base/shape";
import { storedName } from "../../game/stored-name";
import { ANNOUNCE_STYLES } from "../../rules/aloud/voices";
import type { PreferenceChecks } from "../../share/backup/preferences";
import { FACINGS, MOST_NAMES, PADS } from "../preferences";

const isName = (value: unknown): value is string => typeof value === "string" && storedName(value).ok;

export const CARRIED: PreferenceChecks = {
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
