import { randomUUID } from "node:crypto";
import { valueAt } from "@khamt/contract/records";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { now, openTestApp, type TestApp, testConfig } from "../../../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { type Database, openDatabase } from "../db/client.ts";
import {
  blocks,
  companies,
  connections,
  projectListings,
  reviews,
  startupCofounders,
  startupIdeas,
  users,
} from "../db/schema/index.ts";
import { poolOf } from "../db/listener.ts";
import type { Changes } from "./changes.ts";

const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";
const steps = Number(process.env["TEST_STEPS"] || 60);

/** Hears nothing: then nothing may be kept, and every answer is made anew. */
const deaf: Changes = {
  mark: () => undefined,
  isFresh: () => false,
  caughtUp: async () => {},
  close: async () => {},
};

let server: TestApp;
let beside: Database<Record<string, never>> | undefined;
let fresh: FastifyInstance;
/** As processes: each with connections and memory of its own. The embedded database belongs to one. */
let keepers: FastifyInstance[];
const members: { id: string; cookie: string }[] = [];

beforeAll(async () => {
  server = await openTestApp({ config: { ...testConfig, readsPerMinute: 1_000_000 } });
  const config = { ...testConfig, readsPerMinute: 1_000_000 };
  const options = { config, clock: server.clock.now, matching: server.matching };
  fresh = await buildApp({ ...options, db: server.db, changes: deaf });
  keepers = [server.app];
  if (isOnPostgres) {
    beside = await openBeside();
    keepers.push(await buildApp({ ...options, db: beside.db }));
  }
  for (let number = 0; number < 4; number += 1) {
    const id = await addUser(server.db, { firstName: `Member${number}`, lastActiveAt: now });
    members.push({ id, cookie: await server.signIn(id) });
  }
  for (const { id: userId } of members) await addListed(userId);
});
afterAll(async () => {
  await keepers[1]?.close();
  await beside?.close();
  await fresh.close();
  await server.close();
});

function openBeside(): Promise<Database<Record<string, never>>> {
  const databaseUrl = String(valueAt(poolOf(server.db).options, "connectionString"));
  const log = { info: () => {}, warn: () => {} };
  return openDatabase({ databaseUrl, dataDir: "", log, onFatal: () => {} });
}

async function addListed(userId: string): Promise<void> {
  const { db } = server;
  await addIdea(db, { userId, title: "Grazing by satellite", tags: ["finance"] });
  await addCofounder(db, { userId, skills: ["Python", "санхүү"] });
  const companyId = await addCompany(db, { userId, name: "Tengri", services: ["finance"] });
  await addProject(db, { companyId, title: "A shop for felt" });
}

/** What a page or a program of a visitor asks for; the ids are those of what is there. */
async function addresses(): Promise<string[]> {
  const idsOf = async (
    table: typeof startupIdeas | typeof startupCofounders | typeof companies | typeof projectListings,
  ) => (await server.db.select({ id: table.id }).from(table)).map(({ id }) => id);
  const [ideas, people, firms, listings] = [
    await idsOf(startupIdeas),
    await idsOf(startupCofounders),
    await idsOf(companies),
    await idsOf(projectListings),
  ];
  return [
    "/api/startup-ideas",
    "/api/ideas?industry=finance&limit=2",
    "/api/ideas/search?searchTerm=finance",
    "/api/startup-cofounders?q=python",
    "/api/companies",
    "/api/project-listings?limit=1",
    "/api/partners",
    "/api/partners/count",
    "/api/search?q=finance",
    "/api/search?q=felt&kind=project",
    "/api/stats",
    "/api/success-stories",
    "/api/concepts?q=fin",
    ...ideas.map((id) => `/api/startup-ideas/${id}`),
    ...people.flatMap((id) => [
      `/api/startup-cofounders/${id}`,
      `/api/partners/${id}`,
      `/api/startup-cofounders/${id}/reviews`,
    ]),
    ...firms.flatMap((id) => [`/api/companies/${id}`, `/api/companies/${id}/reviews`]),
    ...listings.map((id) => `/api/project-listings/${id}`),
  ];
}

