import { describe, expect, test } from "vitest";
import { type Project, projectDetail, type ProjectDetail } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCompany, addProject } from "../../../test/rows.ts";

const server = freshServer();

async function titles(query: string): Promise<string[]> {
  const answer = await server.get(`/api/project-listings?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<Project[]>()
    .map(({ title }) => title)
    .sort();
}

describe("project listings", () => {
  test("show the company by name, with the defaults of a new listing", async () => {
    const companyId = await addCompany(server.db, { name: "Хамт ХХК" });
    const id = await addProject(server.db, { companyId });
    const shown = (await server.get(`/api/project-listings/${id}`)).json<ProjectDetail>();
    expect(projectDetail.strict().parse(shown)).toMatchObject({
      companyName: "Хамт ХХК",
      isUrgent: false,
      isActive: true,
      applicationsCount: 0,
    });
  });

  test("leave out what is closed", async () => {
    const id = await addProject(server.db, { isActive: false });
    expect(await titles("")).toEqual([]);
    expect((await server.get(`/api/project-listings/${id}`)).statusCode).toBe(404);
  });

  test.each(["ai/ml", "web", "mobile", "marketing", "design"] as const)(
    "category filter %s",
    async (category) => {
      for (const each of ["ai/ml", "web", "mobile", "marketing", "design", "other"] as const) {
        await addProject(server.db, { title: each, category: each });
      }
      expect(await titles(`category=${encodeURIComponent(category)}`)).toEqual([category]);
    },
  );

  test.each([
    ["under-10k", ["10k", "9k"]],
    ["10k-25k", []],
    ["25k-50k", ["20-30k"]],
    ["50k-100k", ["350 сая", "exactly 100k"]],
    ["over-100k", []],
  ])("budget band %s", async (band, expected) => {
    await addProject(server.db, { title: "9k", budget: "$9,000" });
    await addProject(server.db, { title: "10k", budget: "10k USD" });
    await addProject(server.db, { title: "20-30k", budget: "$20-30k" });
    await addProject(server.db, { title: "350 сая", budget: "350 сая төгрөг" });
    await addProject(server.db, { title: "exactly 100k", budget: "$100k" });
    await addProject(server.db, { title: "no budget" });
    expect(await titles(`budget=${band}`)).toEqual([...expected].sort());
  });

  test.each([
    ["1-3", ["2 weeks", "3 months"]],
    ["3-6", []],
    ["6-12", ["1 жил", "5-8 сар"]],
    ["12+", []],
  ])("timeline band %s", async (band, expected) => {
    for (const timeline of ["2 weeks", "3 months", "5-8 сар", "1 жил", "soon"])
      await addProject(server.db, { title: timeline, timeline });
    expect(await titles(`timeline=${encodeURIComponent(band)}`)).toEqual([...expected].sort());
  });

  test.each(["2026 оны 8-р сар хүртэл", "until August 2026"])(
    "a deadline counts from the day of writing: %s",
    async (timeline) => {
      await addProject(server.db, { title: timeline, timeline, createdAt: new Date("2026-04-01T00:00:00Z") });
      expect(await titles("timeline=3-6")).toEqual([timeline]);
    },
  );

  test.each(["category=games", "budget=1", "timeline=0"])("refuse %s", async (query) => {
    const answer = await server.get(`/api/project-listings?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ parameter: query.split("=")[0] });
  });
});
