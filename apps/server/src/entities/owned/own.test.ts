import { eq, getTableName } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Fields, fieldsOfKind, ownCofounder, ownCompany, ownIdea, ownProject } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { now } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { filledForms, ownCalls } from "../../../test/forms.ts";
import { signInMember } from "../../../test/member.ts";
import { addUser, addVouch } from "../../../test/rows.ts";
import {
  aiMatches,
  companies,
  drafts,
  profileViews,
  projectListings,
  searchWords,
  startupCofounders,
  startupIdeas,
} from "../../platform/db/schema/index.ts";

const server = freshServer();

const outputs = { idea: ownIdea, cofounder: ownCofounder, company: ownCompany, project: ownProject };
const tables = {
  idea: startupIdeas,
  cofounder: startupCofounders,
  company: companies,
  project: projectListings,
};
const fresh = {
  idea: {},
  cofounder: { lastActiveAt: now },
  company: {
    isVerified: false,
    rating: 0,
    reviewsCount: 0,
    completedProjects: 0,
    verificationLevel: null,
    lastVerifiedAt: null,
  },
  project: { applicationsCount: 0 },
};

/** What only the server decides. */
async function claims() {
  const nobodys = await addUser(server.db);
  return {
    id: nobodys,
    userId: nobodys,
    companyId: nobodys,
    isVerified: true,
    verified: true,
    verificationLevel: "gold",
    lastVerifiedAt: "2020-01-01T00:00:00.000Z",
    lastActiveAt: "2020-01-01T00:00:00.000Z",
    createdAt: "2020-01-01T00:00:00.000Z",
    updatedAt: "2020-01-01T00:00:00.000Z",
    rating: 5,
    reviewsCount: 9,
    completedProjects: 99,
    applicationsCount: 9,
    isActive: false,
    isAvailable: false,
    isDemo: true,
    contentLanguage: "en",
    topics: ["everything"],
    places: ["everywhere"],
    missing: ["title"],
    completeness: 1,
  };
}

describe.each(entityKinds)("a member's own %s", (kind) => {
  const { url, mine, words } = ownCalls[kind];

  test("R17 is made with every field, read back exactly, edited and deleted; what the server decides is not taken", async () => {
    const member = await signInMember(server);
    const made = await member.make(kind, await claims());
    outputs[kind].strict().parse(made);
    expect(made).toMatchObject(filledForms[kind]);
    expect(made).toMatchObject({ missing: [], contentLanguage: "mn", isDemo: false });
    expect(made.completeness).toBeGreaterThan(85);
    expect((await member.get(mine)).json()).toEqual(made);
    expect((await member.get(`${mine}s`)).json()).toEqual([made]);
    expect(made).toMatchObject("isVerified" in made ? { isVerified: false } : {});
    const [row] = await server.db.select().from(tables[kind]).where(eq(tables[kind].id, made.id));
    expect(row).toMatchObject({ ...fresh[kind], createdAt: now, isDemo: false, contentLanguage: "mn" });
    expect(row).not.toMatchObject({ topics: ["everything"] });
    expect(row).toMatchObject(kind === "project" ? {} : { userId: member.id });
    expect(row).toMatchObject(kind === "cofounder" ? { isAvailable: true } : { isActive: true });

    const edited = await member.edit(kind, made, { ...(await claims()), id: undefined, [words]: "Шинэ үг" });
    expect(edited).toEqual({
      ...made,
      [words]: "Шинэ үг",
      updatedAt: edited.updatedAt,
      names: edited["names"],
    });
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    expect((await member.get(mine)).json()).toEqual(edited);

    const stranger = await signInMember(server);
    expect((await stranger.put(kind, edited, filledForms[kind])).statusCode).toBe(404);
    expect((await stranger.delete(kind, edited.id)).statusCode).toBe(404);
    expect((await stranger.get(`${mine}s`)).json()).toEqual([]);

    expect((await member.delete(kind, made.id)).json()).toEqual({ success: true });
    expect((await member.get(mine)).statusCode).toBe(404);
    expect((await member.get(`${mine}s`)).json()).toEqual([]);
    expect((await server.get(`${url}/${made.id}`)).statusCode).toBe(404);
    expect((await member.put(kind, edited, filledForms[kind])).json()).toMatchObject({ error: "not-found" });
    expect((await member.delete(kind, made.id)).statusCode).toBe(404);
  });

  test("R22 keeps whatever people write as they write it, in every field", async () => {
    const hostile = [
      `<script>alert(1)</script><img src=x onerror="alert(1)">`,
      "שלום \u200fمرحبا\u200e 👩‍🚀🇲🇳",
      "bi nyagtlan bodogch hiideg; ' or 1=1 -- %_\\",
      "ᠮᠣᠩᠭᠣᠯ ᠬᠦᠮᠦᠨ\u180e",
    ];
    const fields: Fields = fieldsOfKind[kind];
    const given = Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
        if (["name", "line", "place", "text"].includes(field.sort))
          return [[name, hostile[name.length % hostile.length]]];
        const isOpenList = field.sort === "tags" || (field.sort === "lines" && field.areAddresses !== true);
        return isOpenList ? [[name, hostile]] : [];
      }),
    );
    const member = await signInMember(server);
    const made = await member.make(kind, given);
    expect(made).toMatchObject(given);
    expect((await member.get(mine)).json()).toMatchObject(given);
    const combined = await member.edit(kind, made, { [words]: "Cafe\u0301 И\u0306од" });
    expect(combined[words]).toBe("Café Йод");
  });
});

