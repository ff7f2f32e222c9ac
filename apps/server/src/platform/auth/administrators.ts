import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { ActOfAdministrator } from "@khamt/contract/standing";
import type { ConductRule } from "@khamt/contract/conduct";
import type { Role } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../db/handle.ts";
import { adminActs, users } from "../db/schema/index.ts";
import { insertRows } from "../db/insert-rows.ts";
import { HttpError } from "../http/http-error.ts";
import { hasEmail } from "./account.ts";

const isAdministrator = eq(users.role, "admin");

export async function listAdministrators(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isAdministrator).orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Who decides what was reported: moderators, and administrators. */
export async function listModerators(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.role, ["moderator", "admin"]))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** There is somebody who reads requests, reports and appeals. */
export async function hasAdministrators(db: Db): Promise<boolean> {
  return (await db.$count(users, isAdministrator)) > 0;
}

/** In which an address of the site is written to: that of its account, else of who was the first administrator. */
export async function languageOfOffice(db: Db, email: string, otherwise: Language): Promise<Language> {
  const isIts = hasEmail(email);
  const [reader] = await db
    .select({ language: users.language })
    .from(users)
    .where(or(isIts, isAdministrator))
    .orderBy(desc(isIts), users.createdAt)
    .limit(1);
  return reader?.language ?? otherwise;
}

type Act = {
  act: ActOfAdministrator;
  /** Null: the operator, by command or setting. */
  by: string | null;
  accountId: string | null;
  subjectId?: string;
  rule?: ConductRule | null | undefined;
  until?: Date | null;
  now: Date;
};

/** A line of the log that nobody can change: to be written in the transaction of what it tells of. */
export async function recordAct(
  tx: Db,
  { act, by, accountId, subjectId, rule, until, now }: Act,
): Promise<void> {
  await tx
    .insert(adminActs)
    .values({ act, actorId: by, accountId, subjectId, rule: rule ?? null, until: until ?? null, at: now });
}

type SameActs = Pick<Act, "act" | "by" | "now"> & { accountIds: readonly string[] };

/** The same act about many accounts. */
export async function recordActs(tx: Db, { act, by, accountIds, now }: SameActs): Promise<void> {
  const lines = accountIds.map((accountId) => ({ act, actorId: by, accountId, at: now }));
  await insertRows(tx, adminActs, lines);
}

type Appointing = { by: string | null; now: Date };

type Promotion = Appointing & { email: string; role: Exclude<Role, "member"> };

/** By address. False where there is no such member; an administrator stays one. Examples and suspended members can't. */
export async function promote(tx: Db, { email, role, by, now }: Promotion): Promise<boolean> {
  const isIt = and(
    hasEmail(email),
    eq(users.isDemo, false),
    eq(users.isEmailVerified, true),
    eq(users.standing, "good"),
  );
  const [found] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(isIt)
    .for("no key update");
  if (!found || found.role === "admin" || found.role === role) return found !== undefined;
  await tx.update(users).set({ role }).where(eq(users.id, found.id));
  await recordAct(tx, { act: role === "admin" ? "promoted" : "appointed", by, accountId: found.id, now });
  return true;
}

/** Throws last-administrator where nobody else stays one: whose account is to be deleted does not. */
export async function requireAnother(tx: Db, id: string): Promise<void> {
  // All of them, in one order: of two who go at once one stays.
  const staying = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, isNull(users.deletesAt)))
    .orderBy(users.id)
    .for("no key update");
  if (staying.length === 1 && staying[0]?.id === id) throw new HttpError("last-administrator");
}

/** Of a moderator or an administrator. Throws not-found for who is neither, and last-administrator. */
export async function demote(tx: Db, { id, by, now }: Appointing & { id: string }): Promise<void> {
  await requireAnother(tx, id);
  const unmade = await tx
    .update(users)
    .set({ role: "member" })
    .where(and(eq(users.id, id), ne(users.role, "member")))
    .returning({ id: users.id });
  if (unmade.length === 0) throw new HttpError("not-found");
  await recordAct(tx, { act: "demoted", by, accountId: id, now });
}

/** Members whose addresses the settings name become administrators too, not only who signs up with one. */
export async function appointNamed(db: Db, emails: readonly string[], now: Date): Promise<void> {
  for (const email of emails)
    await db.transaction((tx) => promote(tx, { email, role: "admin", by: null, now }));
}
