import { eq, ne } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testKeys } from "../../test/app.ts";
import { testServer } from "../../test/test-server.ts";
import { applyTo, does, signInApplicant } from "../../test/applying.ts";
import { signInMember } from "../../test/member.ts";
import { addProgramme } from "../../test/programmes.ts";
import { addCofounder, addUser } from "../../test/rows.ts";
import { usualConduct } from "../platform/conduct.ts";
import { poolOf } from "../platform/db/listener.ts";
import { applications, blocks, notifications, programmeMembers, users } from "../platform/db/schema/index.ts";
import type { QueuedEmail } from "../platform/mail/mail.ts";
import { openJobs } from "./jobs.ts";
import { scheduledJobs } from "./start-jobs.ts";

const kind = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "embedded";
const name = "Zyxwvq";
const old = { createdAt: new Date("2026-01-01T00:00:00.000Z"), isEmailVerified: true };
const server = testServer();
beforeAll(async () => {
  const jobs = await openJobs({ database: { kind, pool: poolOf(server.db) }, warn: () => {} });
  await jobs.stop();
});
beforeEach(() => server.reset());

/** Erases the account, and answers with the news by mail that come of it. */
async function erase(id: string): Promise<QueuedEmail[]> {
  const { db, storage, matching } = server;
  const now = server.clock.now();
  await db.update(users).set({ deletesAt: now }).where(eq(users.id, id));
  const letters: QueuedEmail[] = [];
  const jobs = scheduledJobs({
    db,
    storage,
    matching,
    keys: testKeys,
    lookUp: async () => ({ TXT: [], A: [], CNAME: [], MX: [] }),
    site: { contactEmail: async () => undefined },
    conduct: usualConduct,
    post: async (letter) => void letters.push(letter),
    later: undefined,
    warn: () => {},
  });
  for (const due of ["delete-accounts", "send-letters"])
    await jobs.find((each) => each.name === due)?.run(now);
  expect(await db.$count(users, eq(users.id, id))).toBe(0);
  return letters.filter((each) => each.kind === "news");
}

test("R45: an owner's erasure tells those who wait for an answer, without a word of who it was", async () => {
  const owner = await signInMember(server, { userType: "company", firstName: name, ...old });
  const cookie = { cookie: await server.signIn(owner.id) };
  const listing = (await owner.make("project")).id;
  const [waiting, declined, blocking] = [
    await signInApplicant(server, old),
    await signInApplicant(server, old),
    await signInApplicant(server, old),
  ];
  const { id } = await applyTo(server, waiting, listing);
  await does(server, { id, cookie, action: "shortlist" });
  await does(server, {
    id: (await applyTo(server, declined, listing)).id,
    cookie,
    action: "decline",
  });
  await applyTo(server, blocking, listing);
  const createdAt = server.clock.now();
  await server.db.insert(blocks).values({ blockerId: blocking.id, blockedId: owner.id, createdAt });

  const letters = await erase(owner.id);
  expect(await server.db.$count(applications)).toBe(0);
  const [told, ...more] = await server.db
    .select()
    .from(notifications)
    .where(ne(notifications.userId, declined.id));
  expect(told).toMatchObject({ userId: waiting.id, kind: "application-answer", subjectId: id });
  expect(more).toEqual([]);
  expect(letters).toMatchObject([{ news: "application-answer", state: "closed", actor: null }]);
  expect(JSON.stringify([told, letters])).not.toMatch(RegExp(`${owner.id}|${name}`, "u"));
});

test("R45: whoever works with an erased member hears that it has ended, as owner and as applicant", async () => {
  const owner = await signInMember(server, { userType: "company", ...old });
  const cookie = { cookie: await server.signIn(owner.id) };
  const listing = (await owner.make("project")).id;
  const leaving = await signInMember(server, { userType: "company", firstName: name, ...old });
  const leavingCookie = { cookie: await server.signIn(leaving.id) };
  const applicant = { ...leaving, profile: await addCofounder(server.db, { userId: leaving.id }) };
  const worker = await signInApplicant(server, old);
  const received = await applyTo(server, worker, (await leaving.make("project")).id);
  const sent = await applyTo(server, { ...applicant, cookie: leavingCookie }, listing);
  const open = await applyTo(
    server,
    { ...applicant, cookie: leavingCookie },
    (await owner.make("project")).id,
  );
  await does(server, { id: received.id, cookie: leavingCookie, action: "accept" });
  for (const action of ["accept", "finish"] as const) await does(server, { id: sent.id, cookie, action });
  await server.db.delete(notifications);

  const letters = await erase(leaving.id);
  const told = await server.db.select().from(notifications);
  const isNews = (userId: string, kind: string, subjectId: string, text: string) =>
    expect.objectContaining({ userId, kind, subjectId, data: expect.objectContaining({ text }) });
  expect(told).toHaveLength(3);
  expect(told).toContainEqual(isNews(worker.id, "application-answer", received.id, "gone"));
  expect(told).toContainEqual(isNews(owner.id, "application", sent.id, "gone"));
  expect(told).toContainEqual(isNews(owner.id, "application", open.id, "withdrawn"));
  expect(letters).toHaveLength(3);
  expect(letters.filter((each) => each.kind === "news" && each.state === "gone")).toHaveLength(2);
  expect(JSON.stringify([told, letters])).not.toMatch(RegExp(`${leaving.id}|${name}`, "u"));
});

test("R45: administrators hear of applicants to a programme whose only manager is erased; of one that others manage nobody does", async () => {
  const boss = await addUser(server.db, { role: "admin", ...old });
  const [alone, other, first, second] = await Promise.all(
    Array.from({ length: 4 }, () => addUser(server.db, old)),
  );
  const [led, shared] = [
    await addProgramme(server, { slug: "led" }),
    await addProgramme(server, { slug: "shared" }),
  ];
  const createdAt = server.clock.now();
  const moments = (minutes: number) => {
    const at = new Date(createdAt.getTime() + minutes * 60_000);
    return { createdAt: at, updatedAt: at };
  };
  const manager = { role: "manager", state: "joined", ...moments(0) } as const;
  await server.db.insert(programmeMembers).values([
    { programmeId: led, userId: alone ?? "", ...manager },
    { programmeId: led, userId: second ?? "", state: "applied", ...moments(2) },
    { programmeId: led, userId: first ?? "", state: "applied", ...moments(1) },
    { programmeId: shared, userId: alone ?? "", ...manager },
    { programmeId: shared, userId: other ?? "", ...manager },
    { programmeId: shared, userId: first ?? "", state: "applied", ...moments(1) },
  ]);
  const letters = await erase(alone ?? "");
  const news = await server.db.select().from(notifications);
  expect(news).toMatchObject([
    { userId: boss, kind: "programme-application", subjectId: led, data: { actorId: first } },
  ]);
  expect(letters).toMatchObject([{ news: "programme-application" }]);
});
