import { describe, expect, test } from "vitest";
import { cofounderFields, companyFields, ideaFields, projectFields } from "@khamt/contract";
import { companySizes } from "@khamt/contract/form-vocabulary";
import * as options from "@khamt/contract/vocabulary";
import { freshServer } from "../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../test/rows.ts";

const server = freshServer();

async function found(address: string): Promise<string[]> {
  const answer = await server.get(`/api/${address}&limit=50`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string }[]>().map(({ id }) => id);
}

/** For each thing the options that find it. */
async function optionsOf(ids: readonly string[], address: string, offered: readonly string[]) {
  const byOption = new Map<string, string[]>();
  for (const option of offered) byOption.set(option, await found(address + encodeURIComponent(option)));
  return ids.map((id) => offered.filter((option) => byOption.get(option)?.includes(id)));
}

/** The options that find nothing at all. */
async function emptyOf(address: string, offered: readonly string[]): Promise<string[]> {
  const empty = [];
  for (const option of offered)
    if ((await found(address + encodeURIComponent(option))).length === 0) empty.push(option);
  return empty;
}

describe("each value is in one band", () => {
  const amounts = [
    "$500",
    "$10,000",
    "$10,001",
    "$25k",
    "$24-26k",
    "$50k",
    "$100k",
    "$200k",
    "over $100k",
    "$200k+",
  ];

  test("of budgets, by its upper end, an edge in the lower one", async () => {
    const ids = [];
    for (const budget of amounts) ids.push(await addProject(server.db, { budget }));
    expect(await optionsOf(ids, "project-listings?budget=", options.budgetBands)).toEqual([
      ["under-10k"],
      ["under-10k"],
      ["10k-25k"],
      ["10k-25k"],
      ["25k-50k"],
      ["25k-50k"],
      ["50k-100k"],
      ["over-100k"],
      ["over-100k"],
      ["over-100k"],
    ]);
  });

  test("of funding, by its upper end, an edge in the lower one", async () => {
    const ids = [];
    for (const fundingNeeds of [...amounts, "150-200k USD"])
      ids.push(await addIdea(server.db, { fundingNeeds }));
    expect(await optionsOf(ids, "ideas/search?fundingNeeded=", options.fundingBands)).toEqual([
      ["0-10k"],
      ["0-10k"],
      ["10k-50k"],
      ["10k-50k"],
      ["10k-50k"],
      ["10k-50k"],
      ["50k-200k"],
      ["50k-200k"],
      ["50k-200k"],
      ["200k+"],
      ["50k-200k"],
    ]);
  });

  test("of timelines, by its upper end, an edge in the lower one", async () => {
    const ids = [];
    const timelines = [
      "2 weeks",
      "3 months",
      "3-5 сар",
      "half a year",
      "12 months",
      "12+ months",
      "нэг жил гаруй",
    ];
    for (const timeline of timelines) ids.push(await addProject(server.db, { timeline }));
    expect(await optionsOf(ids, "project-listings?timeline=", options.timelineBands)).toEqual([
      ["1-3"],
      ["1-3"],
      ["3-6"],
      ["3-6"],
      ["6-12"],
      ["12+"],
      ["12+"],
    ]);
  });
});

test.each([
  ["startup-ideas?stage=", options.listStages],
  ["ideas?stage=", options.browseStages],
  ["ideas/search?stage=", options.browseStages],
] as const)("each of the six stages is found by one option of %s", async (address, offered) => {
  const ids = [];
  for (const stage of options.stages) ids.push(await addIdea(server.db, { stage }));
  for (const by of await optionsOf(ids, address, offered)) expect(by).toHaveLength(1);
});

test.each([
  "ideas/search?industry=FinTech",
  "ideas/search?fundingNeeded=200k+",
  "partners/search?expertise=AI/ML",
  "partners/search?skills=Frontend%20Development",
  "partners/search?location=San%20Francisco",
])("an option is known as it is read: %s", async (address) => {
  await addIdea(server.db, { tags: ["fintech"], fundingMinUsd: 300_000, fundingMaxUsd: 300_000 });
  await addCofounder(server.db, {
    skills: ["frontend development"],
    expertise: ["machine learning"],
    location: "San Francisco",
  });
  expect(await found(address)).toHaveLength(1);
});

test("small companies are those of up to fifty people, large ones those from 201 on", async () => {
  const ids = [];
  for (const size of companySizes) ids.push(await addCompany(server.db, { size }));
  expect(await optionsOf(ids, "companies?size=", options.listCompanySizes)).toEqual([
    ["startup", "small"],
    ["small"],
    ["medium"],
    ["large"],
    ["large"],
  ]);
});

