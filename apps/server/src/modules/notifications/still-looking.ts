import { and, asc, eq, exists, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import { day } from "@khamt/contract/durations";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { entities } from "../../entities/index.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { notify, settleNotifications } from "./notify.ts";
import { pauseAll, resumeAll } from "../presence/index.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Tools = { db: Db; live: Live; post: QueueEmail | undefined; now: Date };

const silence = 30 * day;
const timeToAnswer = 14 * day;

/** When the member was last here; since the account was made, for who never came back. */
const lastHere = sql`coalesce(${users.lastActiveAt}, ${users.createdAt})`;

/** Once a day: whoever is back is left in peace, whoever stays away is asked, and who does not answer is paused. */
export async function tendSilent(tools: Tools): Promise<void> {
  await forgetAsked(tools);
  await askSilent(tools);
  await pauseSilent(tools);
}

/** Whoever was silent for a month and has something listed, once for each silence. */
async function askSilent({ db, live, post, now }: Tools): Promise<void> {
  const isDue = and(
    isActiveAccount,
    isNull(users.askedLookingAt),
    sql`${lastHere} <= ${new Date(now.getTime() - silence).toISOString()}::timestamptz`,
  );
  await eachAlone(await membersWhere(db, and(isDue, hasListed(db))), ({ id }) =>
    db.transaction(async (tx) => {
      const claimed = await tx
        .update(users)
        .set({ askedLookingAt: now })
        .where(and(eq(users.id, id), isDue))
        .returning({ id: users.id });
      if (claimed.length === 0) return;
      await notify({ tx, live, post, now }, { to: id, kind: "still-looking", subjectId: id, data: {} });
    }),
  );
}

/** Whoever was asked two weeks ago and has not been seen since. */
async function pauseSilent({ db, now }: Pick<Tools, "db" | "now">): Promise<void> {
  const isDue = and(
    isActiveAccount,
    isNull(users.pausedProfiles),
    lte(users.askedLookingAt, new Date(now.getTime() - timeToAnswer)),
    sql`${lastHere} < ${users.askedLookingAt}`,
  );
  await eachAlone(await membersWhere(db, isDue), ({ id }) =>
    db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
      if ((await tx.$count(users, and(eq(users.id, id), isDue))) > 0) await pauseAll(tx, id);
    }),
  );
}

/** Whoever came back is asked again only after another silence. */
async function forgetAsked({ db, now }: Pick<Tools, "db" | "now">): Promise<void> {
  const back = await membersWhere(
    db,
    and(
      isNotNull(users.askedLookingAt),
      isNull(users.pausedProfiles),
      sql`${lastHere} > ${users.askedLookingAt}`,
    ),
  );
  await eachAlone(back, ({ id }) => comeBack(db, { userId: id, now }));
}

type Back = { userId: string; now: Date };

/** The member is here and looking: what was paused for silence is listed again. */
export function comeBack(db: Db, { userId, now }: Back): Promise<void> {
  return db.transaction(async (tx) => {
    await resumeAll(tx, userId);
    await tx.update(users).set({ askedLookingAt: null }).where(eq(users.id, userId));
    await settleNotifications(tx, { to: userId, kind: "still-looking", subjectId: userId, now });
  });
}

/** Who answers from a letter was active then, signed in or not. */
export function resumeByLink(db: Db, { userId, now }: Back): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(users).set({ lastActiveAt: now }).where(eq(users.id, userId));
    await comeBack(tx, { userId, now });
  });
}

function membersWhere(db: Db, where: ReturnType<typeof and>): Promise<{ id: string }[]> {
  return db.select({ id: users.id }).from(users).where(where).orderBy(asc(users.id));
}

function hasListed(db: Db) {
  return or(
    ...entityKinds.map((kind) => {
      const { table, isOwnedBy, active } = entities[kind];
      const own = and(isOwnedBy(sql`(${users.id})`), eq(active, true));
      return exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(own),
      );
    }),
  );
}
