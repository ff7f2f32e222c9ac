import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Language } from "@khamt/language";
import type { PublicUser } from "@khamt/contract";
import type { PartnerType, Role } from "@khamt/contract/vocabulary";
import { hasEmail, presentUser, userColumns } from "../../platform/auth/account.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";

const resetMinutes = 30;
const changeHours = 24;
export const lives = { resetMinutes, changeHours };

export async function findByEmail(
  db: Db,
  email: string,
): Promise<{ user: PublicUser; password: string | null } | undefined> {
  const [row] = await db
    .select({ user: userColumns, password: users.password })
    .from(users)
    .where(hasEmail(email));
  return row && { user: presentUser(row.user), password: row.password };
}

export async function getUser(db: Db, id: string): Promise<PublicUser | undefined> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id));
  return row && presentUser(row);
}

type NewUser = {
  email: string;
  password: string | null;
  name: string;
  accountType: PartnerType;
  language: Language;
  role: Role;
  now: Date;
};

/** Undefined when the address has an account meanwhile. */
export async function createUser(
  db: Db,
  { name, accountType, now, ...values }: NewUser,
): Promise<PublicUser | undefined> {
  const id = randomUUID();
  const [row] = await db
    .insert(users)
    .values({
      ...values,
      id,
      username: id,
      firstName: name,
      userType: accountType,
      isEmailVerified: true,
      lastActiveAt: now,
    })
    .onConflictDoNothing()
    .returning(userColumns);
  return row && presentUser(row);
}

export async function setPassword(db: Db, id: string, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, id));
}

/** Only in place of the hash that was judged: meanwhile somebody may have chosen another password. */
export async function replaceHash(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, id), eq(users.password, from)));
}

export async function hasHash(db: Db, id: string, hash: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), eq(users.password, hash)))) > 0;
}

export async function hasPassword(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNotNull(users.password)))) > 0;
}

type Link = { token: string; now: Date };

/** What an account keeps of its link. */
export function resetColumns({ token, now, minutes }: Link & { minutes: number }) {
  return {
    passwordResetToken: hashToken(token),
    passwordResetExpires: new Date(now.getTime() + minutes * 60_000),
  };
}

/** A newer link ends the one before. Demo owners have no mailbox. */
export async function keepResetLink(
  db: Db,
  { email, token, now, minutes = resetMinutes }: Link & { email: string; minutes?: number },
): Promise<PublicUser | undefined> {
  const [row] = await db
    .update(users)
    .set(resetColumns({ token, now, minutes }))
    .where(and(hasEmail(email), eq(users.isDemo, false)))
    .returning(userColumns);
  return row && presentUser(row);
}

/** The account that it opens, with its hash until now. */
export async function findReset(db: Db, link: Link): Promise<{ password: string | null } | undefined> {
  const [owner] = await db.select({ password: users.password }).from(users).where(isReset(link));
  return owner;
}

/** Uses the link up. `isArrival`: of an account that somebody else has prepared, and that is its member's from now on. */
export async function resetPassword(
  tx: Db,
  { password, ...link }: Link & { password: string },
): Promise<{ owner: PublicUser; isArrival: boolean } | undefined> {
  const [before] = await tx
    .select({ isEmailVerified: users.isEmailVerified })
    .from(users)
    .where(isReset(link))
    .for("update");
  const [row] = await tx
    .update(users)
    .set({
      password,
      ...noReset,
      // The link came by letter: whoever opened the account, the mailbox is proven now.
      isEmailVerified: true,
      lastActiveAt: sql`coalesce(${users.lastActiveAt}, ${link.now.toISOString()}::timestamptz)`,
    })
    .where(isReset(link))
    .returning(userColumns);
  return row && { owner: presentUser(row), isArrival: before?.isEmailVerified === false };
}

function isReset({ token, now }: Link) {
  return and(eq(users.passwordResetToken, hashToken(token)), gt(users.passwordResetExpires, now));
}

const noReset = { passwordResetToken: null, passwordResetExpires: null };
const noChange = { pendingEmail: null, emailVerificationToken: null, emailVerificationExpires: null };

export async function keepEmailChange(
  db: Db,
  { id, email, token, now }: Link & { id: string; email: string },
): Promise<void> {
  await db
    .update(users)
    .set({
      pendingEmail: email,
      emailVerificationToken: hashToken(token),
      emailVerificationExpires: new Date(now.getTime() + changeHours * 3_600_000),
    })
    .where(eq(users.id, id));
}

export async function endEmailChange(db: Db, id: string): Promise<void> {
  await db.update(users).set(noChange).where(eq(users.id, id));
}

/** Uses the link up. Undefined for a link that doesn't work, or when the address has an account meanwhile. */
export async function confirmEmail(
  tx: Db,
  { token, now }: Link,
): Promise<{ user: PublicUser; oldEmail: string } | undefined> {
  const [waiting] = await tx
    .select({ id: users.id, oldEmail: users.email, email: users.pendingEmail })
    .from(users)
    .where(and(eq(users.emailVerificationToken, hashToken(token)), gt(users.emailVerificationExpires, now)))
    .for("update");
  if (!waiting?.email || (await tx.$count(users, hasEmail(waiting.email))) > 0) return undefined;
  const [row] = await tx
    .update(users)
    .set({ email: waiting.email, ...noReset, ...noChange })
    .where(eq(users.id, waiting.id))
    .returning(userColumns);
  return row && { user: presentUser(row), oldEmail: waiting.oldEmail };
}
