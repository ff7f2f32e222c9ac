import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { type MatchResult, matchResult, pairResult } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { aiMatches, startupCofounders } from "../../platform/db/schema/index.ts";
import { foodIdea, developer, accountant } from "./set-up-matches.ts";

const server = freshServer();

type Source = { kind: string; id: string };

async function matchesOf(type: string, source: Source, query = ""): Promise<MatchResult[]> {
  const answer = await server.post(`/api/matches${query}`, { type, source });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MatchResult[]>().map((each) => matchResult.strict().parse(each));
}

describe("matching", () => {
  test("puts who has the wanted skills first, with the words of both profiles as evidence, across languages", async () => {
    const id = await addIdea(server.db, foodIdea);
    const wanted = await addCofounder(server.db, developer);
    const other = await addCofounder(server.db, accountant);
    const matches = await matchesOf("cofounder", { kind: "idea", id });
    expect(matches.map((each) => each.id)).toEqual([wanted, other]);
    const [first, second] = matches;
    expect(first).toMatchObject({
      type: "cofounder",
      name: "Тэмүүлэн Болд",
      skills: developer.skills,
      experience: "5-10",
    });
    expect(first?.compatibility).toBeGreaterThan(second?.compatibility ?? 100);
    const skills = first?.reasons.find(({ factor, kind }) => factor === "skills" && kind === "strength");
    expect(skills?.evidence).toContainEqual({ source: "React", target: "React" });
    expect(skills?.contribution).toBeGreaterThan(0);
    for (const { compatibility, confidence, reason, reasons } of matches) {
      expect(compatibility).toBeGreaterThanOrEqual(1);
      expect(compatibility).toBeLessThanOrEqual(99);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(reason).not.toBe("");
      expect(reasons.every(({ text }) => text !== "")).toBe(true);
    }
  });

  test("gives a pair one percentage, whoever looks", async () => {
    const idea = await addIdea(server.db, foodIdea);
    const person = await addCofounder(server.db, developer);
    await addCofounder(server.db, accountant);
    const fromIdea = (await matchesOf("cofounder", { kind: "idea", id: idea })).find(
      ({ id }) => id === person,
    );
    const fromPerson = (await matchesOf("startup-idea", { kind: "cofounder", id: person })).find(
      ({ id }) => id === idea,
    );
    expect(fromPerson).toMatchObject({
      type: "startup-idea",
      name: foodIdea.title,
      lookingFor: foodIdea.requiredSkills,
    });
    expect(fromPerson?.compatibility).toBe(fromIdea?.compatibility);
  });

  test("works between projects and companies in both directions", async () => {
    const studio = await addCompany(server.db, {
      name: "Studio",
      services: ["mobile app development"],
      technologies: ["Flutter"],
      rating: 4.5,
      reviewsCount: 3,
    });
    const mill = await addCompany(server.db, { name: "Mill", services: ["cashmere spinning"] });
    const project = await addProject(server.db, {
      companyId: mill,
      title: "Гар утасны апп",
      category: "mobile",
      requiredSkills: ["Flutter", "мобайл апп хөгжүүлэлт"],
    });
    const companies = await matchesOf("company", { kind: "project", id: project });
    expect(companies.map(({ id }) => id)).toEqual([studio]);
    expect(companies[0]).toMatchObject({
      type: "company",
      name: "Studio",
      rating: 4.5,
      projects: 0,
      size: "small",
    });
    const projects = await matchesOf("project", { kind: "company", id: studio });
    expect(projects[0]).toMatchObject({ id: project, type: "project", headline: "Mill" });
  });

  test("finds people for people and companies for companies, the pair alike from both sides", async () => {
    const engineer = await addCofounder(server.db, { ...developer, preferredRoles: ["marketing"] });
    const marketer = await addCofounder(server.db, {
      title: "Marketing manager",
      skills: ["marketing", "sales"],
      industries: ["food delivery"],
      preferredRoles: ["frontend developer"],
      location: "Ulaanbaatar",
    });
    await addCofounder(server.db, accountant);
    const [best] = await matchesOf("cofounder", { kind: "cofounder", id: engineer });
    expect(best?.id).toBe(marketer);
    const back = await matchesOf("cofounder", { kind: "cofounder", id: marketer });
    expect(back.find(({ id }) => id === engineer)?.compatibility).toBe(best?.compatibility);
    const studio = await addCompany(server.db, { name: "Studio", services: ["mobile app development"] });
    const agency = await addCompany(server.db, { name: "Agency", services: ["marketing", "branding"] });
    expect((await matchesOf("company", { kind: "company", id: studio })).map(({ id }) => id)).toEqual([
      agency,
    ]);
    const answer = await server.post("/api/matches/pair", {
      source: { kind: "cofounder", id: engineer },
      target: { kind: "cofounder", id: marketer },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(pairResult.parse(answer.json()).match.compatibility).toBe(best?.compatibility);
  });

  test("remembers for members what they were shown for a profile of their own, and nothing for others", async () => {
    const userId = await addUser(server.db);
    const id = await addIdea(server.db, { ...foodIdea, userId });
    const person = await addCofounder(server.db, developer);
    const payload = { type: "cofounder", source: { kind: "idea", id } };
    await server.post("/api/matches", payload);
    await server.post("/api/matches", payload, { cookie: await server.signIn(await addUser(server.db)) });
    expect(await server.db.select().from(aiMatches)).toEqual([]);
    const own = { cookie: await server.signIn(userId) };
    const [shown] = (await server.post("/api/matches", payload, own)).json<MatchResult[]>();
    await server.db.update(aiMatches).set({ status: "saved" });
    await server.post("/api/matches?lang=mn", payload, own);
    const rows = await server.db.select().from(aiMatches);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      userId,
      matchType: "cofounder",
      sourceId: id,
      targetId: person,
      compatibilityScore: shown?.compatibility,
      status: "saved",
      aiInsights: expect.stringMatching(/^[А-ЯӨҮ]/),
    });
    expect(rows[0]?.matchReasons).toHaveLength(shown?.reasons.length ?? 0);
  });

  test("never matches somebody with themselves", async () => {
    const userId = await addUser(server.db);
    const id = await addIdea(server.db, { ...foodIdea, userId });
    await addCofounder(server.db, { ...developer, userId });
    const answer = await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id } });
    expect(answer.json()).toEqual([]);
    expect(answer.headers["x-candidates-considered"]).toBe("0");
  });

  test("speaks the reader's language", async () => {
    const id = await addIdea(server.db, foodIdea);
    await addCofounder(server.db, developer);
    const [english] = await matchesOf("cofounder", { kind: "idea", id });
    const [mongolian] = await matchesOf("cofounder", { kind: "idea", id }, "?lang=mn");
    expect(english?.reasons[0]?.text).toMatch(/^[A-Z][a-z]/);
    expect(mongolian?.reasons[0]?.text).toMatch(/^[А-ЯӨҮ]/);
    expect(mongolian?.compatibility).toBe(english?.compatibility);
  });

  test("says how many it considered and how long it took, and keeps to the limit", async () => {
    const id = await addIdea(server.db, foodIdea);
    for (let each = 0; each < 5; each += 1) await addCofounder(server.db, developer);
    const answer = await server.post("/api/matches", {
      type: "cofounder",
      source: { kind: "idea", id },
      limit: 2,
    });
    expect(answer.json()).toHaveLength(2);
    expect(answer.headers["x-candidates-considered"]).toBe("5");
    expect(Number(answer.headers["x-matching-milliseconds"])).toBeGreaterThan(0);
  });

  test("sees a change at once: a new profile, a changed one, one that left", async () => {
    const id = await addIdea(server.db, foodIdea);
    const ask = () => matchesOf("cofounder", { kind: "idea", id });
    expect(await ask()).toEqual([]);
    const person = await addCofounder(server.db, accountant);
    const before = (await ask())[0]?.compatibility ?? 0;
    const { skills, bio, title } = developer;
    await server.db
      .update(startupCofounders)
      .set({ skills, bio, title })
      .where(eq(startupCofounders.id, person));
    const [after] = await ask();
    expect(after).toMatchObject({ id: person, skills });
    expect(after?.compatibility).toBeGreaterThan(before);
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect(await ask()).toEqual([]);
  });

  test.each([
    ["startup-idea", "idea"],
    ["startup-idea", "project"],
    ["project", "idea"],
    ["project", "project"],
  ])("refuses to look for a %s on behalf of a %s", async (type, kind) => {
    const answer = await server.post("/api/matches", {
      type,
      source: { kind, id: "00000000-0000-4000-8000-000000000000" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "source.kind" });
  });

  test("does not know a source that is not listed", async () => {
    const inactive = await addIdea(server.db, { ...foodIdea, isActive: false });
    for (const id of [inactive, "00000000-0000-4000-8000-000000000000"]) {
      const answer = await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id } });
      expect(answer.statusCode).toBe(404);
    }
  });

  test.each([
    [{ type: "friend" }, "type"],
    [{ source: { kind: "idea", id: "1" } }, "source.id"],
    [{ source: { kind: "planet", id: "00000000-0000-4000-8000-000000000000" } }, "source.kind"],
    [{ source: "idea" }, "source"],
    [{ limit: 0 }, "limit"],
    [{ limit: 51 }, "limit"],
    [{ limit: "5" }, "limit"],
    [{ limit: 2.5 }, "limit"],
  ])("refuses %j and names the parameter", async (wrong, parameter) => {
    const right = { type: "cofounder", source: { kind: "idea", id: "00000000-0000-4000-8000-000000000000" } };
    const answer = await server.post("/api/matches", { ...right, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter });
  });

  test("tells nobody who owns what", async () => {
    const userId = await addUser(server.db, { username: "canary-user", email: "canary@x.test" });
    const id = await addIdea(server.db, foodIdea);
    await addCofounder(server.db, {
      ...developer,
      userId,
      email: "canary-own@x.test",
      phoneNumber: "canary-phone",
    });
    const { body } = await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id } });
    expect(body).not.toContain("canary");
    expect(body).not.toContain(userId);
  });
});
