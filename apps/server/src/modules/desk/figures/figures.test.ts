import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import { type Figures, figures } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import { now } from "../../../../test/app.ts";
import { type Account, addAccount } from "../../../../test/account.ts";
import { freshServer } from "../../../../test/test-server.ts";
import { addProgramme } from "../../../../test/programmes.ts";
import { addCofounder, addIdea, addUser } from "../../../../test/rows.ts";
import { applications, connections, successStories } from "../../../platform/db/schema/index.ts";
import { keepFigures } from "./read.ts";

type Connection = Partial<typeof connections.$inferInsert>;

let boss: Account;
const server = freshServer();
beforeEach(async () => {
  // Older than what is counted.
  boss = await signIn({ role: "admin", createdAt: new Date("2024-01-01T00:00:00.000Z") });
});

const signIn = (fields: Parameters<typeof addUser>[1]) =>
  addAccount(server, { isEmailVerified: true, ...fields });

const ago = (days: number, hours = 0) => new Date(now.getTime() - days * 24 * hour - hours * hour);
// The tests' day is a Monday.
const [thisWeek, lastWeek] = ["2026-05-04", "2026-04-27"];

async function addPeople(count: number, fields: Parameters<typeof addUser>[1] = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1)
    ids.push(await addUser(server.db, { createdAt: ago(5), isEmailVerified: true, ...fields }));
  return ids;
}

async function invite(senderId: string, receiverId: string, fields: Connection = {}): Promise<void> {
  await server.db.insert(connections).values({
    clientId: randomUUID(),
    senderId,
    receiverId,
    targetKind: "idea",
    targetId: randomUUID(),
    message: "Hello",
    createdAt: ago(4),
    ...fields,
  });
}

const programmeOf = (people: readonly string[], managers: readonly Account[] = []) =>
  addProgramme(server, { members: people.map((id) => ({ id })), managers });

