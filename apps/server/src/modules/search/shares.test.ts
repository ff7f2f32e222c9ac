import { beforeAll, describe, expect, test } from "vitest";
import type { Cofounder, SearchAnswer } from "@khamt/contract";
import { browseExpertise, listSkills, projectSkills } from "@khamt/contract/vocabulary";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { loadDemo } from "../../entities/demo/load.ts";

const server = testServer();
beforeAll(async () => {
  await loadDemo({ db: server.db, now, rates: { mntPerUsd: 3570 } });
});

async function total(address: string): Promise<number> {
  const answer = await server.get(address);
  expect(answer.statusCode, answer.body).toBe(200);
  return Number(answer.headers["x-total-count"]);
}

async function search(query: string, more = ""): Promise<SearchAnswer> {
  const answer = await server.get(`/api/search?limit=50&q=${encodeURIComponent(query)}${more}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>();
}

const lists = ["startup-ideas", "startup-cofounders", "companies", "project-listings"];

/** The most general concepts that there are, as three readers type them. */
const general = [
  ["finance", "санхүү", "sanhuu"],
  ["technology", "технологи", "tehnologi"],
  ["business", "бизнес", "biznes"],
  ["software", "программ хангамж", "programm hangamj"],
  ["developer", "хөгжүүлэгч", "hugjuulegch"],
  ["programmer", "программист", "programmist"],
  ["education", "боловсрол", "bolovsrol"],
  ["sales", "борлуулалт", "borluulalt"],
  ["IT", "management", "retail", "operations", "design", "marketing"],
].flat();

describe("over the demo data", () => {
  test.each(general)("a search for %s finds some, and never half of everything", async (query) => {
    let all = 0;
    for (const list of lists) all += await total(`/api/${list}?limit=1`);
    const { counts } = await search(query);
    const found = Object.values(counts).reduce((sum, each) => sum + each, 0);
    expect(found).toBeGreaterThan(0);
    expect(found / all).toBeLessThan(0.45);
  });

  test.each(listSkills)("the skill %s finds some co-founders, and never half of them", async (skill) => {
    const found = await total(`/api/startup-cofounders?skills=${skill}&limit=1`);
    expect(found).toBeGreaterThan(0);
    expect(found / (await total("/api/startup-cofounders?limit=1"))).toBeLessThan(0.45);
  });

  test.each([
    ...projectSkills.map((option) => `skills=${option}`),
    ...browseExpertise.map((option) => `expertise=${option}`),
  ])("partners by %s are never half of all", async (filter) => {
    const found = await total(`/api/partners/search?${filter}&limit=1`);
    expect(found / (await total("/api/partners?limit=1"))).toBeLessThan(0.45);
  });

  test("designer, дизайнер and dizainer find the same people", async () => {
    const found = [];
    for (const word of ["designer", "дизайнер", "dizainer"]) {
      const { results } = await search(word, "&kind=cofounder");
      found.push(results.map(({ id }) => id).sort());
    }
    expect(found[0]?.length).toBeGreaterThan(5);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  test("who does finance comes before who has only worked for banks", async () => {
    const answer = await server.get("/api/startup-cofounders?q=finance&limit=50");
    const titles = answer.json<Cofounder[]>().map(({ title }) => title);
    const place = (title: string) => titles.indexOf(title);
    expect(place("Finance director, energy and asset leasing")).toBeOneOf([0, 1]);
    const designer = titles.findIndex((title) => title?.startsWith("UX/UI"));
    expect(designer).toBeGreaterThan(titles.length / 2);
  });
});