/** Everything that changes what others see, by whoever writes it. Each takes numbers to choose by. */
const writes: ((pick: (below: number) => number) => Promise<unknown>)[] = [
  (pick) => addIdea(server.db, { userId: memberAt(pick).id, title: `Idea ${pick(1000)} about finance` }),
  (pick) => change(startupIdeas, pick, { title: `Renamed ${pick(1000)}` }),
  (pick) => change(startupIdeas, pick, { isActive: pick(2) === 0 }),
  (pick) =>
    change(startupCofounders, pick, {
      bio: `Says ${pick(1000)}`,
      lastActiveAt: new Date(now.getTime() - pick(90) * 86_400_000),
    }),
  (pick) => change(startupCofounders, pick, { isAvailable: pick(2) === 0 }),
  (pick) => change(companies, pick, { name: `Firm ${pick(1000)}`, isActive: pick(3) > 0 }),
  (pick) => change(projectListings, pick, { applicationsCount: pick(9) }),
  (pick) => remove(startupIdeas, pick),
  (pick) => setMember(pick, { firstName: `Called${pick(1000)}` }),
  (pick) => setMember(pick, { lastActiveAt: new Date(now.getTime() - pick(90) * 86_400_000) }),
  (pick) => setMember(pick, { deletesAt: pick(2) === 0 ? now : null }),
  (pick) => hide(memberAt(pick), pick(2) === 0),
  (pick) => block(memberAt(pick), memberAt(pick)),
  () => server.db.delete(blocks),
  (pick) => review(pick),
  (pick) => connect(memberAt(pick), memberAt(pick)),
  () =>
    server.db
      .transaction(async (tx) => {
        await tx.update(users).set({ firstName: "Never" });
        tx.rollback();
      })
      .catch(() => {}),
];

type Member = (typeof members)[number];
type Pick = (below: number) => number;

function memberAt(pick: Pick): Member {
  const member = members[pick(members.length)];
  if (!member) throw new Error("there is no member");
  return member;
}

async function change(
  table: typeof startupIdeas | typeof startupCofounders | typeof companies | typeof projectListings,
  pick: Pick,
  values: object,
): Promise<void> {
  const rows = await server.db.select({ id: table.id }).from(table);
  const row = rows[pick(rows.length || 1)];
  if (row) await server.db.update(table).set(values).where(eq(table.id, row.id));
}

async function remove(table: typeof startupIdeas, pick: Pick): Promise<void> {
  const rows = await server.db.select({ id: table.id }).from(table);
  const row = rows[pick(rows.length || 1)];
  if (row && rows.length > 3) await server.db.delete(table).where(eq(table.id, row.id));
}

function setMember(pick: Pick, values: Partial<typeof users.$inferInsert>) {
  return server.db
    .update(users)
    .set(values)
    .where(eq(users.id, memberAt(pick).id));
}

async function hide({ cookie }: Member, isListed: boolean): Promise<void> {
  await server.call({
    method: "PATCH",
    url: "/api/account",
    headers: { cookie },
    payload: { privacy: { isListed } },
  });
}

async function block(one: Member, other: Member): Promise<void> {
  if (one.id !== other.id)
    await server.db
      .insert(blocks)
      .values({ blockerId: one.id, blockedId: other.id, createdAt: now })
      .onConflictDoNothing();
}

async function review(pick: Pick): Promise<void> {
  const [company] = await server.db.select({ id: companies.id }).from(companies);
  await server.db.insert(reviews).values({
    id: randomUUID(),
    companyId: company?.id ?? null,
    authorId: memberAt(pick).id,
    projectKind: "application",
    projectId: randomUUID(),
    title: "Done",
    rating: 1 + pick(5),
    contentLanguage: "en",
    createdAt: now,
  });
}

