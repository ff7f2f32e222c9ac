import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, connect } from "../../../test/people.ts";
import { addCompany, addReview, addUser } from "../../../test/rows.ts";
import { MIGRATIONS_FOLDER } from "./migrate.ts";
import { companies, contactGrants, domainClaims, users } from "./schema/index.ts";
import { eq } from "drizzle-orm";

const server = freshServer();

/** Does to rows of an older version what the migration did to them. */
async function heal(): Promise<void> {
  const migration = readFileSync(join(MIGRATIONS_FOLDER, "0018_true_figures.sql"), "utf8");
  const steps = migration.split("--> statement-breakpoint").filter((step) => !step.includes("CREATE "));
  for (const step of steps) await server.db.execute(sql.raw(step));
}

test("a database of an older version loses the reviews, projects and badges that no row stands behind", async () => {
  const claimed = { rating: 4.6, reviewsCount: 37, completedProjects: 140, isVerified: true };
  const demo = await addCompany(server.db, { ...claimed, isDemo: true });
  const proven = await addCompany(server.db, { ...claimed, verificationLevel: "domain" });
  const at = server.clock.now();
  await server.db.insert(domainClaims).values({
    companyId: proven,
    domain: "a.mn",
    token: "a",
    state: "verified",
    createdAt: at,
    verifiedAt: at,
  });
  for (const rating of [4, 5]) await addReview(server.db, { companyId: proven, rating });
  await heal();
  expect((await server.get(`/api/companies/${demo}`)).json()).toMatchObject({
    rating: 0,
    reviewsCount: 0,
    completedProjects: 0,
    isVerified: false,
    verification: null,
  });
  expect((await server.get(`/api/companies/${proven}`)).json()).toMatchObject({
    rating: 4.5,
    reviewsCount: 2,
    completedProjects: 0,
    isVerified: true,
    verification: { by: "domain", domain: "a.mn" },
  });
});

test("who had chosen to keep contacts to themselves goes on doing so", async () => {
  const open = await addUser(server.db);
  const shut = await addUser(server.db, { privacy: { showsContact: false } });
  const firm = await addUser(server.db, { userType: "company" });
  await addCompany(server.db, { userId: firm, hidesContacts: true });
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const { id: connectionId } = await connect(bat, sara);
  const decided = { connectionId, ownerId: sara.id, field: "email" as const, createdAt: server.clock.now() };
  await server.db.insert(contactGrants).values(decided);
  await heal();
  const privacy = async (id: string) =>
    (await server.db.select().from(users).where(eq(users.id, id)))[0]?.privacy;
  expect(await privacy(open)).toEqual({});
  expect(await privacy(shut)).toEqual({ showsContact: false, asksBeforeContact: true, showsWebsite: false });
  expect(await privacy(firm)).toEqual({ asksBeforeContact: true });
  const rows = await server.db.select().from(contactGrants).orderBy(contactGrants.field);
  expect(rows).toMatchObject([
    { ownerId: sara.id, field: "email", isGranted: true },
    { ownerId: sara.id, field: "phone", isGranted: false },
  ]);
  expect(await server.db.$count(companies)).toBe(1);
});
