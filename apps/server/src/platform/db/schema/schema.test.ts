import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../../test/rows.ts";
import { openTestDatabase, type TestDatabase } from "../../../../test/database.ts";
import {
  aiMatches,
  companies,
  projectListings,
  sessions,
  startupCofounders,
  startupIdeas,
  users,
} from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.reset());
afterAll(() => database.close());

/** The name of the constraint that refuses. */
async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string; column?: string } };
    return cause?.constraint ?? cause?.column;
  }
}

// A value outside a closed vocabulary, as a faulty program might send it.
const bad = "something-else" as never;

/** What is derived of a row needs an industry that there is: a row is made first, then changed. */
async function changeIndustry(
  table: typeof startupIdeas | typeof companies,
  add: typeof addIdea | typeof addCompany,
): Promise<void> {
  await add(database.db);
  await database.db.update(table).set({ industry: bad });
}

describe("closed vocabularies", () => {
  test.each([
    ["startup_ideas_stage_check", () => addIdea(database.db, { stage: bad })],
    ["startup_ideas_industry_check", () => changeIndustry(startupIdeas, addIdea)],
    ["startup_ideas_commitment_check", () => addIdea(database.db, { commitment: bad })],
    ["startup_ideas_content_language_check", () => addIdea(database.db, { contentLanguage: bad })],
    ["startup_cofounders_experience_check", () => addCofounder(database.db, { experience: bad })],
    ["startup_cofounders_availability_check", () => addCofounder(database.db, { availability: bad })],
    ["startup_cofounders_work_style_check", () => addCofounder(database.db, { workStyle: bad })],
    ["startup_cofounders_education_check", () => addCofounder(database.db, { education: bad })],
    ["startup_cofounders_age_check", () => addCofounder(database.db, { age: -1 })],
    ["companies_size_check", () => addCompany(database.db, { size: "дунд" as never })],
    ["companies_industry_check", () => changeIndustry(companies, addCompany)],
    ["companies_legal_structure_check", () => addCompany(database.db, { legalStructure: bad })],
    ["companies_annual_revenue_check", () => addCompany(database.db, { annualRevenue: bad })],
    ["companies_rating_check", () => addCompany(database.db, { rating: 5.1 })],
    ["companies_reviews_count_check", () => addCompany(database.db, { reviewsCount: -1 })],
    ["project_listings_category_check", () => addProject(database.db, { category: bad })],
    ["project_listings_applications_count_check", () => addProject(database.db, { applicationsCount: -1 })],
    ["project_listings_state_check", () => addProject(database.db, { state: bad })],
    ["project_listings_outcome_check", () => addProject(database.db, { outcome: bad })],
    ["users_user_type_check", () => addUser(database.db, { userType: bad })],
    ["users_role_check", () => addUser(database.db, { role: bad })],
  ])("%s refuses what is not in it", async (constraint, attempt) => {
    expect(await refusal(attempt())).toBe(constraint);
  });
});

describe("uniqueness and references", () => {
  test("two users can't share an e-mail address, in any case of letters, nor a username", async () => {
    await addUser(database.db, { email: "Bat@khamt.test", username: "bat" });
    expect(await refusal(addUser(database.db, { email: "bat@KHAMT.test" }))).toBe("users_email_key");
    expect(await refusal(addUser(database.db, { username: "bat" }))).toBe("users_username_unique");
  });

  test("a user has one co-founder profile and one company, and any number of ideas", async () => {
    const userId = await addUser(database.db);
    await Promise.all([
      addCofounder(database.db, { userId }),
      addCompany(database.db, { userId }),
      addIdea(database.db, { userId }),
    ]);
    expect(await refusal(addCofounder(database.db, { userId }))).toBe("startup_cofounders_user_id_unique");
    expect(await refusal(addCompany(database.db, { userId }))).toBe("companies_user_id_unique");
    expect(await refusal(addIdea(database.db, { userId }))).toBeUndefined();
  });

  test("everything that a user has goes with the user", async () => {
    const userId = await addUser(database.db);
    await addIdea(database.db, { userId });
    await addCofounder(database.db, { userId });
    await addProject(database.db, { companyId: await addCompany(database.db, { userId }) });
    await database.db.delete(users).where(eq(users.id, userId));
    for (const table of [startupIdeas, startupCofounders, companies, projectListings])
      expect(await database.db.$count(table)).toBe(0);
  });

  test("nothing belongs to nobody", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await refusal(addIdea(database.db, { userId: nobody }))).toBe("startup_ideas_user_id_users_id_fk");
    expect(await refusal(addProject(database.db, { companyId: nobody }))).toBe(
      "project_listings_company_id_companies_id_fk",
    );
  });
});

describe("defaults", () => {
  test("are those of the product", async () => {
    const userId = await addUser(database.db);
    const [user] = await database.db.select().from(users);
    expect(user).toMatchObject({
      isEmailVerified: false,
      role: "member",
      language: "en",
      password: null,
      isDemo: false,
    });
    await database.db
      .insert(startupIdeas)
      .values({ userId, title: "t", description: "d", industry: "other" });
    expect((await database.db.select().from(startupIdeas))[0]).toMatchObject({
      stage: "idea",
      isActive: true,
      requiredSkills: [],
      tags: [],
    });
    await database.db
      .insert(startupCofounders)
      .values({ userId, firstName: "a", lastName: "b", experience: "0-1" });
    expect((await database.db.select().from(startupCofounders))[0]).toMatchObject({
      availability: "full-time",
      workStyle: "hybrid",
      isAvailable: true,
      skills: [],
    });
    await database.db.insert(companies).values({ userId, name: "c" });
    expect((await database.db.select().from(companies))[0]).toMatchObject({
      size: "small",
      rating: 0,
      reviewsCount: 0,
      completedProjects: 0,
      isVerified: false,
      hidesContacts: false,
    });
    const match = {
      userId,
      matchType: "cofounder" as const,
      sourceId: userId,
      targetId: userId,
      compatibilityScore: 80,
    };
    await database.db.insert(aiMatches).values(match);
    expect((await database.db.select().from(aiMatches))[0]).toMatchObject({
      status: "pending",
      matchReasons: [],
    });
  });

  test("sessions hold JSON until they expire", async () => {
    const row = {
      sid: "s",
      sess: { userId: "u", signedInAt: "", lastUsedAt: "", browser: null, system: null },
      expire: new Date(0),
    };
    await database.db.insert(sessions).values(row);
    expect((await database.db.select().from(sessions))[0]).toEqual(row);
  });
});

describe("updated_at", () => {
  const old = new Date("2020-01-01T00:00:00.000Z");

  test("moves with every change", async () => {
    await addIdea(database.db, { createdAt: old, updatedAt: old });
    await database.db.update(startupIdeas).set({ title: "another" });
    const [row] = await database.db.select().from(startupIdeas);
    expect(row?.createdAt).toEqual(old);
    expect(row?.updatedAt.getTime()).toBeGreaterThan(old.getTime());
  });

  test("stays when the server recomputes its own columns, in that transaction only", async () => {
    await addIdea(database.db, { updatedAt: old });
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('khamt.keep_updated_at', 'on', true)`);
      await tx.update(startupIdeas).set({ places: ["new"] });
    });
    expect((await database.db.select().from(startupIdeas))[0]?.updatedAt).toEqual(old);
    await database.db.update(startupIdeas).set({ places: ["newer"] });
    expect((await database.db.select().from(startupIdeas))[0]?.updatedAt).not.toEqual(old);
  });
});
