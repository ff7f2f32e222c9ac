import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { DigestPace, QuietHours } from "@khamt/contract";
import { quietUntil } from "@khamt/contract/quiet-hours";
import { day } from "@khamt/contract/durations";
import type { Matching } from "../../matching/matching.ts";
import { presentUser, userColumns, type UserRow } from "../../platform/auth/account.ts";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { deliveries, notifications, users } from "../../platform/db/schema/index.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueuedEmail, QueueEmail } from "../../platform/mail/mail.ts";
import { unsubscribePath } from "../../platform/mail/unsubscribe.ts";
import { hasUntoldNews, markDigested, untoldMatches, wantsDigest } from "../notifications/index.ts";
import { readDigest } from "./digest.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Tools = { db: Db; matching: Matching; post: QueueEmail; keys: Keys; conduct: Conduct; now: Date };
type Reader = UserRow & { quietHours: QuietHours | null };

/** Writes to whoever has had no summary for a day or a week, as they chose, and has news that none has told of. */
export async function sendDigests({ now, ...tools }: Tools): Promise<void> {
  const isDue = dueAt(now);
  const due = await tools.db
    .select({ ...userColumns, quietHours: users.quietHours })
    .from(users)
    .where(and(isDue, exists(tools.db.select().from(notifications).where(hasUntoldNews(now)))))
    .orderBy(asc(users.id));
  // Who wants to hear nothing now is still due when that is over.
  const readers = due.filter(({ quietHours }) => quietUntil(quietHours, now) === undefined);
  const matching = { ...tools.matching, upToDate: tools.matching.whenReady };
  await eachAlone(readers, (reader) => sendDigest({ ...tools, matching, now, isDue }, reader));
}

async function sendDigest(
  { db, matching, post, keys, conduct, now, isDue }: Tools & { isDue: SQL | undefined },
  reader: Reader,
): Promise<void> {
  const { id: owner, language } = reader;
  const news = await untoldMatches(db, owner);
  const digest = await readDigest({ db, matching, owner, reader: language, now, conduct }, news);
  // What is answered by now, or has become distant since, is no news any more.
  if (!digest) return markDigested(db, owner, { news, now });
  const id = randomUUID();
  const unsubscribe = unsubscribePath(keys, { userId: owner, kind: "digest" });
  const letter: QueuedEmail = {
    kind: "match-digest",
    id,
    deliveryId: id,
    ...toMember(presentUser(reader)),
    ...digest,
    unsubscribe,
  };
  await db.transaction(async (tx) => {
    // Only one of several servers finds the member still due.
    const claimed = await tx
      .update(users)
      .set({ digestedAt: now })
      .where(and(eq(users.id, owner), isDue))
      .returning({ id: users.id });
    if (claimed.length === 0) return;
    await markDigested(tx, owner, { news, now });
    await tx.insert(deliveries).values({
      id,
      userId: owner,
      kind: "digest",
      channel: "mail",
      state: "queued",
      createdAt: now,
      dueAt: now,
      postedAt: now,
      changedAt: now,
      messageId: id,
    });
    await post(letter, tx);
  });
}

function dueAt(now: Date): SQL | undefined {
  const isOver = (pace: DigestPace, days: number) =>
    and(eq(users.digestPace, pace), lte(users.digestedAt, new Date(now.getTime() - days * day)));
  // Sent while the clock was wrong: the next one would wait until that time.
  const isToCome = gt(users.digestedAt, new Date(now.getTime() + day));
  return and(
    eq(users.isEmailVerified, true),
    isActiveAccount,
    wantsDigest,
    or(isNull(users.digestedAt), isToCome, isOver("day", 1), isOver("week", 7)),
  );
}
