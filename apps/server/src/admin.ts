import { asc, eq } from "drizzle-orm";
import { say, runCommand, withSite } from "./command.ts";
import { demote, promote } from "./platform/auth/administrators.ts";
import type { Db } from "./platform/db/handle.ts";
import { users } from "./platform/db/schema/index.ts";
import { HttpError } from "./platform/http/http-error.ts";
import { StartError } from "./platform/start-error.ts";

const [action, email = ""] = process.argv.slice(2);

await runCommand(run);

/** For the operator, who need not be able to sign in. The log of administrators' acts has it. */
async function run(): Promise<void> {
  const isAbout = action === "promote" || action === "demote";
  if (action !== "list" && !(isAbout && email.includes("@")))
    throw new StartError(
      "settings",
      "Say what to do: npm run admin -- promote EMAIL, npm run admin -- demote EMAIL, or npm run admin -- list",
    );
  await withSite(async ({ db }) => {
    if (action === "promote") await make(db);
    if (action === "demote") await unmake(db);
    await list(db);
  });
}

async function make(db: Db): Promise<void> {
  if (!(await db.transaction((tx) => promote(tx, { email, role: "admin", by: null, now: new Date() }))))
    throw new StartError("settings", `${email} has no account that can be an administrator: sign up first.`);
}

async function unmake(db: Db): Promise<void> {
  const all = await db.select().from(users).where(eq(users.role, "admin"));
  const found = all.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new StartError("settings", `${email} is no administrator.`);
  try {
    await db.transaction((tx) => demote(tx, { id: found.id, by: null, now: new Date() }));
  } catch (error) {
    if (!(error instanceof HttpError) || error.id !== "last-administrator") throw error;
    throw new StartError("settings", `${email} is the last administrator. Make somebody else one first.`);
  }
}

async function list(db: Db): Promise<void> {
  const { email: address, totpEnabledAt, createdAt, role } = users;
  const rows = await db
    .select({ address, totpEnabledAt })
    .from(users)
    .where(eq(role, "admin"))
    .orderBy(asc(createdAt));
  say(rows.length === 0 ? "There is no administrator." : "Administrators:");
  for (const each of rows)
    say(`  ${each.address}${each.totpEnabledAt ? "" : " (without a second step: can't act yet)"}`);
}
