import { isNameOf, namesOf } from "@khamt/contract/records";
import { asc, eq } from "drizzle-orm";
import { requireSite, say, runCommand, type Site, withSite } from "./command.ts";
import { giveToMailbox } from "./modules/auth/index.ts";
import { hasEmail } from "./platform/auth/account.ts";
import { demote, promote, recordAct } from "./platform/auth/administrators.ts";
import type { Db } from "./platform/db/handle.ts";
import { users } from "./platform/db/schema/index.ts";
import { HttpError } from "./platform/http/http-error.ts";
import { type Email, MailError, openMail } from "./platform/mail/mail.ts";
import { render } from "./platform/mail/render.ts";
import { StartError } from "./platform/start-error.ts";
import { type Config, readConfig } from "./settings/read-config.ts";
import { commandWords } from "./words/index.ts";

/** What is done to whom an address names. */
const acts = { promote: make, demote: unmake, "give-back": giveBack };

const [action = "", email = ""] = process.argv.slice(2);

const words = commandWords().admin;
const usage = words.usage([
  ...namesOf(acts).map((name) => `npm run admin -- ${name} ${words.email}`),
  "npm run admin -- list",
]);

await runCommand(usage, run);

/** For the operator, who need not be able to sign in. The log of administrators' acts has it. */
async function run(): Promise<void> {
  const isAbout = isNameOf(acts, action);
  if (action !== "list" && !(isAbout && email.includes("@"))) throw new StartError("settings", usage);
  requireSite(readConfig(process.env));
  await withSite(async (site) => {
    if (isAbout) await acts[action](site);
    await list(site.db);
  });
}

async function make({ db }: Site): Promise<void> {
  if (!(await db.transaction((tx) => promote(tx, { email, role: "admin", by: null, now: new Date() }))))
    throw new StartError("settings", words.cannotBeAdmin(email));
}

async function unmake({ db }: Site): Promise<void> {
  const all = await db.select().from(users).where(eq(users.role, "admin"));
  const found = all.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new StartError("settings", words.noAdmin(email));
  try {
    await db.transaction((tx) => demote(tx, { id: found.id, by: null, now: new Date() }));
  } catch (error) {
    if (!(error instanceof HttpError) || error.id !== "last-administrator") throw error;
    throw new StartError("settings", words.lastAdmin(email));
  }
}

/** Of administrators too, whom nobody else helps. */
async function giveBack({ db, config }: Site): Promise<void> {
  const clock = () => new Date();
  const letter = await db.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id, email: users.email }).from(users).where(hasEmail(email));
    const given = owner && (await giveToMailbox({ clock, later: undefined }, { tx, ...owner }));
    if (given) await recordAct(tx, { act: "gave-back", by: null, accountId: owner.id, now: clock() });
    return given;
  });
  if (!letter) throw new StartError("settings", words.noAccount(email));
  await deliver(letter, config);
}

/** By then the account is given back: a letter that does not leave is for the operator to bring. */
async function deliver(letter: Email, { smtpUrl: url, mailFrom: from, publicUrl }: Config): Promise<void> {
  const { text } = render(letter, { publicUrl });
  if (!url || !from) return say(text);
  try {
    await openMail({ url, from, publicUrl }).send(letter);
    say(words.linkSent(letter.to));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    say(`${text}\n${error.message}. ${words.sendOn(letter.to)}`);
    process.exitCode = 1;
  }
}

async function list(db: Db): Promise<void> {
  const { email: address, totpEnabledAt, createdAt, role } = users;
  const rows = await db
    .select({ address, totpEnabledAt })
    .from(users)
    .where(eq(role, "admin"))
    .orderBy(asc(createdAt));
  say(rows.length === 0 ? words.none : words.heading);
  for (const each of rows)
    say(`  ${each.address}${each.totpEnabledAt ? "" : ` (${words.withoutSecondStep})`}`);
}
