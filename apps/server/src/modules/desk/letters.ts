import { randomUUID } from "node:crypto";
import { and, asc, between, eq, or, sql } from "drizzle-orm";
import type { DeskTask } from "@khamt/contract";
import { quietUntil } from "@khamt/contract/quiet-hours";
import { hour } from "@khamt/contract/durations";
import { presentUser, userColumns, type UserRow } from "../../platform/auth/account.ts";
import { listAdministrators } from "../../platform/auth/administrators.ts";
import type { Keys } from "../../platform/auth/keys.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { defaultNotifications, deliveries, programmeMembers, users } from "../../platform/db/schema/index.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueueEmail, QueuedEmail } from "../../platform/mail/mail.ts";
import { unsubscribePath } from "../../platform/mail/unsubscribe.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { countFailures, listWaiting } from "./waiting.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Tools = { db: Db; post: QueueEmail; keys: Keys; now: Date };
type Reader = UserRow & Pick<typeof users.$inferSelect, "notifications" | "quietHours">;

/** A job of each hour is late at times: the letter keeps its time of day all the same. */
const betweenLetters = 23 * hour;

/** Writes to administrators and managers what waits at their desk: once a day at most, and nothing where nothing does. */
export async function sendDeskLetters({ now, ...tools }: Tools): Promise<void> {
  await eachAlone(await listReaders(tools.db), async (reader) => {
    const { desk } = { ...defaultNotifications, ...reader.notifications };
    if (desk.mail && quietUntil(reader.quietHours, now) === undefined) await send({ ...tools, now }, reader);
  });
}

/** Whoever has a desk, and an address that is known to be theirs. */
function listReaders(db: Db): Promise<Reader[]> {
  const manages = sql`exists (select from ${programmeMembers}
    where ${programmeMembers.userId} = ${users.id} and ${programmeMembers.role} = 'manager')`;
  const isOperator = or(eq(users.role, "admin"), manages);
  return db
    .select({ ...userColumns, notifications: users.notifications, quietHours: users.quietHours })
    .from(users)
    .where(and(isOperator, eq(users.isEmailVerified, true), isActiveAccount))
    .orderBy(asc(users.id));
}

async function send({ db, post, keys, now }: Tools, reader: Reader): Promise<void> {
  await db.transaction(async (tx) => {
    // Only one of several servers finds that today's is not written.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, reader.id)).for("no key update");
    const ago = (time: number) => new Date(now.getTime() - time);
    const isRecent = and(
      eq(deliveries.userId, reader.id),
      eq(deliveries.kind, "desk"),
      // One of a time to come was written while the clock was wrong.
      between(deliveries.createdAt, ago(betweenLetters), ago(-betweenLetters)),
    );
    if ((await tx.$count(deliveries, isRecent)) > 0) return;
    const waiting = await listWaiting(tx, reader, now);
    if (waiting.length === 0) return;
    const id = randomUUID();
    const letter: QueuedEmail = {
      kind: "desk",
      id,
      deliveryId: id,
      ...toMember(presentUser(reader)),
      waiting: waiting.map(({ task, count, programme }) => ({
        task,
        count,
        programme: programme && programme.name[reader.language],
        path: paths[task],
      })),
      unsubscribe: unsubscribePath(keys, { userId: reader.id, kind: "desk" }),
    };
    const times = { createdAt: now, dueAt: now, postedAt: now, changedAt: now };
    const sending = { kind: "desk", channel: "mail", state: "queued", messageId: id } as const;
    await tx.insert(deliveries).values({ id, userId: reader.id, ...sending, ...times });
    await post(letter, tx);
  });
}

const paths = {
  reports: "/moderation",
  appeals: "/moderation",
  "account-appeals": "/manage/members?state=appealed",
  services: "/services/requests?side=all",
  applications: "/manage",
  decisions: "/manage",
  jobs: "/manage",
  letters: "/manage",
  disk: "/manage",
} as const satisfies Record<DeskTask, string>;

/** What a notice is about that is about the site: one of each at a time. */
const subjects = {
  jobs: "00000000-0000-4000-8000-00000000000a",
  letters: "00000000-0000-4000-8000-00000000000b",
} as const;

/** Tells administrators under the bell when work or letters fail; again once a day while it goes on. */
export async function tellFailures({ db, ...tools }: NotifyTools): Promise<void> {
  const failures = await countFailures(db, tools.now);
  for (const what of ["jobs", "letters"] as const) {
    if (failures[what] === 0) continue;
    for (const to of await listAdministrators(db))
      await db.transaction((tx) =>
        notify({ ...tools, tx }, { to, kind: "trouble", subjectId: subjects[what], data: { text: what } }),
      );
  }
}