async function read(query = "", by: Account = boss): Promise<Figures> {
  const answer = await server.get(`/api/manage/figures${query}`, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return figures.strict().parse(answer.json());
}

const stepsOf = ({ weeks }: Figures, week: string) => weeks.find((each) => each.week === week)?.steps;

describe("a member's way", () => {
  test("counts each member once in each step, in the week in which they first came so far", async () => {
    const people = await addPeople(6);
    const others = await addPeople(7, { createdAt: ago(0, 1) });
    await addPeople(3, { isDemo: true });
    for (const userId of people) await addIdea(server.db, { userId, createdAt: ago(3) });
    await addIdea(server.db, { userId: people[0] ?? "", createdAt: ago(0, 1) });
    for (const [at, senderId] of people.entries()) {
      const receiverId = others[at] ?? "";
      await invite(senderId, receiverId, { state: "accepted", endedAt: ago(0, 2) });
      // Invited again, they do not count a second time.
      await invite(senderId, others[6] ?? "", { createdAt: ago(0, 1) });
    }
    const shown = await read();
    expect(shown.weeks).toHaveLength(52);
    expect(shown.weeks.at(-1)?.week).toBe(thisWeek);
    expect(stepsOf(shown, lastWeek)).toEqual({
      "signed-up": 6,
      listed: 6,
      invited: 6,
      answered: 0,
      connected: 0,
      together: 0,
    });
    expect(stepsOf(shown, thisWeek)).toMatchObject({ "signed-up": 7, listed: 0, answered: 6, connected: 12 });
    expect(shown.total).toMatchObject({ "signed-up": 13, listed: 6, invited: 6, answered: 6, connected: 12 });
  });

  test("ends with a project that was agreed on, or a story of two that is published", async () => {
    const [one = "", other = "", third = "", fourth = "", fifth = "", sixth = ""] = await addPeople(6);
    const at = { createdAt: ago(3), updatedAt: ago(0, 1) };
    const said = { contentLanguage: "en", title: "A shop of felt" } as const;
    const applied = {
      profileKind: "cofounder",
      profileId: randomUUID(),
      letter: "Hello",
      ...said,
      ...at,
    } as const;
    await server.db.insert(applications).values([
      { id: randomUUID(), userId: one, ownerId: other, state: "finished", answeredAt: ago(0, 3), ...applied },
      {
        id: randomUUID(),
        userId: third,
        ownerId: fourth,
        state: "declined",
        answeredAt: ago(0, 3),
        ...applied,
      },
      {
        id: randomUUID(),
        userId: third,
        ownerId: fourth,
        state: "accepted",
        answeredAt: ago(0, 3),
        ...applied,
      },
    ]);
    await server.db.insert(successStories).values({
      id: randomUUID(),
      groundKind: "connection",
      groundId: randomUUID(),
      authorId: fifth,
      partnerId: sixth,
      text: "We met here.",
      achievement: "team",
      state: "published",
      publishedAt: ago(0, 1),
      ...said,
      ...at,
    });
    expect(stepsOf(await read(), thisWeek)?.together).toBe(6);
  });

  test("is told by language and kind, without what would single out a few by taking one from another", async () => {
    const english = await addPeople(8);
    await addPeople(3, { language: "mn" });
    // Only invited: whoever has not come is counted nowhere.
    await addPeople(24, { isEmailVerified: false });
    for (const userId of english.slice(0, 6)) await addIdea(server.db, { userId, createdAt: ago(3) });
    expect((await read()).total["signed-up"]).toBe(11);
    expect((await read("?language=mn")).total["signed-up"]).toBe("few");
    // Eleven less eight would be the three.
    expect((await read("?language=en")).total["signed-up"]).toBe("withheld");
    expect((await read("?kind=idea")).total).toMatchObject({ "signed-up": 6, listed: 6 });
    expect((await read("?kind=idea&language=en")).total.listed).toBe(6);
    expect((await read("?kind=company")).total["signed-up"]).toBe(0);
  });
});

describe("whose figures", () => {
  test("a manager reads those of an own programme and no others", async () => {
    const people = await addPeople(5);
    await addPeople(9);
    const saran = await signIn({ createdAt: ago(400) });
    const own = await programmeOf(people, [saran]);
    const other = await programmeOf(people);
    expect((await read(`?programme=${own}`, saran)).total["signed-up"]).toBe(5);
    for (const query of ["", `?programme=${other}`])
      expect((await server.get(`/api/manage/figures${query}`, saran)).statusCode).toBe(404);
    const table = `/api/manage/figures/table.csv?table=steps&programme=${other}`;
    expect((await server.get(table, saran)).statusCode).toBe(404);
    const noStep = await signIn({ role: "admin", totpEnabledAt: null });
    expect((await server.get("/api/manage/figures", noStep)).statusCode).toBe(403);
  });
});

describe("beside the way", () => {
  test("stand the median of first answers and the reasons of refusals, of at least five on each side", async () => {
    const senders = await addPeople(6, { createdAt: ago(400) });
    const receivers = await addPeople(6, { createdAt: ago(400) });
    const refuse = (at: number, fields: Connection) =>
      invite(senders[at] ?? "", receivers[at] ?? "", {
        state: "declined",
        declineReason: "no-time",
        endedAt: ago(4, -1 - at),
        ...fields,
      });
    for (let at = 0; at < 4; at += 1) await refuse(at, {});
    expect(await read()).toMatchObject({
      answerHours: null,
      refusals: [{ reason: "no-time", count: "few" }],
    });
    await refuse(4, {});
    await refuse(5, { declineReason: "other-place" });
    expect(await read()).toMatchObject({
      // One to six hours.
      answerHours: 4,
      refusals: [
        { reason: "no-time", count: 5 },
        { reason: "other-place", count: "few" },
      ],
    });
  });

  test("stand the skills that at least five ask for and fewer offer, named for the reader", async () => {
    for (const userId of await addPeople(6))
      await addIdea(server.db, { userId, title: "A shop", requiredSkills: ["Rust", "accounting"] });
    for (const userId of await addPeople(6))
      await addCofounder(server.db, { userId, skills: ["accounting"] });
    for (const userId of await addPeople(2)) await addCofounder(server.db, { userId, skills: ["Rust"] });
    // Not the broader one that both follow from either, and not what as many offer.
    expect((await read()).skills).toEqual([
      { id: "rust-language", name: "Rust language", sought: 6, offered: "few" },
    ]);
    expect((await read("?lang=mn")).skills[0]?.name).toMatch(/хэл/);
  });
});

test("a table is one for spreadsheets, in the reader's language, with nothing that the page does not tell", async () => {
  await addPeople(3);
  await addPeople(6, { createdAt: ago(20) });
  const answer = await server.get("/api/manage/figures/table.csv?table=steps&lang=mn", boss);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="khamt-steps.csv"');
  const rows: unknown = parse(answer.body, { bom: true });
  expect(rows).toHaveLength(54);
  expect(rows).toContainEqual([lastWeek, "5-аас цөөн", "0", "0", "0", "0", "0"]);
  for (const table of ["skills", "refusals"]) {
    const other = await server.get(`/api/manage/figures/table.csv?table=${table}`, boss);
    expect(other.statusCode, other.body).toBe(200);
  }
});

test("of many members figures are counted beforehand, and are the same", async () => {
  const english = await addPeople(8);
  await addPeople(7, { language: "mn" });
  const programme = await programmeOf(english);
  for (const userId of english)
    await addIdea(server.db, { userId, requiredSkills: ["Rust"], createdAt: ago(3) });
  const query = `?programme=${programme}&language=en&kind=idea`;
  const before = [await read(), await read(query)];
  expect(before[1]).toMatchObject({
    total: { "signed-up": 8 },
    skills: [{ id: "rust-language", sought: 8 }],
  });
  await server.db.execute(sql`
    insert into users (username, email, user_type, is_demo)
    select 'demo-' || n, 'demo-' || n || '@example.test', 'individual', true from generate_series(1, 2000) as n`);
  await keepFigures(server.db, server.clock.now());
  expect([await read(), await read(query)]).toEqual(before);
  await addPeople(5);
  server.clock.pass({ minutes: 10 });
  expect([await read(), await read(query)]).toEqual(before);
  await keepFigures(server.db, server.clock.now());
  expect((await read()).total["signed-up"]).toBe(20);
});
