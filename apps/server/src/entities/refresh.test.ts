import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../test/database.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../test/rows.ts";
import { refreshDerivations } from "./refresh.ts";
import {
  companies,
  projectListings,
  searchEntries,
  searchWords,
  startupCofounders,
  startupIdeas,
} from "../platform/db/schema/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.reset());
afterAll(() => database.close());

const old = new Date("2020-01-01T00:00:00.000Z");
const rates = { mntPerUsd: 3500 };
const progress = () => {};

test("derived columns are filled once, and again when the exchange rate changes", async () => {
  await addIdea(database.db, { fundingNeeds: "35 сая төгрөг", tags: ["AI"], updatedAt: old });
  await addCofounder(database.db, { skills: ["React"], location: "Berlin" });
  await addProject(database.db, {
    companyId: await addCompany(database.db, { services: ["SEO"] }),
    timeline: "3 months",
  });
  const [before] = await database.db.select().from(startupIdeas);
  const empty = { topics: [], places: [] };
  for (const table of [startupIdeas, startupCofounders, companies, projectListings])
    await database.db.update(table).set(empty);

  await refreshDerivations({ db: database.db, rates, progress });
  const [idea] = await database.db.select().from(startupIdeas);
  expect(idea).toMatchObject({
    topics: before?.topics,
    fundingMinUsd: 10_000,
  });
  expect((await database.db.select().from(startupCofounders))[0]?.topics).toContain("frontend-development");
  expect((await database.db.select().from(companies))[0]?.topics).toContain("seo");
  expect((await database.db.select().from(projectListings))[0]?.timelineMinMonths).toBe(3);

  await database.db.update(startupIdeas).set(empty);
  await refreshDerivations({ db: database.db, rates, progress });
  expect((await database.db.select().from(startupIdeas))[0]?.topics).toEqual([]);

  const said: string[] = [];
  await refreshDerivations({
    db: database.db,
    rates: { mntPerUsd: 7000 },
    progress: (line) => said.push(line),
  });
  expect((await database.db.select().from(startupIdeas))[0]).toMatchObject({
    fundingMinUsd: 5000,
    topics: before?.topics,
  });
  expect(said).toEqual(["Reading all profiles anew ..."]);
});

test("more rows than one batch are all read, and nobody's time of change moves", async () => {
  const companyId = await addCompany(database.db);
  const rows = Array.from({ length: 230 }, (_, each) => ({
    companyId,
    title: `t${each}`,
    description: "d",
    category: "web" as const,
    updatedAt: old,
  }));
  await database.db.insert(projectListings).values(rows);
  await refreshDerivations({ db: database.db, rates, progress });
  const found = await database.db.select().from(projectListings);
  expect(found.every(({ updatedAt }) => updatedAt.getTime() === old.getTime())).toBe(true);
  expect(await database.db.$count(searchEntries)).toBe(231);
});

test("what is listed is filed for search anew, and words that nothing says are forgotten", async () => {
  await addIdea(database.db, { title: "Zorblax" });
  await addIdea(database.db, { title: "Quuxly", isActive: false });
  await database.db.delete(searchEntries);
  await database.db.insert(searchWords).values({ word: "forgotten", sound: "borgoten" });
  await refreshDerivations({ db: database.db, rates, progress });
  expect(await database.db.$count(searchEntries)).toBe(1);
  const words = (await database.db.select().from(searchWords)).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(["zorblax", "accountant", "нягтлан"]));
  expect(words).not.toContain("forgotten");
  expect(words).not.toContain("quuxly");
});
