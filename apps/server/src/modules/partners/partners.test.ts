import { describe, expect, test } from "vitest";
import {
  partner,
  type Partner,
  partnerDetail,
  type PartnerDetail,
  type PartnerCounts,
} from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addReview } from "../../../test/rows.ts";

const server = freshServer();

async function names(path: string): Promise<string[]> {
  const answer = await server.get(`/api/partners${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Partner[]>().map(({ name }) => name);
}

describe("partners", () => {
  test("are people and companies in one list, new to old", async () => {
    await addCofounder(server.db, {
      firstName: "Old",
      lastName: "Person",
      createdAt: new Date("2026-01-01"),
    });
    await addCompany(server.db, { name: "Company", createdAt: new Date("2026-02-01") });
    await addCofounder(server.db, {
      firstName: "New",
      lastName: "Person",
      createdAt: new Date("2026-03-01"),
    });
    expect(await names("")).toEqual(["New Person", "Company", "Old Person"]);
    expect(await names("?type=company")).toEqual(["Company"]);
    expect(await names("/search?type=individual")).toEqual(["New Person", "Old Person"]);
    for (const each of (await server.get("/api/partners")).json<Partner[]>()) partner.strict().parse(each);
  });

  test("page through both kinds without loss or double", async () => {
    for (let each = 0; each < 7; each += 1) {
      await addCofounder(server.db);
      await addCompany(server.db);
    }
    const seen: string[] = [];
    let url: string | undefined = "/api/partners?limit=4";
    while (url) {
      const answer = await server.get(url);
      expect(answer.headers["x-total-count"]).toBe("14");
      seen.push(...answer.json<Partner[]>().map(({ id }) => id));
      url = /<(.*)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    }
    expect(new Set(seen).size).toBe(14);
    expect(seen).toHaveLength(14);
  });

  test("never show a person's contacts; a company's are public unless hidden", async () => {
    const person = await addCofounder(server.db, {
      email: "me@private.test",
      phoneNumber: "88001122",
      portfolioUrl: "https://me.test",
    });
    const open = await addCompany(server.db, {
      email: "info@firm.test",
      phoneNumber: "77001122",
      website: "https://firm.test",
    });
    const shut = await addCompany(server.db, { email: "info@firm.test", hidesContacts: true });
    const detail = async (id: string) =>
      partnerDetail.strict().parse((await server.get(`/api/partners/${id}`)).json<PartnerDetail>());
    expect(await detail(person)).toMatchObject({
      type: "individual",
      email: null,
      phone: null,
      website: "https://me.test",
    });
    expect(await detail(open)).toMatchObject({
      type: "company",
      email: "info@firm.test",
      phone: "77001122",
      website: "https://firm.test",
    });
    expect(await detail(shut)).toMatchObject({ email: null, phone: null });
  });

  test.each([
    ["skills=frontend-development", ["Firm", "Front"]],
    ["skills=backend-development", ["Back"]],
    ["skills=sales", ["Борлуулагч"]],
    ["expertise=ai-ml", ["Back"]],
    ["expertise=web3-blockchain", []],
    ["location=san-francisco", ["Front"]],
    ["location=new-york", ["Firm"]],
    ["location=remote", ["Back"]],
    ["availability=weekends", ["Back"]],
    ["searchTerm=react", ["Firm", "Front"]],
    ["searchTerm=nobody", []],
    ["skills=frontend-development&type=company", ["Firm"]],
    ["skills=technical", ["Back", "Firm", "Front"]],
    ["skills=business", ["Борлуулагч"]],
    ["industry=education", ["Firm", "Борлуулагч"]],
    ["industry=fintech", []],
  ])("search by %s, and count what it finds", async (query, expected) => {
    await addCofounder(server.db, {
      firstName: "Front",
      lastName: "",
      skills: ["React"],
      location: "Сан Франциско",
    });
    await addCofounder(server.db, {
      firstName: "Back",
      lastName: "",
      skills: ["Node.js"],
      expertise: ["машин сургалт"],
      workStyle: "remote",
      availability: "weekends",
    });
    await addCofounder(server.db, {
      firstName: "Борлуулагч",
      lastName: "",
      skills: ["борлуулалт"],
      industries: ["EdTech"],
    });
    await addCompany(server.db, {
      name: "Firm",
      industry: "education",
      services: ["frontend development with React"],
      location: "New York",
    });
    expect((await names(`/search?${query}`)).sort()).toEqual(expected.sort());
    const companies = expected.filter((name) => name === "Firm").length;
    const counts = (await server.get(`/api/partners/counts?${query}`)).json<PartnerCounts>();
    expect(counts).toMatchObject({ companies, individuals: expected.length - companies });
    expect(counts.countedTo === null).toBe(!query.includes("searchTerm"));
  });

  test("are rated by the reviews that there are, a company and a person alike", async () => {
    const [company, person] = [
      await addCompany(server.db, { rating: 4.6, reviewsCount: 12 }),
      await addCofounder(server.db),
    ];
    const figures = async (id: string) => {
      const { rating, reviews } = (await server.get(`/api/partners/${id}`)).json<Partner>();
      const list = (await server.get("/api/partners")).json<Partner[]>().find((each) => each.id === id);
      expect(list).toMatchObject({ rating, reviews });
      return { rating, reviews };
    };
    for (const id of [company, person]) expect(await figures(id)).toEqual({ rating: null, reviews: 0 });
    for (const rating of [5, 4, 4]) {
      await addReview(server.db, { companyId: company, rating });
      await addReview(server.db, { cofounderId: person, rating: rating - 1 });
    }
    expect(await figures(company)).toEqual({ rating: 4.3, reviews: 3 });
    expect(await figures(person)).toEqual({ rating: 3.3, reviews: 3 });
  });

  test("are not found by an unknown id, nor when they are not available", async () => {
    const away = await addCofounder(server.db, { isAvailable: false });
    for (const id of ["00000000-0000-4000-8000-000000000000", away])
      expect((await server.get(`/api/partners/${id}`)).statusCode).toBe(404);
  });
});
