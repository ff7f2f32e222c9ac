import type { Config } from "./settings/read-config.ts";
import { hasAdministrators } from "./platform/auth/administrators.ts";
import { readSite } from "./platform/site/site.ts";
import type { Db } from "./platform/db/handle.ts";

/** What nobody reads or receives with these settings, and what to set: lines for the operator. */
export async function startHints(db: Db, config: Config): Promise<string[]> {
  const hints = [];
  if (!config.smtpUrl)
    hints.push(
      "No letters are sent; codes are shown on screen. To send letters, set SMTP_URL and MAIL_FROM.",
    );
  if (!(await hasAdministrators(db)))
    hints.push(
      config.adminEmails.length > 0
        ? "Nobody reads reports, appeals and service requests yet: sign up with an address of ADMIN_EMAILS."
        : "Nobody reads reports, appeals and service requests: set ADMIN_EMAILS to your address, then sign up with it.",
    );
  if (!config.contactEmail && (await readSite(db)).contactEmail === null)
    hints.push("The contact page reaches nobody: set CONTACT_EMAIL to an address that you read.");
  return hints;
}
