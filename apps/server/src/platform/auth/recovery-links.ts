import { and, eq, gt, gte, ne } from "drizzle-orm";
import { day, minute } from "@khamt/contract/durations";
import type { PublicUser } from "@khamt/contract";
import type { Db } from "../db/handle.ts";
import { passkeys, recoveryLinks, users } from "../db/schema/index.ts";
import type { EmailOf } from "../mail/email.ts";
import { toMember } from "../mail/email.ts";
import { hasEmail, presentUser, userColumns } from "./account.ts";
import type { Auth } from "./auth.ts";
import { removeSecondStep } from "./second-step.ts";
import { hashToken, newToken } from "./tokens.ts";

const life = 7 * day;

type NewWay =
  | Pick<EmailOf<"second-step-on">, "kind">
  | Pick<EmailOf<"passkey-added">, "kind" | "name">
  | Pick<EmailOf<"email-changed">, "kind" | "newEmail">;

type Telling = {
  tx: Db;
  /** As it was before. */
  user: PublicUser;
  /** Not later than the way in itself says. */
  since: Date;
  way: NewWay;
};

/**
 * Tells the owner of a new way into the account, which may shut the owner out where it is a thief's, with a link that
 * undoes it for a week.
 */
export async function tellOfWayIn(
  { mail, later }: Pick<Auth, "mail" | "later">,
  { tx, user, since, way }: Telling,
): Promise<void> {
  if (!mail) return;
  const token = newToken();
  const expiresAt = new Date(since.getTime() + life);
  const { id: userId, email } = user;
  await tx.insert(recoveryLinks).values({ tokenHash: hashToken(token), userId, email, since, expiresAt });
  const send = later ?? mail.send;
  await send({ ...toMember(user), ...way, undo: `/reset-password#${token}` }, life / minute, tx);
}

type Link = { token: string; now: Date };

/** The account that it gives back, with its hash until now. */
export async function findRecovery(db: Db, link: Link): Promise<{ password: string | null } | undefined> {
  const [owner] = await db
    .select({ password: users.password })
    .from(recoveryLinks)
    .innerJoin(users, eq(users.id, recoveryLinks.userId))
    .where(isLive(link));
  return owner;
}

/**
 * The account as it was when the link was made, with a new password: the address, no passkey and no second step of since.
 * Links of since end too, an older one stays: no thief ends the owner's. Undefined for a link that doesn't work, or when
 * another account has the address.
 */
export async function giveBack(
  tx: Db,
  { password, ...link }: Link & { password: string },
): Promise<PublicUser | undefined> {
  const [given] = await tx.delete(recoveryLinks).where(isLive(link)).returning();
  if (!given) return undefined;
  const { userId, email, since } = given;
  const isOwner = eq(users.id, userId);
  const [owner] = await tx
    .select({ totpEnabledAt: users.totpEnabledAt })
    .from(users)
    .where(isOwner)
    .for("update");
  const isTaken = and(hasEmail(email), ne(users.id, userId));
  if (!owner || (await tx.$count(users, isTaken)) > 0) return undefined;
  await tx
    .delete(recoveryLinks)
    .where(and(eq(recoveryLinks.userId, userId), gte(recoveryLinks.since, since)));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  if (owner.totpEnabledAt && owner.totpEnabledAt >= since) await removeSecondStep(tx, userId);
  const [row] = await tx.update(users).set({ email, password }).where(isOwner).returning(userColumns);
  return row && presentUser(row);
}

function isLive({ token, now }: Link) {
  return and(eq(recoveryLinks.tokenHash, hashToken(token)), gt(recoveryLinks.expiresAt, now));
}
