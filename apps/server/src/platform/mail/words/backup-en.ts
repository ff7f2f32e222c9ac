import type { BackupCatalogue } from "./backup.ts";

export const backupEn: BackupCatalogue = {
  subject: "A backup of Khamt could not be made",
  preheader: "It is tried again every hour.",
  heading: "A backup failed",
  what: "The backup by the clock could not be made. It is tried again every hour. You hear of it again only if one is whole and a later one fails.",
  last: (day) => `The last whole backup is of ${day}.`,
  none: "There is no whole backup yet.",
  where: "The log says why it failed; often the disk or the bucket is full.",
  button: "Open the desk",
  note: "Khamt sends this email to all of its administrators.",
};