describe("an industry is the one that is declared", () => {
  test("of ideas: the chosen one, whatever they need", async () => {
    const ids = [];
    for (const industry of ideaFields.industry.offers)
      ids.push(await addIdea(server.db, { industry, tags: ["AI", "mobile app"], requiredSkills: ["React"] }));
    const found = await optionsOf(ids, "startup-ideas?industry=", options.listIdeaIndustries);
    const expected = ideaFields.industry.offers.map((industry) =>
      options.listIdeaIndustries.filter((option) => option === industry),
    );
    expect(found.slice(0, -1)).toEqual(expected.slice(0, -1));
  });

  test.each([
    ["logistics", "startup-ideas?industry=logistics"],
    ["ложистик", "startup-ideas?industry=logistics"],
    ["fintech", "ideas/search?industry=fintech"],
    ["fintech", "startup-ideas?industry=finance"],
    ["хүнс", "ideas/search?industry=food-beverage"],
  ])("of another industry the one that the tag %s names: %s", async (tag, address) => {
    const id = await addIdea(server.db, { industry: "other", tags: [tag] });
    await addIdea(server.db, { industry: "other", tags: ["students"], description: `About ${tag}` });
    expect(await found(address)).toEqual([id]);
  });

  test("of companies: the chosen one, and of technology the trade", async () => {
    const software = await addCompany(server.db, { industry: "technology", services: ["web development"] });
    const solar = await addCompany(server.db, { industry: "technology", services: ["solar panels"] });
    const bank = await addCompany(server.db, { industry: "finance", services: ["mobile development"] });
    const studio = await addCompany(server.db, { industry: null, services: ["logo design"] });
    const offered = options.listCompanyIndustries;
    expect(await optionsOf([software, solar, bank, studio], "companies?industry=", offered)).toEqual([
      ["software"],
      [],
      ["finance"],
      ["design"],
    ]);
  });
});

/** What the forms can store finds every option of every screen. */
describe("no option is empty for ever", () => {
  test("of industries of ideas", async () => {
    for (const industry of ideaFields.industry.offers) await addIdea(server.db, { industry });
    for (const tag of ["logistics", "fintech", "healthtech", "food & beverage", "cleantech"])
      await addIdea(server.db, { industry: "other", tags: [tag] });
    expect(await emptyOf("startup-ideas?industry=", options.listIdeaIndustries)).toEqual([]);
    expect(await emptyOf("ideas/search?industry=", options.browseIndustries)).toEqual([]);
  });

  test.each([
    ...options.listSkills.map((option) => ["startup-cofounders?skills=", option]),
    ...options.cofounderLocations.map((option) => ["startup-cofounders?location=", option]),
    ...options.listAvailabilities.map((option) => ["startup-cofounders?availability=", option]),
    ...options.browseAvailabilities.map((option) => ["partners/search?availability=", option]),
    ...options.projectSkills.map((option) => ["partners/search?skills=", option]),
    ...options.browseExpertise.map((option) => ["partners/search?expertise=", option]),
    ...options.browseIndustries.map((option) => ["partners/search?industry=", option]),
    ...options.searchLocations.map((option) => ["partners/search?location=", option]),
  ])("%s%s", async (address, option) => {
    const words = option.replaceAll("-", " ");
    for (const availability of cofounderFields.availability.options)
      await addCofounder(server.db, {
        availability,
        skills: [words === "technical" ? "programming" : words],
        expertise: [words, ...words.split(" ")],
        industries: [words, words.replace(" ", " & ")],
        location: words,
      });
    expect(await found(address + option)).not.toEqual([]);
  });

  test.each([
    ...options.listCompanyIndustries.map((option) => ["companies?industry=", option]),
    ...options.listCompanySizes.map((option) => ["companies?size=", option]),
    ...options.companyLocations.map((option) => ["companies?location=", option]),
  ])("%s%s", async (address, option) => {
    for (const size of companyFields.size.options)
      await addCompany(server.db, { size, location: option, services: [`${option} services`, option] });
    for (const industry of companyFields.industry.offers) await addCompany(server.db, { industry });
    expect(await found(address + option)).not.toEqual([]);
  });

  test("of categories of projects", async () => {
    for (const category of projectFields.category.options) await addProject(server.db, { category });
    expect(await emptyOf("project-listings?category=", options.listProjectCategories)).toEqual([]);
  });
});
