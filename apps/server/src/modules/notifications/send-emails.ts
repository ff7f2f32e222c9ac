import { and, asc, eq, getTableColumns, isNull, lte } from "drizzle-orm";
import type { DeliveryReason } from "@khamt/contract";
import { quietUntil } from "@khamt/contract/quiet-hours";
import { presentUser } from "../../platform/auth/account.ts";
import type { Keys } from "../../platform/auth/keys.ts";
import { appealToken } from "../../platform/auth/suspension.ts";
import { activeAmong, isActive } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { defaultNotifications, deliveries, notifications, users } from "../../platform/db/schema/index.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueuedEmail, QueueEmail } from "../../platform/mail/mail.ts";
import { unsubscribePath } from "../../platform/mail/unsubscribe.ts";
import { isAlwaysTold, isAsked, isToldDaily, pathOf, stateOf, switchOf, titleOf, waysOf } from "./kinds.ts";
import { whyNoEmail } from "./notify.ts";
import { isEvent, type EventNotification, withActors } from "./queries.ts";
import { quoteOf } from "./quote.ts";
import { stillLookingPath } from "./still-looking-link.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Tools = {
  db: Db;
  post: QueueEmail;
  keys: Keys;
  /** Whom to write to against a decision. */
  contactEmail?: string | undefined;
  now: Date;
};
type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];

const lettersAtOnce = 100;

/** Hands those letters of news to the mail whose time has come, and that still say something new by then. */
export async function sendNotificationEmails({ db, now, ...tools }: Tools): Promise<void> {
  for (;;) {
    const waiting = await readWaiting(db, now);
    await eachAlone(waiting, (each) => db.transaction((tx) => send({ db: tx, now, ...tools }, each)));
    if (waiting.length < lettersAtOnce) return;
  }
}

function readWaiting(db: Db, now: Date) {
  const isAbout = and(
    eq(notifications.userId, deliveries.userId),
    eq(notifications.kind, deliveries.kind),
    eq(notifications.subjectId, deliveries.subjectId),
  );
  return db
    .select({
      delivery: deliveries,
      news: notifications,
      reader: { ...getTableColumns(users), name: nameOfMember(users) },
    })
    .from(deliveries)
    .innerJoin(users, eq(users.id, deliveries.userId))
    .leftJoin(notifications, isAbout)
    .where(and(isQueued, lte(deliveries.dueAt, now)))
    .orderBy(asc(deliveries.dueAt))
    .limit(lettersAtOnce);
}

const isQueued = and(eq(deliveries.state, "queued"), isNull(deliveries.postedAt));

async function send(
  { db, post, keys, contactEmail, now }: Tools,
  { delivery, news, reader }: Waiting,
): Promise<void> {
  const change = (fields: Partial<typeof deliveries.$inferInsert>) =>
    db
      .update(deliveries)
      .set({ ...fields, changedAt: now })
      .where(and(eq(deliveries.id, delivery.id), isQueued))
      .returning({ id: deliveries.id });
  const why = whyNotNow(news, reader);
  if (why !== undefined) return void (await change({ state: "skipped", why }));
  const quiet = quietUntil(reader.quietHours, now);
  if (quiet) return void (await change({ dueAt: quiet, why: "quiet-hours" }));
  if (await isByNobody(db, news))
    return void (await db.delete(deliveries).where(eq(deliveries.id, delivery.id)));
  // Only one of several servers finds it still waiting.
  const claimed = await change({ postedAt: now, why: null, messageId: delivery.id });
  if (claimed.length === 0 || !news || !isEvent(news)) return;
  const [told] = await withActors(db, [news]);
  if (!told) return;
  const quote = await quoteOf(db, told.row, reader.language);
  const letter = letterOf({ keys, contactEmail, told, quote, reader, deliveryId: delivery.id });
  if (letter) await post(letter, db);
}

/** The settings as they are by now, and whether the member has looked already: of a decision they get a letter all the same. */
function whyNotNow(news: Waiting["news"], reader: Waiting["reader"]): DeliveryReason | undefined {
  if (!news || (news.readAt !== null && !isAlwaysTold(news.kind))) return "seen-already";
  const wants = { ...defaultNotifications, ...reader.notifications };
  const wantsMail = waysOf(news.kind, wants).mail;
  return whyNoEmail(news.kind, { ...reader, isActive: isActive(reader), wantsMail, hasMail: true });
}

/** Whoever asks for something was suspended since, or is about to go; or whom a kept search has found is found no more. */
async function isByNobody(db: Db, news: Waiting["news"]): Promise<boolean> {
  if (!news || !isEvent(news)) return false;
  if (news.kind === "search-match") return (await withActors(db, [news])).length === 0;
  if (!isAsked(news.kind)) return false;
  const { actorId } = news.data;
  return actorId !== undefined && !(await activeAmong(db, [actorId])).has(actorId);
}

type Writing = Pick<Tools, "keys" | "contactEmail"> & {
  told: EventNotification;
  quote: string | null;
  reader: Waiting["reader"];
  deliveryId: string;
};

function letterOf({ keys, contactEmail, told, quote, reader, deliveryId }: Writing): QueuedEmail | undefined {
  const { kind, subjectId, createdAt, data } = told.row;
  if (isToldDaily(kind)) return undefined;
  const { actor } = told;
  const envelope = { ...toMember(presentUser(reader)), id: deliveryId, deliveryId };
  if (kind === "moderation")
    return {
      ...envelope,
      kind: "moderation",
      outcome: data.text ?? "",
      title: data.title ?? null,
      rule: data.rule ?? null,
      note: data.note ?? "",
      appealTo: contactEmail ?? null,
      token: data.isAccount ? appealToken(keys, subjectId) : null,
    };
  if (kind === "verification")
    return {
      ...envelope,
      kind: "verification",
      outcome: data.text ?? "",
      who: actor,
      domain: data.title ?? null,
      note: data.note ?? "",
      at: createdAt.toISOString(),
    };
  return {
    ...envelope,
    kind: "news",
    news: kind,
    actor,
    title: titleOf(kind, data, reader.language),
    state: stateOf(kind, data),
    quote,
    path:
      kind === "still-looking"
        ? stillLookingPath(keys, { userId: reader.id, askedAt: createdAt })
        : pathOf(kind, subjectId, data),
    unsubscribe: unsubscribePath(keys, { userId: reader.id, kind: switchOf[kind] }),
  };
}
