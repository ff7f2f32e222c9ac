import type { Language } from "@khamt/language";
import { formatDay } from "../../text/day.ts";
import type { EmailOf } from "../email.ts";
import type { Words } from "./types.ts";

/** `last`: of the last one that is whole. */
export type BackupCatalogue = Pick<Words, "subject" | "preheader" | "heading" | "button" | "note"> & {
  what: string;
  last: (day: string) => string;
  none: string;
  where: string;
};

export function backupEmail(
  { what, last, none, where, ...words }: BackupCatalogue,
  { last: at }: EmailOf<"backup-failed">,
  language: Language,
): Words {
  const known = at === null ? none : last(formatDay(new Date(at), language));
  return { ...words, paragraphs: [what, known, where] };
}
