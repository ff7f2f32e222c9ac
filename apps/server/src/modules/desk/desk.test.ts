import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type DeskWaiting, deskWaiting, notificationList } from "@khamt/contract";
import { now, testKeys } from "../../../test/app.ts";
import { type Account, addAccount } from "../../../test/account.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addUser } from "../../../test/rows.ts";
import {
  decisions,
  deliveries,
  programmeMembers,
  reports,
  sanctions,
  serviceRequests,
  users,
} from "../../platform/db/schema/index.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { publish } from "../../platform/live/live.ts";
import { writeSetting } from "../../platform/db/settings.ts";
import { sendDeskLetters, tellFailures } from "./letters.ts";
import { backUpOrTell } from "./tell-backup.ts";

let boss: Account;
let saran: Account;
const letters: QueuedEmail[] = [];
const post = async (letter: QueuedEmail) => void letters.push(letter);
const server = freshServer();
beforeEach(async () => {
  letters.length = 0;
  boss = await addAccount(server, { role: "admin", isEmailVerified: true });
  saran = await addAccount(server, { isEmailVerified: true, language: "mn" });
});

const addApplied = (slug: string, managers: readonly Account[] = []) =>
  addProgramme(server, { slug, entry: "applied", managers });

async function apply(slug: string): Promise<Account> {
  const applicant = await addAccount(server, { firstName: "Тэмүүлэн", lastName: "Болд" });
  const body = { invitation: null, answers: [] };
  const answer = await server.post(`/api/programmes/${slug}/join`, body, applicant);
  expect(answer.statusCode, answer.body).toBe(200);
  return applicant;
}

async function addReport(subjectId: string = randomUUID()): Promise<void> {
  await server.db.insert(reports).values({
    clientId: randomUUID(),
    subjectKind: "connection",
    subjectId,
    ownerId: await addUser(server.db),
    reason: "spam",
    text: "",
    createdAt: now,
  });
}

async function addAppeals(): Promise<void> {
  const ownerId = await addUser(server.db);
  const subject = { subjectKind: "idea" as const, subjectId: randomUUID(), ownerId };
  const decided = { outcome: "upheld" as const, rule: "no-spam" as const, note: "", decidedAt: now };
  await server.db.insert(decisions).values({ ...subject, ...decided, appeal: "It is mine" });
  // One was kept, another taken back, so that their appeals are answered.
  const third = { ...subject, subjectId: randomUUID() };
  await server.db.insert(decisions).values({ ...third, ...decided, appeal: "It is mine", appealAnswer: "" });
  const other = { ...subject, subjectId: randomUUID() };
  await server.db.insert(decisions).values({ ...other, ...decided, appeal: "It is mine" });
  await server.db.insert(decisions).values({ ...other, ...decided, outcome: "restored" });
  const kept = { kind: "restricted", rule: "no-spam", note: "", since: now } as const;
  await server.db.insert(sanctions).values({ userId: ownerId, ...kept, appeal: "Why?" });
  const userId = await addUser(server.db);
  await server.db.insert(sanctions).values({ userId, ...kept, appeal: "Why?", appealAnswer: "It is so" });
}

async function addFailedLetters(userId: string): Promise<void> {
  const letter = { userId, kind: "message", channel: "mail", dueAt: now, state: "failed" } as const;
  const old = new Date(now.getTime() - 30 * 3_600_000);
  await server.db.insert(deliveries).values([
    { ...letter, createdAt: now, changedAt: now },
    { ...letter, createdAt: old, changedAt: now },
    { ...letter, createdAt: old, changedAt: old },
  ]);
  const late = { ...letter, state: "queued", createdAt: now, changedAt: now } as const;
  await server.db.insert(deliveries).values([
    { ...late, why: "trying-again", postedAt: new Date(now.getTime() - 61 * 60_000) },
    { ...late, why: "trying-again", postedAt: new Date(now.getTime() - 59 * 60_000) },
    { ...late, postedAt: old },
  ]);
}

async function waiting(by: Account): Promise<DeskWaiting> {
  const answer = await server.get("/api/manage/waiting", by);
  expect(answer.statusCode, answer.body).toBe(200);
  return deskWaiting.parse(answer.json());
}

const task = (name: string, count: number) => ({ task: name, count, programme: null });

describe("what waits", () => {
  test("is nothing for whoever has no desk, and where nothing does", async () => {
    expect(await waiting(boss)).toEqual([]);
    await addReport();
    expect(await waiting(saran)).toEqual([]);
    expect((await server.get("/api/manage/waiting")).statusCode).toBe(401);
  });

  test("is counted for administrators by what they would open: cases, appeals that stand, requests, letters that did not arrive", async () => {
    const reported = randomUUID();
    await addReport(reported);
    await addReport(reported);
    await addReport();
    await addAppeals();
    const said = { service: "design", need: "A shop", contentLanguage: "en", preferredTime: "Soon" } as const;
    const at = { createdAt: now, updatedAt: now };
    await server.db.insert(serviceRequests).values([
      { id: randomUUID(), userId: saran.id, state: "requested", ...said, ...at },
      { id: randomUUID(), userId: saran.id, state: "done", ...said, ...at },
    ]);
    await addFailedLetters(saran.id);
    expect(await waiting(boss)).toEqual([
      task("reports", 2),
      task("appeals", 1),
      task("account-appeals", 1),
      task("services", 1),
      task("letters", 3),
    ]);
  });

  test("of programmes is told to who manages each, and all to administrators", async () => {
    const bat = await addAccount(server);
    const spring = await addApplied("spring", [saran]);
    const autumn = await addApplied("autumn", [bat]);
    await apply("spring");
    await apply("spring");
    await apply("autumn");
    const one = (id: string, count: number) => ({
      task: "applications",
      count,
      programme: { id, name: { en: "Spring", mn: "Хавар" } },
    });
    expect(await waiting(saran)).toEqual([one(spring, 2)]);
    expect(await waiting(bat)).toEqual([one(autumn, 1)]);
    expect(await waiting(boss)).toHaveLength(2);
  });
});

