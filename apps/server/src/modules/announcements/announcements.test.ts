import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { announcement, managedAnnouncement } from "@khamt/contract";
import { now, testKeys } from "../../../test/app.ts";
import { type Account, addAccount } from "../../../test/account.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addUser } from "../../../test/rows.ts";
import { programmeMembers, users } from "../../platform/db/schema/index.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { tellAnnouncements } from "./tell.ts";

let boss: Account;
let saran: Account;
let bat: Account;
let tuya: Account;
let spring: string;
const server = freshServer();
beforeEach(async () => {
  boss = await addAccount(server, { role: "admin", isEmailVerified: true });
  saran = await addAccount(server, { firstName: "Саран", isEmailVerified: true });
  bat = await addAccount(server, { firstName: "Bat", isEmailVerified: true });
  tuya = await addAccount(server, { firstName: "Туяа", language: "mn", isEmailVerified: true });
  spring = await addProgramme(server, { slug: "spring", managers: [saran], members: [bat] });
});

const said = {
  title: { en: "Demo day moves", mn: "Демо өдөр шилжлээ" },
  text: { en: "It is on Friday now.\n\nBring a guest.", mn: "Баасан гарагт болно.\n\nЗочинтой ирээрэй." },
};
const send = (by: Account, programmeId: string | null, id = randomUUID()) =>
  server.post("/api/manage/announcements", { id, programmeId, ...said }, by);

async function sent(by: Account, programmeId: string | null): Promise<string> {
  const answer = await send(by, programmeId);
  expect(answer.statusCode, answer.body).toBe(200);
  return managedAnnouncement.strict().parse(answer.json()).id;
}

const tools = () => ({
  db: server.db,
  live: { publish: async () => {} },
  post: async () => {},
  now: server.clock.now(),
});
const titlesOf = async ({ cookie }: Account) =>
  announcement
    .strict()
    .array()
    .parse((await server.get("/api/announcements", { cookie })).json())
    .map(({ title }) => title.en);
const newsOf = async ({ cookie }: Account) =>
  (await server.get("/api/notifications", { cookie }))
    .json<{ items: { kind: string; title: string; path: string }[] }>()
    .items.map(({ kind, title, path }) => ({ kind, title, path }));

test("an announcement to a programme reaches its members alone, in their language", async () => {
  const id = await sent(saran, spring);
  expect(await titlesOf(bat)).toEqual(["Demo day moves"]);
  expect(await titlesOf(tuya)).toEqual([]);
  expect(await newsOf(bat)).toEqual([
    { kind: "announcement", title: "Demo day moves", path: `/announcements#${id}` },
  ]);
  expect(await newsOf(tuya)).toEqual([]);
});

test("one to applicants reaches whose applications wait, and stays theirs when they are accepted", async () => {
  const applying = { programmeId: spring, state: "applied" as const, createdAt: now, updatedAt: now };
  await server.db.insert(programmeMembers).values({ ...applying, userId: tuya.id });
  const body = { id: randomUUID(), programmeId: spring, toApplicants: true, ...said };
  const answer = await server.post("/api/manage/announcements", body, saran);
  expect(managedAnnouncement.strict().parse(answer.json())).toMatchObject({ toApplicants: true, told: 1 });
  expect(await titlesOf(bat)).toEqual([]);
  expect(await newsOf(bat)).toEqual([]);
  expect(await newsOf(tuya)).toHaveLength(1);
  const isTuya = eq(programmeMembers.userId, tuya.id);
  for (const state of ["applied", "joined", "declined"] as const) {
    await server.db.update(programmeMembers).set({ state }).where(isTuya);
    expect(await titlesOf(tuya), state).toEqual(["Demo day moves"]);
  }
  const toAll = { ...body, id: randomUUID(), programmeId: null };
  expect((await server.post("/api/manage/announcements", toAll, boss)).statusCode).toBe(400);
});

