import { expect, test } from "vitest";
import { type MatchResult, matchResult, pairResult } from "@khamt/contract";
import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../../test/rows.ts";

const server = freshServer();

const typeOf: Record<EntityKind, MatchType> = {
  idea: "startup-idea",
  cofounder: "cofounder",
  company: "company",
  project: "project",
};

/** One who fits and one who does not, of each kind. */
async function addAll(): Promise<Record<EntityKind, string>> {
  const { db } = server;
  const company = await addCompany(db, {
    name: "App studio",
    description: "We build mobile apps in Flutter for food delivery.",
    services: ["mobile app development"],
    technologies: ["Flutter"],
    specialties: ["food delivery"],
  });
  const salon = await addCompany(db, { name: "Salon", services: ["hairdressing"] });
  const work = { companyId: salon, requiredSkills: ["hairdressing"], category: "other" as const };
  await addProject(db, { ...work, title: "Hair show" });
  await addCofounder(db, { firstName: "Дулам", skills: ["үсчин"] });
  await addIdea(db, { title: "Salon for children", requiredSkills: ["hairdressing"] });
  const skills = ["Flutter", "mobile app development"];
  const text = "Food delivery by a mobile app in Flutter.";
  return {
    company,
    idea: await addIdea(db, { title: "Food delivery", description: text, requiredSkills: skills }),
    project: await addProject(db, {
      companyId: salon,
      title: "Food delivery",
      description: text,
      requiredSkills: skills,
      category: "mobile",
    }),
    cofounder: await addCofounder(db, {
      title: "Mobile developer",
      bio: "I build apps in Flutter for food delivery.",
      skills,
      industries: ["food delivery"],
    }),
  };
}

async function find(source: EntityKind, target: EntityKind, ids: Record<EntityKind, string>) {
  const body = { type: typeOf[target], source: { kind: source, id: ids[source] } };
  const answer = await server.post("/api/matches", body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MatchResult[]>().map((each) => matchResult.strict().parse(each));
}

test.each<[EntityKind, EntityKind]>([
  ["idea", "company"],
  ["project", "cofounder"],
  ["company", "cofounder"],
  ["idea", "cofounder"],
  ["project", "company"],
])("%s and %s find each other, with one percentage in both lists and in the pair", async (one, other) => {
  const ids = await addAll();
  const [there] = await find(one, other, ids);
  const [back] = await find(other, one, ids);
  expect([there?.id, back?.id]).toEqual([ids[other], ids[one]]);
  expect(there).toMatchObject({ distant: false, compatibility: back?.compatibility });
  expect(there?.reasons.length).toBeGreaterThan(0);
  const pair = await server.post("/api/matches/pair", {
    source: { kind: one, id: ids[one] },
    target: { kind: other, id: ids[other] },
  });
  const { match, reverse, standing, needs } = pairResult.strict().parse(pair.json());
  expect([match.compatibility, reverse.compatibility]).toEqual([there?.compatibility, there?.compatibility]);
  expect(standing.place).toBe(1);
  expect(needs.all.length).toBeGreaterThan(0);
});

test("a text is read as the writer says: a company's wish for people and an idea's differ, and both find the right one", async () => {
  const ids = await addAll();
  const text = "We look for a mobile developer who knows Flutter";
  for (const as of ["idea", "company", "project", "cofounder"]) {
    const answer = await server.post("/api/matches/text", { text, looksFor: "cofounder", as });
    expect(answer.json().matches[0].id, as).toBe(ids.cofounder);
  }
});
