import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { EntityRef } from "@khamt/contract";
import { type EntityKind, entityKinds, type MatchType } from "@khamt/contract/vocabulary";
import { freshServer } from "../../../test/test-server.ts";
import { filledForms, ownCalls } from "../../../test/forms.ts";
import { signInMember } from "../../../test/member.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../../test/rows.ts";
import { searchEntries } from "../../platform/db/schema/index.ts";

const server = freshServer();

type Found = { results: { id: string }[] };
type Ask = { type: MatchType; source: EntityRef };

/** Words of each filled form, in either script, and by their meaning in the other language. */
const queries: Record<EntityKind, string[]> = {
  idea: ["ноолуурын зах", "nooluuriin zah", "cashmere"],
  cofounder: ["нягтлан бодогч", "nyagtlan bodogch", "accountant", "Сарнай"],
  company: ["Алтан Гадас", "Altan Gadas", "ноолуур"],
  project: ["апп бүртгэл", "burtgel app", "Flutter"],
};
const lists: Record<EntityKind, string[]> = {
  idea: ["/api/startup-ideas", "/api/ideas"],
  cofounder: ["/api/startup-cofounders", "/api/partners", "/api/partners?type=individual"],
  company: ["/api/companies", "/api/partners", "/api/partners?type=company"],
  project: ["/api/project-listings"],
};
const counted: Record<EntityKind, string> = {
  idea: "ideas",
  cofounder: "individuals",
  company: "companies",
  project: "projects",
};
const sought: Record<EntityKind, MatchType> = {
  idea: "startup-idea",
  cofounder: "cofounder",
  company: "company",
  project: "project",
};

const fits = {
  skills: ["нягтлан бодох бүртгэл", "React"],
  requiredSkills: ["нягтлан бодох бүртгэл"],
  services: ["cashmere spinning"],
};
/** Somebody else's, which looks for the kind. */
const seekers: Record<EntityKind, () => Promise<Ask["source"]>> = {
  idea: async () => ({ kind: "cofounder", id: await addCofounder(server.db, { skills: fits.skills }) }),
  cofounder: async () => ({
    kind: "idea",
    id: await addIdea(server.db, { requiredSkills: fits.requiredSkills }),
  }),
  company: async () => ({
    kind: "project",
    id: await addProject(server.db, { requiredSkills: fits.services }),
  }),
  project: async () => ({
    kind: "company",
    id: await addCompany(server.db, { services: ["мобайл апп хөгжүүлэлт"], technologies: ["Flutter"] }),
  }),
};

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

async function matches(ask: Ask): Promise<string[]> {
  const answer = await server.post("/api/matches", ask);
  return answer.statusCode === 404 ? [] : idsOf(answer.json());
}

/** Where others meet it: by name of the place, whether it is there. */
async function placesOf(kind: EntityKind, id: string, seeker: Ask["source"]) {
  const places: Record<string, boolean> = {};
  for (const list of lists[kind]) places[list] = idsOf((await server.get(list)).json()).includes(id);
  for (const q of queries[kind]) {
    const answer = await server.get(`/api/search?q=${encodeURIComponent(q)}`);
    places[q] = idsOf(answer.json<Found>().results).includes(id);
  }
  places["detail"] = (await server.get(`${ownCalls[kind].url}/${id}`)).statusCode === 200;
  places["matches"] = (await matches({ type: sought[kind], source: seeker })).includes(id);
  places["index"] = (await server.db.$count(searchEntries, eq(searchEntries.id, id))) === 1;
  return places;
}

const everywhere = (places: Record<string, boolean>) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, true]));
const nowhere = (places: Record<string, boolean>) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, false]));

const tooShort: Record<EntityKind, object> = {
  idea: { description: "Ноолуур" },
  cofounder: { bio: "Нягтлан", title: null },
  company: { description: null },
  project: { description: "Апп" },
};
const thin: Record<EntityKind, { fields: object; missing: string[] }> = {
  idea: { fields: { title: "За", description: "Ноолуур" }, missing: ["title", "description"] },
  cofounder: { fields: { bio: null, title: "CFO" }, missing: ["bio"] },
  company: {
    fields: { description: "Ноолуур", services: [], specialties: [], technologies: [] },
    missing: ["description", "services"],
  },
  project: { fields: { description: "Апп" }, missing: ["description"] },
};

