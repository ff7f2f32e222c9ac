import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { AccountChange, Activity } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { countRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { entitiesOf } from "../../entities/owned/own.ts";
import {
  aiMatches,
  applications,
  connections,
  conversationMembers,
  conversations,
  profileViews,
  users,
} from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { changeShownFiles } from "../../entities/owned/shown-files.ts";

export type AccountRow = typeof users.$inferSelect & {
  name: string;
  recoveryCodes: number;
  activity: Activity;
};

export async function requireAccount(db: Db, id: string): Promise<AccountRow> {
  const [[user], codes, activity] = await Promise.all([
    db
      .select({ ...getTableColumns(users), name: nameOfMember(users) })
      .from(users)
      .where(eq(users.id, id)),
    countRecoveryCodes(db, id),
    countActivity(db, id),
  ]);
  if (!user) throw new Error("a session of no user");
  return { ...user, recoveryCodes: codes, activity };
}

async function countActivity(db: Db, userId: string): Promise<Activity> {
  const views = (kinds: SQL) => db.$count(profileViews, and(eq(profileViews.userId, userId), kinds));
  const matches = (status: SQL) => db.$count(aiMatches, and(eq(aiMatches.userId, userId), status));
  const [ideasViewed, profilesViewed, partnersContacted, matchesSaved] = await Promise.all([
    views(eq(profileViews.kind, "idea")),
    views(inArray(profileViews.kind, ["cofounder", "company"])),
    countContacted(db, userId),
    matches(inArray(aiMatches.status, ["saved", "contacted"])),
  ]);
  return { ideasViewed, profilesViewed, partnersContacted, matchesSaved };
}

/** Each once: whom the member has invited, has applied to, or has written to. */
async function countContacted(db: Db, userId: string): Promise<number> {
  const { conversationId, userId: other } = conversationMembers;
  const written = db
    .select({ id: conversationId })
    .from(conversationMembers)
    .where(and(eq(other, userId), eq(conversationMembers.hasWritten, true)));
  const partners = union(
    db.select({ id: connections.receiverId }).from(connections).where(eq(connections.senderId, userId)),
    db.select({ id: applications.ownerId }).from(applications).where(eq(applications.userId, userId)),
    db
      .select({ id: sql<string>`${other}` })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationId))
      // Whoever does a service is no partner that was found here.
      .where(and(ne(other, userId), ne(conversations.kind, "service"), inArray(conversationId, written))),
  );
  return db.$count(partners.as("partners"));
}

type Change = { id: string; change: AccountChange; now: Date };

/** What is left out stays as it is, within notifications and privacy too. Throws for a picture that is not the member's. */
export async function changeAccount(db: Db, { id, change, now }: Change): Promise<void> {
  const { notifications, privacy, ...plain } = change;
  await db.transaction(async (tx) => {
    const before = await lockAvatar(tx, id);
    await tx
      .update(users)
      .set({
        ...plain,
        notifications: merged(users.notifications, notifications),
        privacy: merged(users.privacy, privacy),
      })
      .where(eq(users.id, id));
    if (plain.avatar !== undefined) {
      const after = shownAvatar(plain.avatar);
      await changeShownFiles(tx, { userId: id, before: shownAvatar(before), after, now });
    }
    if (privacy) await fileOwn(tx, id);
  });
}

/** It stays as it is until the transaction is over. */
async function lockAvatar(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return row?.avatar ?? null;
}

function shownAvatar(avatar: string | null) {
  return { avatar: { isPicture: true, addresses: [avatar] } };
}

function merged(column: typeof users.notifications | typeof users.privacy, change: object = {}): SQL {
  return sql`${column} || ${JSON.stringify(change)}::jsonb`;
}

/** Puts the member's profiles into search, or takes them out, by the rule of who is listed. */
async function fileOwn(db: Db, userId: string): Promise<void> {
  const entities = await entitiesOf(db, userId);
  for (const kind of entityKinds) await fileEntities(db, { kind, ids: entities[kind] });
}

/** False when it is planned already: the earlier day stays. */
export async function planDeletion(db: Db, id: string, deletesAt: Date): Promise<boolean> {
  const planned = await db
    .update(users)
    .set({ deletesAt })
    .where(and(eq(users.id, id), isNull(users.deletesAt)))
    .returning({ id: users.id });
  if (planned.length > 0) await fileOwn(db, id);
  return planned.length > 0;
}

/** False when none was planned. */
export async function cancelDeletion(db: Db, id: string): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletesAt)))
    .returning({ id: users.id });
  if (kept.length > 0) await fileOwn(db, id);
  return kept.length > 0;
}

/** A key that waits for the app's first code. False when the app is on already. */
export async function keepTotpSecret(db: Db, id: string, encrypted: string): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ totpSecret: encrypted, totpLastStep: null })
    .where(and(eq(users.id, id), isNull(users.totpEnabledAt)))
    .returning({ id: users.id });
  return kept.length > 0;
}

/** The waiting key; undefined when none waits. */
export async function getWaitingTotp(db: Db, id: string): Promise<string | undefined> {
  const [user] = await db
    .select({ secret: users.totpSecret })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.totpEnabledAt)));
  return user?.secret ?? undefined;
}

type Switch = { id: string; encrypted: string; step: number; now: Date };

/** False when another key took this one's place meanwhile. */
export async function switchTotpOn(db: Db, { id, encrypted, step, now }: Switch): Promise<boolean> {
  const on = await db
    .update(users)
    .set({ totpEnabledAt: now, totpLastStep: step })
    .where(and(eq(users.id, id), eq(users.totpSecret, encrypted), isNull(users.totpEnabledAt)))
    .returning({ id: users.id });
  return on.length > 0;
}

export async function hasTotp(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNotNull(users.totpEnabledAt)))) > 0;
}
