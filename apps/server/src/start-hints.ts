import type { Config } from "./settings/read-config.ts";
import { hasAdministrators } from "./platform/auth/administrators.ts";
import { readSite } from "./platform/site/site.ts";
import type { Db } from "./platform/db/handle.ts";
import { commandWords } from "./words/index.ts";

/** What nobody reads or receives with these settings, and what to set: lines for the operator. */
export async function startHints(db: Db, config: Config): Promise<string[]> {
  const words = commandWords().start;
  const hints = [];
  if (!config.smtpUrl) hints.push(words.noMail);
  if (!(await hasAdministrators(db)))
    hints.push(config.adminEmails.length > 0 ? words.adminsToSignUp : words.noAdmins);
  if (!config.contactEmail && (await readSite(db)).contactEmail === null) hints.push(words.noContact);
  return hints;
}
