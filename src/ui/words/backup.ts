/** Words for files that are brought in: why one is refused, and why a line of it is left out. */
import type { BackupRefusal, LostLine } from "../../share/backup/kept";

export const BACKUP_WORDS: Readonly<Record<BackupRefusal, string>> = {
  tooLarge: "That is far too large for a backup.",
  notOurs: "That is not a file of Fifteen Two.",
  newer: "That comes from a newer version of this app. Update this one, then try again.",
  damaged: "That file is damaged, and no game in it can be read.",
  notReadable: "This phone could not open that file. Choose it again.",
};

/** After "Game 9 is …". */
export const LOST_WORDS: Readonly<Record<LostLine["why"], string>> = {
  cutOff: "cut short in the file",
  damaged: "damaged in the file",
  beyond: "too large",
};
