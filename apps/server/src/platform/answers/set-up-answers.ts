import { randomUUID } from "node:crypto";
import { valueAt } from "@khamt/contract/records";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
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

/** Hears nothing: then nothing may be kept, and every answer is made anew. */
const deaf: Changes = {
  mark: () => undefined,
  isFresh: () => false,
  caughtUp: async () => {},
  close: async () => {},
};

export let server: TestApp;

let beside: Database<Record<string, never>> | undefined;

export let fresh: FastifyInstance;

/** As processes: each with connections and memory of its own. The embedded database belongs to one. */
export let keepers: FastifyInstance[];

export const members: { id: string; cookie: string }[] = [];

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
export async function addresses(): Promise<string[]> {
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
    "/api/sums?q=20k",
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
export const writes: ((pick: (below: number) => number) => Promise<unknown>)[] = [
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

export type Member = (typeof members)[number];

export type Pick = (below: number) => number;

export function memberAt(pick: Pick): Member {
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

/** Registers what stands before and after each test of a file. */
export function useServers(): void {
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
    for (const app of [fresh, ...keepers]) await app.listen({ port: 0, host: "127.0.0.1" });
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
}
