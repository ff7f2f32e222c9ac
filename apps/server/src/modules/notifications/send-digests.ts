import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import type { DigestPace, QuietHours } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import { quietUntil } from "@khamt/contract/quiet-hours";
import type { Language } from "@khamt/language";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import { deliveries, notifications, users } from "../../platform/db/schema/index.ts";
import type { QueuedEmail, QueueEmail } from "../../platform/mail/mail.ts";
import { unsubscribePath } from "../../platform/mail/unsubscribe.ts";
import type { Matching } from "../../matching/matching.ts";
import { presentMatch } from "./present.ts";
import { bestPercent, isMatch, type MatchNotification, wantsDigest, withProfiles } from "./queries.ts";
import { explainToday } from "../my-matches/index.ts";

type Tools = { db: Db; matching: Matching; post: QueueEmail; keys: Keys; now: Date };
type Reader = { id: string; email: string; language: Language; quietHours: QuietHours | null };

const mostMatches = 5;
const mostWaiting = 50;
const day = 24 * 3_600_000;

/** Writes to whoever has had no summary for a day or a week, as they chose, and has new matches that none has told of. */
export async function sendDigests({ now, ...tools }: Tools): Promise<void> {
  const isDue = dueAt(now);
  const due = await tools.db
    .select({ id: users.id, email: users.email, language: users.language, quietHours: users.quietHours })
    .from(users)
    .where(and(isDue, exists(tools.db.select().from(notifications).where(isWaitingOf(users.id)))))
    .orderBy(asc(users.id));
  // Who wants to hear nothing now is still due when that is over.
  const readers = due.filter(({ quietHours }) => quietUntil(quietHours, now) === undefined);
  if (readers.length > 0) await tools.matching.whenReady();
  for (const reader of readers) await sendDigest({ ...tools, now, isDue }, reader);
}

async function sendDigest(
  { db, matching, post, keys, now, isDue }: Tools & { isDue: SQL | undefined },
  reader: Reader,
): Promise<void> {
  const waiting = await db
    .select()
    .from(notifications)
    .where(isWaitingOf(reader.id))
    .orderBy(bestPercent)
    .limit(mostWaiting);
  const news = await withProfiles(db, reader.id, waiting.filter(isMatch));
  if (news.length === 0) return;
  const letter = await digestOf({ matching, keys, reader }, news);
  const ids = news.map(({ row }) => row.id);
  if (!letter) {
    // What has become distant since is no news any more.
    await db.update(notifications).set({ digestedAt: now }).where(inArray(notifications.id, ids));
    return;
  }
  await db.transaction(async (tx) => {
    // Only one of several servers finds the member still due.
    const claimed = await tx
      .update(users)
      .set({ digestedAt: now })
      .where(and(eq(users.id, reader.id), isDue))
      .returning({ id: users.id });
    if (claimed.length === 0) return;
    await tx.update(notifications).set({ digestedAt: now }).where(inArray(notifications.id, ids));
    await tx.insert(deliveries).values({
      id: letter.id,
      userId: reader.id,
      kind: "digest",
      channel: "mail",
      state: "queued",
      createdAt: now,
      dueAt: now,
      postedAt: now,
      changedAt: now,
      messageId: letter.id,
    });
    await post(letter, tx);
  });
}

type Writing = Pick<Tools, "matching" | "keys"> & { reader: Reader };

/** The best by today's numbers; undefined where nothing is worth a look any more. */
async function digestOf(
  { matching, keys, reader }: Writing,
  news: readonly MatchNotification[],
): Promise<QueuedEmail | undefined> {
  const { language } = reader;
  const today = await explainToday(matching, news, language);
  const fitting = news
    .map((each) => ({ target: each.target, ...presentMatch(each, { today, reader: language }) }))
    .filter(({ match }) => !isDistant(match.compatibility))
    .sort(
      (one, other) =>
        other.match.compatibility - one.match.compatibility ||
        Number(one.target.row.isDemo) - Number(other.target.row.isDemo),
    );
  if (fitting.length === 0) return undefined;
  const id = randomUUID();
  return {
    kind: "match-digest",
    id,
    deliveryId: id,
    to: reader.email,
    language,
    matches: fitting.slice(0, mostMatches).map(({ match, source, target }) => ({
      name: match.name,
      percent: match.compatibility,
      reason: match.reason ?? "",
      path: `/match?source=${source.kind}:${source.id}&target=${target.kind}:${match.id}`,
    })),
    more: Math.max(0, fitting.length - mostMatches),
    unsubscribe: unsubscribePath(keys, { userId: reader.id, kind: "digest" }),
  };
}

function dueAt(now: Date): SQL | undefined {
  const isOver = (pace: DigestPace, days: number) =>
    and(eq(users.digestPace, pace), lte(users.digestedAt, new Date(now.getTime() - days * day)));
  return and(
    eq(users.isEmailVerified, true),
    eq(users.isDemo, false),
    isNull(users.deletesAt),
    wantsDigest,
    or(isNull(users.digestedAt), isOver("day", 1), isOver("week", 7)),
  );
}

function isWaitingOf(owner: string | typeof users.id): SQL | undefined {
  return and(
    eq(notifications.userId, owner),
    eq(notifications.kind, "new-match"),
    isNull(notifications.digestedAt),
  );
}
