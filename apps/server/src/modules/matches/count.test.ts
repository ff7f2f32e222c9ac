import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import {
  type MatchResult,
  type PreferenceCount,
  preferenceCount,
  type PreferenceCountRequest,
} from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { startupCofounders } from "../../platform/db/schema/index.ts";

const server = freshServer();

async function count(body: PreferenceCountRequest, headers = {}): Promise<PreferenceCount> {
  const answer = await server.post("/api/preferences/count", body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return preferenceCount.strict().parse(answer.json());
}
const must = { importance: "must" } as const;

describe("the count of who meets the must-haves", () => {
  test("is that of looking at everybody, with what each of them costs", async () => {
    const places = ["Ulaanbaatar", "Улаанбаатар", "Berlin", "Darkhan", null];
    const abilities = [["accounting", "law"], ["нягтлан бодох бүртгэл"], ["cooking"], []];
    const people = places.flatMap((location) =>
      abilities.flatMap((skills) =>
        (["full-time", "weekends"] as const).map((availability) => ({ location, skills, availability })),
      ),
    );
    for (const person of people) await addCofounder(server.db, person);
    await addCofounder(server.db, { isAvailable: false });

    const isThere = ({ location }: (typeof people)[number]) => location === null || /^[UУ]/.test(location);
    const isAble = ({ skills }: (typeof people)[number]) => skills.length !== 1 || /нягт/.test(skills.join());
    const hasTime = ({ availability }: (typeof people)[number]) => availability === "full-time";
    const both = (...rules: ((person: (typeof people)[number]) => boolean)[]) =>
      people.filter((person) => rules.every((rule) => rule(person))).length;
    expect(
      await count({
        kind: "idea",
        fields: { requiredSkills: ["accounting"], location: "Ulaanbaatar", commitment: "full-time" },
        preferences: { skills: must, place: must, commitment: must, industry: { importance: "any" } },
      }),
    ).toEqual({
      met: both(isThere, isAble, hasTime),
      of: people.length,
      musts: [
        { attribute: "commitment", words: "full-time", without: both(isThere, isAble) },
        { attribute: "place", words: "Ulaanbaatar", without: both(isAble, hasTime) },
        { attribute: "skills", words: "accounting", without: both(isThere, hasTime) },
      ].sort((a, b) => b.without - a.without),
    });
  });

  test("is of the kind that is looked for, and values of the form come before the profile's own", async () => {
    await addIdea(server.db, { stage: "mvp", location: "Berlin" });
    await addCompany(server.db, { size: "small", services: ["Flutter"] });
    await addProject(server.db, { requiredSkills: ["Flutter"], preferredLocation: "Darkhan" });
    const stage = { stage: { ...must, values: ["growth"] } };
    expect(await count({ kind: "cofounder", preferences: stage })).toMatchObject({ met: 0, of: 1 });
    const preferences = { place: { ...must, values: ["Germany"] } };
    const [moved] = (await count({ kind: "cofounder", fields: { location: "Tokyo" }, preferences })).musts;
    expect(moved).toEqual({ attribute: "place", words: "Germany", without: 1 });
    expect(
      await count({ kind: "project", fields: { requiredCompanySize: "том" }, preferences: { size: must } }),
    ).toEqual({ met: 0, of: 2, musts: [{ attribute: "size", words: "том", without: 2 }] });
    expect(
      await count({ kind: "company", fields: { location: "Darkhan" }, preferences: { place: must } }),
    ).toMatchObject({ met: 1, of: 1 });
  });

  test("heeds musts of the text, and leaves out the member's own", async () => {
    const userId = await addUser(server.db);
    await addCofounder(server.db, { userId, location: "Berlin" });
    await addCofounder(server.db, { location: "Berlin" });
    const written = { kind: "idea", fields: { description: "You must be in Darkhan." } } as const;
    expect(await count(written)).toMatchObject({ met: 0, of: 2, musts: [{ attribute: "place" }] });
    const own = { cookie: await server.signIn(userId) };
    expect(await count(written, own)).toMatchObject({ met: 0, of: 1 });
  });

  test("is 0 of 0 where there is nobody", async () => {
    const preferences = { place: { ...must, values: ["Berlin"] } };
    const musts = [{ attribute: "place", words: "Berlin", without: 0 }];
    expect(await count({ kind: "idea", preferences })).toEqual({ met: 0, of: 0, musts });
  });

  test("takes whatever is sent without falling over", async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: "binary", maxLength: 100 }),
      fc.constantFrom("x".repeat(6000), ["must be"], ["\ud800\0"], "заавал (((", must),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({
        kind: fc.constantFrom("idea", "cofounder", "company", "project", "friend"),
        fields: fc.dictionary(fc.constantFrom("description", "bio", "requiredSkills", "location"), value),
        preferences: fc.dictionary(
          fc.constantFrom("skills", "stage", "place", "roles"),
          fc.record({ importance: fc.constant("must"), values: fc.array(value, { maxLength: 3 }) }),
        ),
      }),
    );
    await addCofounder(server.db, { skills: ["law"] });
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const { statusCode } = await server.call({
          method: "POST",
          url: "/api/preferences/count",
          headers: { "content-type": "application/json" },
          payload: JSON.stringify(payload),
        });
        expect([200, 400]).toContain(statusCode);
      }),
      { numRuns: Number(process.env["TEST_RUNS"] || 40), seed: 7 },
    );
  });
});

test("a must-have that a profile is stored with lowers what the other side sees, from the next question on", async () => {
  const idea = await addIdea(server.db, { requiredSkills: ["accounting"], location: "Ulaanbaatar" });
  const id = await addCofounder(server.db, { skills: ["accounting"], location: "Berlin" });
  const owner = await addUser(server.db);
  await server.db.update(startupCofounders).set({ userId: owner }).where(eq(startupCofounders.id, id));
  const ask = (language: string, headers: Record<string, string> = {}) => {
    const own = headers["cookie"] !== undefined;
    const source = own ? { kind: "cofounder", id } : { kind: "idea", id: idea };
    const type = own ? "startup-idea" : "cofounder";
    return server.post(`/api/matches?lang=${language}`, { type, source }, headers);
  };
  const seen = async (language: string, headers?: Record<string, string>) => {
    const answer = await ask(language, headers);
    const [match] = answer.json<MatchResult[]>();
    return { percent: match?.compatibility ?? 0, texts: match?.reasons.map(({ text }) => text) ?? [] };
  };
  const before = await seen("en");
  await server.db
    .update(startupCofounders)
    .set({ preferences: { stage: { ...must, values: ["growth"] } } })
    .where(eq(startupCofounders.id, id));
  const after = await seen("mn");
  expect(after.percent).toBeLessThan(before.percent);
  const demand = "Заавал шаардсан үе шат зөрж байна (шаардсан – бичсэн): өсөлт – санаа.";
  expect(after.texts).not.toContain(demand);
  const own = await seen("mn", { cookie: await server.signIn(owner) });
  expect([own.percent, own.texts.includes(demand)]).toEqual([after.percent, true]);
  expect(before.texts.join()).not.toContain("must");
});
