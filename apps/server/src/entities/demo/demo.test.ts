import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { browseAvailabilities, listAvailabilities } from "@khamt/contract/vocabulary";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addIdea, addUser } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import { readSetting } from "../../platform/db/settings.ts";
import { cofounders } from "./cofounders.ts";
import { companies } from "./companies.ts";
import { ideas } from "./ideas.ts";
import { demoId } from "./identity.ts";
import { isFirstRun, loadDemo } from "./load.ts";
import { projects } from "./projects.ts";
import { removeDemo } from "./remove.ts";

/** Of an empty site, of one with a member, and of one with the examples. */
const wasFirst: boolean[] = [];
const server = testServer();
beforeAll(async () => {
  wasFirst.push(await isFirstRun(server.db));
  const id = await addUser(server.db);
  wasFirst.push(await isFirstRun(server.db));
  await server.db.delete(users).where(eq(users.id, id));
  await loadDemo({ db: server.db, now, rates: { mntPerUsd: 3570 } });
  wasFirst.push(await isFirstRun(server.db));
});

const counts = {
  ideas: ideas.length,
  individuals: cofounders.length,
  companies: companies.length,
  projects: projects.length,
};

describe("the demo data", () => {
  test("comes by itself to an empty site alone, never among members", () => {
    expect(wasFirst).toEqual([true, false, false]);
  });

  test("is there as a whole, with times counted from the loading", async () => {
    expect((await server.get("/api/stats")).json()).toMatchObject(counts);
    const first = ideas[0];
    const { createdAt } = (await server.get(`/api/startup-ideas/${demoId("idea", first?.key ?? "")}`)).json<{
      createdAt: string;
    }>();
    expect(now.getTime() - new Date(createdAt).getTime()).toBe(
      (first?.createdDaysAgo ?? 0) * 24 * 60 * 60 * 1000,
    );
    const newest = Math.min(
      ...[ideas, cofounders, companies, projects].flatMap((all) =>
        all.map(({ createdDaysAgo }) => createdDaysAgo),
      ),
    );
    expect(newest * 24, "nobody has posted a demo just now").toBeGreaterThanOrEqual(1);
  });

  test("shows no rating, review, finished project or badge: nothing stands behind one", async () => {
    const of = async (url: string) =>
      (await server.get(`${url}?limit=100`)).json<Record<string, unknown>[]>();
    const firms = await of("/api/companies");
    expect(firms).toHaveLength(companies.length);
    for (const firm of firms)
      expect(firm).toMatchObject({
        isDemo: true,
        rating: 0,
        reviewsCount: 0,
        completedProjects: 0,
        isVerified: false,
      });
    for (const { id } of firms)
      expect((await server.get(`/api/companies/${String(id)}`)).json()).toMatchObject({
        portfolioItems: [],
        caseStudyUrls: [],
        clientTestimonials: [],
      });
    for (const person of await of("/api/startup-cofounders"))
      expect(person).toMatchObject({ isDemo: true, isVerified: false });
    for (const each of await of("/api/ideas")) expect(each).toMatchObject({ isDemo: true, verified: false });
    for (const partner of await of("/api/partners"))
      expect(partner).toMatchObject({
        isDemo: true,
        verified: false,
        rating: null,
        reviews: 0,
        connections: 0,
      });
  });

  test.each([
    ...listAvailabilities.map((each) => `startup-cofounders?availability=${each}`),
    ...browseAvailabilities.map((each) => `partners/search?availability=${each}`),
  ])("has somebody for every time that can be chosen: %s", async (search) => {
    expect((await server.get(`/api/${search}`)).json()).not.toEqual([]);
  });

  test("belongs to marked owners who can't sign in", async () => {
    const owners = await server.db.select().from(users);
    expect(
      owners.every(
        ({ isDemo, password, email }) => isDemo && password === null && email.endsWith("@demo.khamt.example"),
      ),
    ).toBe(true);
  });

  test("has the same addresses after it is loaded again, and no row twice", async () => {
    await loadDemo({ db: server.db, now, rates: { mntPerUsd: 3570 } });
    expect((await server.get("/api/stats")).json()).toMatchObject(counts);
  });

  test("goes without a trace of it or of anybody else's", async () => {
    const userId = await addUser(server.db);
    await addIdea(server.db, { userId });
    expect(await server.db.transaction(removeDemo)).toBe(ideas.length + cofounders.length + companies.length);
    expect((await server.get("/api/stats")).json()).toMatchObject({ ideas: 1, partners: 0, projects: 0 });
    expect(await readSetting(server.db, "demo-data")).toBe("removed");
  });
});