describe("the bell", () => {
  const bell = async (by: Account) =>
    notificationList.parse((await server.get("/api/notifications", by)).json()).items;

  test("tells managers of an application at once, by the programme's name, and by a letter", async () => {
    const id = await addApplied("spring", [saran]);
    const applicant = await apply("spring");
    const path = `/manage/programmes/${id}`;
    expect(await bell(saran)).toMatchObject([
      { kind: "programme-application", title: "Хавар", actor: "Тэмүүлэн Болд", path },
    ]);
    expect(await bell(boss)).toEqual([]);
    const log = await server.db.select().from(deliveries).where(eq(deliveries.userId, saran.id));
    expect(log.map(({ channel }) => channel).toSorted()).toEqual(["app", "mail"]);
    expect(await bell(applicant)).toMatchObject([
      { kind: "programme-answer", state: "received", path: "/programmes/spring" },
    ]);
  });

  test("tells administrators of an application that nobody else would see, and of letters that failed", async () => {
    await addApplied("spring");
    await apply("spring");
    await addFailedLetters(saran.id);
    await tellFailures({ db: server.db, live: { publish }, post, now });
    await tellFailures({ db: server.db, live: { publish }, post, now });
    const kinds = (await bell(boss)).map((each) => [each.kind, "state" in each ? each.state : null]);
    expect(kinds).toHaveLength(2);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["programme-application", null],
        ["trouble", "letters"],
      ]),
    );
    expect(await bell(saran)).toEqual([]);
  });
});

describe("the daily letter", () => {
  const send = () => sendDeskLetters({ db: server.db, post, keys: testKeys, now: server.clock.now() });

  test("says what waits to each in their language, once a day, and nothing where nothing waits", async () => {
    await send();
    expect(letters).toEqual([]);
    await addApplied("spring", [saran]);
    await apply("spring");
    await Promise.all([send(), send()]);
    const said = letters.map((each) => each.kind === "desk" && [each.language, each.waiting]);
    expect(said).toHaveLength(2);
    expect(said).toEqual(
      expect.arrayContaining([
        ["en", [{ task: "applications", count: 1, programme: "Spring", path: "/manage" }]],
        ["mn", [{ task: "applications", count: 1, programme: "Хавар", path: "/manage" }]],
      ]),
    );
    server.clock.pass({ minutes: 22 * 60 });
    await send();
    expect(letters).toHaveLength(2);
    server.clock.pass({ minutes: 2 * 60 });
    await server.db.update(programmeMembers).set({ preparedAction: "accept" });
    await send();
    expect(letters).toHaveLength(4);
    const later = letters.flatMap((each) => (each.kind === "desk" ? each.waiting : [])).slice(2);
    expect(later).toMatchObject([1, 2].map(() => ({ task: "decisions", count: 1, path: "/manage" })));
    // It was a month ahead.
    server.clock.pass({ days: -30 });
    await send();
    expect(letters).toHaveLength(6);
  });

  test("is not for whoever has switched it off, has not confirmed the address, or may not be here", async () => {
    await addApplied("spring", [saran]);
    await apply("spring");
    const [letter] = (await send(), letters.filter(({ language }) => language === "mn"));
    const address = letter?.kind === "desk" ? letter.unsubscribe : "";
    expect((await server.post(address, {})).statusCode).toBe(200);
    await server.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, boss.id));
    letters.length = 0;
    server.clock.pass({ days: 2 });
    await send();
    expect(letters).toEqual([]);
    const { rows } = await server.db.execute(
      sql`select notifications -> 'desk' as desk from users where id = ${saran.id}`,
    );
    expect(rows).toEqual([{ desk: { app: true, mail: false } }]);
  });
});

describe("a backup by the clock that fails", () => {
  const backUp = (make: () => Promise<void>) =>
    backUpOrTell({ db: server.db, post, backUp: make, now: server.clock.now() });
  const fail = async () => {
    throw new Error("the disk is full");
  };
  const work = () => writeSetting(server.db, "backed-up", server.clock.now().toISOString());

  test("is told to administrators by one letter, and the next by another only after one was whole", async () => {
    const never = { role: "admin", isEmailVerified: true } as const;
    await addAccount(server, { ...never, standing: "suspended" });
    await addAccount(server, { ...never, isEmailVerified: false });
    await expect(backUp(fail)).rejects.toThrow("the disk is full");
    expect(letters).toMatchObject([{ kind: "backup-failed", last: null, language: "en" }]);
    server.clock.pass({ minutes: 60 });
    await Promise.allSettled([backUp(fail), backUp(fail)]);
    expect(letters).toHaveLength(1);

    server.clock.pass({ minutes: 60 });
    const whole = server.clock.now().toISOString();
    await backUp(work);
    expect(letters).toHaveLength(1);
    server.clock.pass({ minutes: 60 });
    await Promise.allSettled([backUp(fail), backUp(fail)]);
    expect(letters.slice(1)).toMatchObject([{ kind: "backup-failed", last: whole }]);
  });
});
