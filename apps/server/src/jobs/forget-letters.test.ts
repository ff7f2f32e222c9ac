import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/app.ts";
import { addPerson, connect } from "../../test/people.ts";
import { noLetters } from "../../test/rows.ts";
import { eraseDue } from "../entities/personal-data/erase.ts";
import { poolOf } from "../platform/db/listener.ts";
import { MailError, type QueuedEmail, type QueueEmail } from "../platform/mail/mail.ts";
import { deliveries, notifications, savedViews, users } from "../platform/db/schema/index.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { forgetLetters, openMailQueue } from "./mail-queue.ts";

const canary = "zyxwvq";
const address = `${canary}@example.test`;
const kind = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "embedded";
let server: TestApp;
let jobs: Jobs;
let post: QueueEmail;
let isDown = true;
const sent: string[] = [];
beforeAll(async () => {
  server = await openTestApp();
  jobs = await openJobs({ database: { kind, pool: poolOf(server.db) }, warn: () => {}, pause: 0.5 });
  const send = async ({ to }: { to: string }) => {
    if (isDown) throw new MailError("down");
    sent.push(to);
  };
  post = await openMailQueue({ jobs, mail: { send }, warn: () => {}, retry: { times: 20, seconds: 1 } });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** Of all schemas, those of the job queue among them. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found = [];
  for (const { name } of rows) {
    const holding = sql`select 1 from ${sql.raw(name)} each where strpos(lower(each::text), ${text}) > 0 limit 1`;
    if ((await server.db.execute(holding)).rows.length > 0) found.push(name);
  }
  return found;
}

const change = (to: string): QueuedEmail => ({ kind: "password-changed", to, language: "en" });

test("R45: letters that wait for an erased member, or tell others of them, never leave; and no table of any schema names them", async () => {
  const [member, other, boss] = [
    await addPerson(server, { email: address, firstName: canary, lastName: "" }),
    await addPerson(server),
    await addPerson(server, { role: "admin" }),
  ];
  const { conversationId } = await connect(other, member);
  await member.post(`/api/conversations/${conversationId}/messages`, {
    id: crypto.randomUUID(),
    text: "You will be sorry",
  });
  const subject = { kind: "conversation", id: conversationId };
  const reported = await other.post("/api/reports", {
    clientId: crypto.randomUUID(),
    subject,
    reason: "scam",
    text: "",
  });
  expect(reported.statusCode, reported.body).toBe(200);
  const view = { userId: boss.id, filters: { q: address.toUpperCase() }, createdAt: server.clock.now() };
  await server.db.insert(savedViews).values({ ...view, name: "The one with the questions" });

  const now = server.clock.now();
  const about = { userId: other.id, kind: "invitation" as const, subjectId: crypto.randomUUID() };
  await server.db.insert(notifications).values({
    ...about,
    version: "",
    data: { actorId: member.id, title: canary },
    createdAt: now,
  });
  const [delivery] = await server.db
    .insert(deliveries)
    .values({
      ...about,
      channel: "mail",
      state: "queued",
      createdAt: now,
      dueAt: now,
      postedAt: now,
      changedAt: now,
    })
    .returning();
  const letter = {
    kind: "news",
    news: "invitation",
    actor: canary,
    title: null,
    state: null,
    quote: null,
  } as const;
  await post(change(address.toUpperCase()));
  await post({ ...change("other@example.test"), kind: "email-change-notice", newEmail: address });
  await post({
    ...letter,
    to: "third@example.test",
    language: "en",
    path: "/",
    unsubscribe: "/",
    deliveryId: delivery?.id ?? "",
  });
  await post(change("stays@example.test"));
  expect(await tablesWith(canary)).toContain("pgboss.job_common");

  await server.db.update(users).set({ deletesAt: now }).where(eq(users.id, member.id));
  const erased = eraseDue(server.db, { ...noLetters, now, forgetLetters });
  expect(await erased).toBe(1);
  expect(await tablesWith(canary)).toEqual([]);
  expect(await tablesWith(member.id)).toEqual([]);

  isDown = false;
  await expect.poll(() => sent).toEqual(["stays@example.test"]);
  // What was sent is kept no longer either.
  await expect.poll(() => tablesWith("stays@example.test")).toEqual([]);
});