test("who gives no name in a profile goes by that of the account", async () => {
  const member = await signInMember(server, { firstName: "Bat", lastName: "Dorj" });
  const given = {
    skills: ["welding"],
    expertise: ["construction"],
    experience: "3-5",
    availability: "part-time",
  };
  const made = await member.post("cofounder", given);
  expect(made.json()).toMatchObject({ ...given, firstName: "Bat Dorj", lastName: "" });
});

describe("what others see", () => {
  test("R18 of a co-founder never tells the contacts, and of a company never its numbers", async () => {
    const member = await signInMember(server, { userType: "company" });
    const person = await member.make("cofounder");
    const company = await member.make("company");
    const pages = [
      "/api/startup-cofounders",
      `/api/startup-cofounders/${person.id}`,
      "/api/companies",
      "/api/partners",
      "/api/search?q=canary",
      "/api/search?q=Сарнай",
      "/api/search?q=Алтан",
    ];
    for (const page of pages)
      expect((await server.get(page)).body, page).not.toMatch(/canary|99112233|77001122/);

    const shown = await server.get(`/api/companies/${company.id}`);
    const { address, phoneNumber, email, ...others } = filledForms.company;
    expect(shown.json()).toMatchObject({ address, phoneNumber, email, website: others.website });
    expect(shown.body).not.toMatch(/canary-(registration|tax)|hidesContacts|preferences/);
    const hiding = await member.edit("company", company, { hidesContacts: true });
    expect(hiding).toMatchObject({ address, phoneNumber, email, hidesContacts: true });
    for (const page of [`/api/companies/${company.id}`, `/api/partners/${company.id}`])
      expect((await server.get(page)).body, page).not.toMatch(/canary|99112233|77001122/);
  });
});

test("deleting a company takes along its listings, their drafts, what others kept of them and their words", async () => {
  const member = await signInMember(server);
  const project = await member.make("project", { title: "Zyxwvq" });
  const [company] = await server.db.select().from(companies);
  const draft = { fields: { title: "Zyxwvq" }, editedAt: now.toISOString() };
  await member.call("PUT", `/api/drafts/project/${project.id}`, draft);
  const other = await addUser(server.db);
  const pair = { sourceId: other, targetId: project.id, matchType: "project" as const };
  await server.db.insert(aiMatches).values({ ...pair, userId: other, compatibilityScore: 90 });
  await server.db.insert(profileViews).values({ userId: other, kind: "project", entityId: project.id });
  const isWord = eq(searchWords.word, "zyxwvq");
  expect(await server.db.$count(searchWords, isWord)).toBe(1);

  expect((await member.delete("company", company?.id ?? "")).statusCode).toBe(200);
  for (const table of [projectListings, aiMatches, profileViews, drafts])
    expect(await server.db.$count(table), getTableName(table)).toBe(0);
  expect(await server.db.$count(searchWords, isWord)).toBe(0);
});

describe("an edit", () => {
  test("loses no mark of the server's, and shows that a person is active", async () => {
    const member = await signInMember(server);
    const person = await member.make("cofounder");
    const company = await member.make("company");
    const lastVerifiedAt = new Date("2026-01-01T00:00:00.000Z");
    const marks = {
      isVerified: true,
      verificationLevel: "domain",
      lastVerifiedAt,
      rating: 4.5,
      reviewsCount: 3,
    };
    await server.db.update(companies).set({ ...marks, completedProjects: 7 });
    await addVouch(server.db, person.id);
    server.clock.pass({ days: 3 });
    const [nowCompany] = (await member.get("/api/my-company-profiles")).json();
    const [nowPerson] = (await member.get("/api/my-cofounder-profiles")).json();
    expect(nowPerson).toMatchObject({ id: person.id, lastActiveAt: now.toISOString() });
    expect(await member.edit("company", nowCompany, { size: " ДУНД", employeeCount: "" })).toMatchObject({
      id: company.id,
      ...marks,
      lastVerifiedAt: lastVerifiedAt.toISOString(),
      completedProjects: 7,
      size: "medium",
      employeeCount: null,
    });
    expect(await member.edit("cofounder", nowPerson, { education: "" })).toMatchObject({
      isVerified: true,
      education: null,
      createdAt: now.toISOString(),
      lastActiveAt: server.clock.now().toISOString(),
    });
  });
});

test("what is made was not changed before that, whatever the database's clock says", async () => {
  server.clock.pass({ days: 4000 });
  const member = await signInMember(server);
  for (const kind of entityKinds) {
    const { createdAt, updatedAt } = await member.make(kind);
    expect(updatedAt).toBe(createdAt);
  }
});

test("newest first are a member's own, and a listing needs a company", async () => {
  const member = await signInMember(server);
  expect((await member.post("project", filledForms.project)).json()).toMatchObject({
    error: "company-needed",
  });
  const first = await member.make("idea");
  server.clock.pass({ minutes: 1 });
  const second = await member.make("idea");
  const listed = (await member.get("/api/my-startup-idea-profiles")).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await member.get("/api/my-startup-idea-profile")).json()).toEqual(second);
});