async function connect(one: Member, other: Member): Promise<void> {
  if (one.id === other.id) return;
  await server.db
    .insert(connections)
    .values({
      clientId: randomUUID(),
      senderId: one.id,
      receiverId: other.id,
      targetKind: "idea",
      targetId: randomUUID(),
      message: "Hello",
      state: "accepted",
      createdAt: now,
    })
    .onConflictDoNothing();
}

type Looks = { url: string; headers: Record<string, string> };

async function read(app: FastifyInstance, { url, headers }: Looks) {
  const { statusCode, body, headers: given } = await app.inject({ url, headers });
  return {
    url,
    statusCode,
    body: statusCode === 200 ? body : "",
    total: given["x-total-count"],
    next: given["link"],
  };
}

const written = fc.record({
  write: fc.nat(),
  numbers: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  reader: fc.nat(),
});

describe("kept answers", () => {
  test(
    "are those that would be made now, on every server and for every reader, whatever was written",
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(written, { minLength: steps, maxLength: steps }), async (plan) => {
          for (const { write, numbers, reader } of plan) {
            const left = [...numbers];
            await writes[write % writes.length]?.((below) => (left.shift() ?? 0) % below);
            for (const { answers } of keepers) await answers?.changes.caughtUp();
            const all = await addresses();
            const some = all.filter((_, at) => (at + reader) % 5 === 0);
            const cookie = reader % 3 === 0 ? memberAt(() => reader % members.length).cookie : "";
            const headers = { ...(cookie && { cookie }), "accept-language": reader % 2 === 0 ? "mn" : "en" };
            for (const url of some) {
              const expected = await read(fresh, { url, headers });
              // Once to be made or found, once to be found.
              for (const app of keepers)
                for (const time of [1, 2])
                  expect(await read(app, { url, headers }), `${url}, asked the ${time}. time`).toEqual(
                    expected,
                  );
            }
          }
        }),
        { numRuns: 1 },
      );
    },
  );

  test("ask the database for nothing, in either language, and with parameters that the call does not know", async () => {
    for (const lang of ["en", "mn"]) {
      const first = await server.get(`/api/startup-ideas?limit=3&lang=${lang}`);
      const asked = await statementsOf(async () => {
        const again = await server.app.inject(`/api/startup-ideas?x=${randomUUID()}&lang=${lang}&limit=3`);
        expect([again.body, again.headers.etag, again.headers["content-language"]]).toEqual([
          first.body,
          first.headers.etag,
          lang,
        ]);
      });
      expect(asked).toBe(0);
    }
  });

  test("are not sent to who has them", async () => {
    const first = await server.get("/api/stats");
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Accept-Language, Cookie",
    });
    const again = await server.get("/api/stats", {
      "if-none-match": `"other", W/${String(first.headers.etag)}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await addIdea(server.db);
    const changed = await server.get("/api/stats", { "if-none-match": String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
  });

  test("are made once for all who ask at the same time", async () => {
    await addIdea(server.db);
    await server.app.answers?.changes.caughtUp();
    const asked = await statementsOf(async () => {
      await Promise.all(Array.from({ length: 10 }, () => server.app.inject("/api/startup-ideas?limit=7")));
    });
    expect(asked).toBeLessThanOrEqual(2);
  });

  test("who hides is gone from the next answer", async () => {
    const userId = await addUser(server.db);
    const cookie = await server.signIn(userId);
    const id = await addCofounder(server.db, { userId });
    const url = `/api/startup-cofounders/${id}`;
    expect((await server.get(url)).statusCode).toBe(200);
    const hidden = { privacy: { isListed: false } };
    await server.app.inject({ method: "PATCH", url: "/api/account", headers: { cookie }, payload: hidden });
    // Asked without waiting: the answer to the write was the sign that it is done.
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});

/** How many statements the server sends meanwhile. */
async function statementsOf(act: () => Promise<void>): Promise<number> {
  const pool = poolOf(server.db);
  let asked = 0;
  const count = () => (asked += 1);
  pool.on("acquire", count);
  await act();
  pool.off("acquire", count);
  return asked;
}