test("an announcement of an administrator reaches everybody, once, however often it is sent or told", async () => {
  const id = randomUUID();
  expect((await send(boss, null, id)).json()).toMatchObject({ told: 4, isTold: true, programme: null });
  expect((await send(boss, null, id)).statusCode).toBe(200);
  expect((await send(saran, spring, id)).statusCode).toBe(409);
  await tellAnnouncements(tools());
  for (const each of [bat, tuya, saran]) expect(await titlesOf(each)).toEqual(["Demo day moves"]);
  expect((await newsOf(tuya))[0]?.title).toBe("Демо өдөр шилжлээ");
});

test("many are told by the clock, and who was told hears it no second time", async () => {
  for (let number = 0; number < 60; number += 1) await addUser(server.db);
  expect((await send(boss, null)).json()).toMatchObject({ told: 50, isTold: false });
  await tellAnnouncements(tools());
  const [row] = (await server.get("/api/manage/announcements", boss)).json<unknown[]>();
  expect(managedAnnouncement.strict().parse(row)).toMatchObject({ told: 64, isTold: true });
});

test("its letter says all of it in the member's language, and not to who has switched such letters off", async () => {
  await server.db
    .update(users)
    .set({ notifications: { ...(await wantsOf(bat)), announcements: { app: true, mail: false } } })
    .where(eq(users.id, bat.id));
  await sent(boss, null);
  const post = async (letter: (typeof server.letters)[number]) => void server.letters.push(letter);
  await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
  const letters = server.letters.filter(({ kind }) => kind === "news");
  expect(letters).toHaveLength(3);
  expect(letters).toContainEqual(
    expect.objectContaining({ language: "mn", title: said.title.mn, quote: said.text.mn }),
  );
});

async function wantsOf({ id }: Account) {
  const [row] = await server.db.select({ wants: users.notifications }).from(users).where(eq(users.id, id));
  if (!row) throw new Error("nobody");
  return row.wants;
}

test("one that is taken back is nowhere any more, and its letters never leave", async () => {
  const id = await sent(saran, spring);
  const takeBack = (by: Account) =>
    server.call({ method: "DELETE", url: `/api/manage/announcements/${id}`, headers: { cookie: by.cookie } });
  expect((await takeBack(bat)).statusCode).toBe(404);
  expect((await takeBack(saran)).statusCode).toBe(200);
  expect(await titlesOf(bat)).toEqual([]);
  expect(await newsOf(bat)).toEqual([]);
  await sendNotificationEmails({
    db: server.db,
    post: async (letter) => void server.letters.push(letter),
    keys: testKeys,
    now: server.clock.now(),
  });
  expect(server.letters).toEqual([]);
});

test("twenty are sent in a day, taken back or not, and the same one again is none", async () => {
  const first = await sent(saran, spring);
  for (let number = 1; number < 20; number += 1) await sent(saran, spring);
  const takenBack = { url: `/api/manage/announcements/${first}`, headers: { cookie: saran.cookie } };
  expect((await server.call({ method: "DELETE", ...takenBack })).statusCode).toBe(200);
  const last = randomUUID();
  expect((await send(saran, spring, last)).json()).toMatchObject({ error: "too-many-requests" });
  expect(await titlesOf(bat)).toHaveLength(19);
  server.clock.pass({ days: 1, minutes: 1 });
  for (let again = 0; again < 2; again += 1) expect((await send(saran, spring, last)).statusCode).toBe(200);
  const autumn = await addProgramme(server, { slug: "autumn", managers: [saran], members: [bat] });
  expect((await send(saran, autumn, last)).json()).toMatchObject({ error: "already-exists" });
});

test("managers write to their own programmes alone, and words are needed in both languages", async () => {
  const autumn = await addProgramme(server, { slug: "autumn", managers: [tuya], members: [bat] });
  expect((await send(saran, autumn)).statusCode).toBe(404);
  expect((await send(saran, null)).statusCode).toBe(403);
  expect((await send(bat, spring)).statusCode).toBe(404);
  await sent(tuya, autumn);
  expect((await server.get("/api/manage/announcements", saran)).json()).toEqual([]);
  const half = { id: randomUUID(), programmeId: spring, ...said, title: { en: "Only English", mn: " " } };
  expect((await server.post("/api/manage/announcements", half, saran)).statusCode).toBe(400);
});
