import { and, desc, eq, gt, inArray, isNotNull, lte, ne, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PublicUser } from "@khamt/contract";
import type { SanctionKind } from "@khamt/contract/standing";
import { day, minute } from "@khamt/contract/durations";
import type { Db } from "../db/handle.ts";
import { prepared } from "../db/prepared.ts";
import { programmeMembers, sessions, type SessionContent, users } from "../db/schema/index.ts";
import { announce } from "../live/channel.ts";
import type { Agent } from "./device.ts";
import { presentUser, userColumns } from "./account.ts";
import { hashToken, newToken } from "./tokens.ts";

const idleLife = 7 * day;
export const absoluteLife = 30 * day;
const touchEvery = 10 * minute;
/** Who was away for longer comes for a new visit. */
export const visitGap = 60 * minute;

export type Session = { sid: string; content: SessionContent };

type Beginning = { userId: string; agent: Agent; now: Date };

/** Answers with the token for the cookie, which is stored nowhere. */
export async function createSession(db: Db, { userId, agent, now }: Beginning): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await db.insert(sessions).values({
    sid: hashToken(token),
    sess: { userId, signedInAt: at, lastUsedAt: at, browser: agent.browser, system: agent.system },
    expire: expiry({ signedInAt: now, now }),
  });
  return token;
}

type Finding = { token: string; now: Date };

/** What the account may do beside what every member may. */
export type Rights = {
  /** Writes to nobody for now. */
  isRestricted: boolean;
  /** A right password alone does not open it. */
  hasSecondStep: boolean;
  /** Of a programme. */
  isManager: boolean;
};

/** Read at each request, so that a session that ended anywhere has ended everywhere. */
export async function findSession(
  db: Db,
  { token, now }: Finding,
): Promise<(Session & { user: PublicUser; rights: Rights }) | undefined> {
  const [found] = await findBySid(db, { sid: hashToken(token), now: now.toISOString() });
  return found && { ...found, user: presentUser(found.user) };
}

/** Every call of a member asks this. */
const findBySid = prepared((db) => {
  const now = sql.placeholder("now");
  const isOwn = eq(programmeMembers.userId, users.id);
  const rights = {
    isRestricted: sql<boolean>`${isUnder("restricted", now)}`,
    hasSecondStep: sql<boolean>`${isNotNull(users.totpEnabledAt)}`,
    isManager: sql<boolean>`exists (select from ${programmeMembers} where ${isOwn} and ${programmeMembers.role} = 'manager')`,
  };
  return db
    .select({ sid: sessions.sid, content: sessions.sess, user: userColumns, rights })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`${ownerOf}::uuid`))
    .where(
      and(
        eq(sessions.sid, sql.placeholder("sid")),
        gt(sessions.expire, now),
        sql`not ${isUnder("suspended", now)}`,
      ),
    );
});

/** The account is restricted or suspended at that time, whether or not a job has noted yet that it is over. */
export function isUnder(standing: SanctionKind, now: Date | Placeholder): SQL {
  const { standingUntil } = users;
  const at = now instanceof Date ? now.toISOString() : now;
  return sql`(${users.standing} = ${standing} and (${standingUntil} is null or ${standingUntil} > ${at}::timestamptz))`;
}

/** Notes that the session is used, every ten minutes. Only ever updates: a session that ended can't come back. */
export async function touchSession(db: Db, { sid, content }: Session, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(content.lastUsedAt) < touchEvery) return;
  await db
    .update(sessions)
    .set({
      sess: { ...content, lastUsedAt: now.toISOString() },
      expire: expiry({ signedInAt: new Date(content.signedInAt), now }),
    })
    .where(eq(sessions.sid, sid));
  const isNewVisit = sql`${users.lastActiveAt} < ${new Date(now.getTime() - visitGap).toISOString()}::timestamptz`;
  await db
    .update(users)
    .set({
      lastActiveAt: now,
      lastVisitAt: sql`case when ${isNewVisit} then ${users.lastActiveAt} else ${users.lastVisitAt} end`,
    })
    .where(eq(users.id, content.userId));
}

export async function listSessions(db: Db, userId: string, now: Date): Promise<Session[]> {
  return db
    .select({ sid: sessions.sid, content: sessions.sess })
    .from(sessions)
    .where(and(eq(ownerOf, userId), gt(sessions.expire, now)))
    .orderBy(desc(sql`${sessions.sess} ->> 'lastUsedAt'`), sessions.sid)
    .limit(100);
}

/** False when the user has no such session. */
export async function endSession(db: Db, { sid, userId }: { sid: string; userId: string }): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), eq(ownerOf, userId)))
    .returning({ sid: sessions.sid });
  if (ended.length > 0) await announceEnd(db, userId);
  return ended.length > 0;
}

export async function endSessions(db: Db, userId: string, but?: Pick<Session, "sid">): Promise<void> {
  await db.delete(sessions).where(and(eq(ownerOf, userId), but && ne(sessions.sid, but.sid)));
  await announceEnd(db, userId);
}

/** So that its live streams end at once, in every process. */
function announceEnd(db: Db, userId: string): Promise<void> {
  return announce(db, { users: [userId], event: { kind: "sessions" } });
}

/** By its own clock, and nobody has ended it before. */
export async function hasRunOut(db: Db, { token, now }: Finding): Promise<boolean> {
  const isIt = and(eq(sessions.sid, hashToken(token)), lte(sessions.expire, now));
  return (await db.$count(sessions, isIt)) > 0;
}

/** Of these those that have not ended. */
export async function sessionsAlive(
  db: Db,
  { sids, now }: { sids: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(inArray(sessions.sid, [...sids]), gt(sessions.expire, now)));
  return new Set(rows.map(({ sid }) => sid));
}

/** Its index stands on the same words. */
const ownerOf = sql<string>`(${sessions.sess} ->> 'userId')`;

function expiry({ signedInAt, now }: { signedInAt: Date; now: Date }): Date {
  return new Date(Math.min(now.getTime() + idleLife, signedInAt.getTime() + absoluteLife));
}