describe.each(entityKinds)("others meet a member's %s", (kind) => {
  test("at once, in lists, search in both scripts and matches; not while it is paused or says too little, and again after", async () => {
    const seeker = await seekers[kind]();
    const member = await signInMember(server);
    let own = await member.make(kind);
    const places = await placesOf(kind, own.id, seeker);
    expect(places).toEqual(everywhere(places));
    const before = (await server.get("/api/stats")).json<Record<string, number>>()[counted[kind]] ?? 0;

    for (const [fields, missing] of [
      [{ isPublished: false }, []],
      [tooShort[kind], expect.arrayContaining([expect.any(String)])],
    ] as const) {
      own = await member.edit(kind, own, fields);
      expect(own.missing).toEqual(missing);
      const hidden = await placesOf(kind, own.id, seeker);
      expect(hidden).toEqual(nowhere(hidden));
      const count = (await server.get("/api/stats")).json<Record<string, number>>()[counted[kind]];
      expect(count).toBe(before - 1);
      own = await member.edit(kind, own, filledForms[kind]);
      expect(await placesOf(kind, own.id, seeker)).toEqual(places);
    }
  });

  test("only once it says enough; what it lacks is named in the order of the form", async () => {
    const member = await signInMember(server);
    const { fields, missing } = thin[kind];
    const own = await member.make(kind, fields);
    expect(own).toMatchObject({ missing, isPublished: true });
    expect((await server.get(`${ownCalls[kind].url}/${own.id}`)).statusCode).toBe(404);
    const full = await member.edit(kind, own, filledForms[kind]);
    expect(full.missing).toEqual([]);
    expect(full.completeness).toBeGreaterThan(own.completeness);
    expect((await server.get(`${ownCalls[kind].url}/${own.id}`)).statusCode).toBe(200);
  });
});

test("listings go and come with their company, but one that is paused stays so", async () => {
  const seeker = await seekers.project();
  const member = await signInMember(server);
  let company = await member.make("company");
  let open = await member.make("project");
  const paused = await member.make("project", { isPublished: false });
  for (const hiding of [{ isPublished: false }, { description: null }]) {
    company = await member.edit("company", company, hiding);
    // Written while its company is away, a listing stays away too.
    open = await member.edit("project", open, { budget: null });
    const hidden = await placesOf("project", open.id, seeker);
    expect(hidden).toEqual(nowhere(hidden));
    company = await member.edit("company", company, filledForms.company);
    const shown = await placesOf("project", open.id, seeker);
    expect(shown).toEqual(everywhere(shown));
    const still = await placesOf("project", paused.id, seeker);
    expect(still).toEqual(nowhere(still));
  }
  await member.delete("company", company.id);
  expect((await member.get("/api/my-project-listings")).json()).toEqual([]);
  const gone = await placesOf("project", open.id, seeker);
  expect(gone).toEqual(nowhere(gone));
});

test("nobody is matched with what is their own", async () => {
  const member = await signInMember(server);
  const own = Object.fromEntries(
    await Promise.all(
      (["company", "idea", "cofounder"] as const).map(async (kind) => [kind, (await member.make(kind)).id]),
    ),
  ) as Record<EntityKind, string>;
  own.project = (await member.make("project")).id;
  const others = {
    idea: await addIdea(server.db, { requiredSkills: ["татвар"] }),
    cofounder: await addCofounder(server.db, { skills: fits.skills }),
    project: await addProject(server.db, { requiredSkills: fits.services }),
  };
  const asks: [Ask, string][] = [
    [{ type: "cofounder", source: { kind: "idea", id: own.idea } }, others.cofounder],
    [{ type: "startup-idea", source: { kind: "cofounder", id: own.cofounder } }, others.idea],
    [{ type: "project", source: { kind: "company", id: own.company } }, others.project],
    [{ type: "company", source: { kind: "project", id: others.project } }, own.company],
  ];
  for (const [ask, expected] of asks) {
    const found = await matches(ask);
    expect(found).toContain(expected);
    const isAskedByOther = ask.source.id === others.project;
    expect(found.filter((id) => Object.values(own).includes(id))).toEqual(
      isAskedByOther ? [own.company] : [],
    );
  }
  expect(await matches({ type: "company", source: { kind: "project", id: own.project } })).not.toContain(
    own.company,
  );
});

test.each([
  ["bi nyagtlan bodogch hiij baigaa, sanhuugiin tailan gargadag 5 jil ajillasan", "mn"],
  ["Олон улсын стандартаар тайлан гаргаж, санхүүг таван жил удирдсан туршлагатай.", "mn"],
  ["I prepare accounts by international standards and led finance for five years.", "en"],
])("the language of “%s” is told from its words", async (bio, contentLanguage) => {
  const member = await signInMember(server, { language: contentLanguage === "mn" ? "en" : "mn" });
  const skills = { skills: ["React"], expertise: ["React"], title: null };
  expect(await member.make("cofounder", { bio, ...skills })).toMatchObject({ contentLanguage });
});
