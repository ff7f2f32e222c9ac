import { describe, expect, test } from "vitest";
import { company, type Company, companyPage } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { signInMember } from "../../../test/member.ts";
import { addCompany, addFile } from "../../../test/rows.ts";

const server = freshServer();

async function names(query: string): Promise<string[]> {
  const answer = await server.get(`/api/companies?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<Company[]>()
    .map(({ name }) => name)
    .sort();
}

describe("companies", () => {
  test("appear in lists without contacts", async () => {
    await addCompany(server.db, {
      name: "Хамт ХХК",
      email: "info@khamt.test",
      phoneNumber: "99112233",
      address: "Peace Avenue 1",
    });
    const answer = await server.get("/api/companies");
    expect(company.strict().parse(answer.json<Company[]>()[0])).toMatchObject({
      name: "Хамт ХХК",
      size: "small",
      rating: 0,
      completedProjects: 0,
    });
    for (const contact of ["info@khamt.test", "99112233", "Peace Avenue 1"])
      expect(answer.body).not.toContain(contact);
  });

  test("show their business contacts on their own page unless they hide them", async () => {
    const contacts = { email: "info@khamt.test", phoneNumber: "99112233", address: "Peace Avenue 1" };
    const open = await addCompany(server.db, contacts);
    const hidden = await addCompany(server.db, { ...contacts, hidesContacts: true });
    expect(companyPage.strict().parse((await server.get(`/api/companies/${open}`)).json())).toMatchObject(
      contacts,
    );
    expect((await server.get(`/api/companies/${hidden}`)).json()).toMatchObject({
      email: null,
      phoneNumber: null,
      address: null,
    });
  });

  test("show their work on their own page: pieces, pages, what clients say, and files by name", async () => {
    const member = await signInMember(server, { userType: "company" });
    const plan = await addFile(server.db, {
      key: "0000-000-plan",
      userId: member.id,
      type: "application/pdf",
      name: "Танилцуулга.pdf",
    });
    const work = {
      portfolioItems: ["Till system, 2023"],
      caseStudyUrls: ["firm.example/tills", "https://firm.example/tills", ""],
      clientTestimonials: ["They finished in time. Saraa", " "],
    };
    const { id } = await member.make("company", { ...work, projectFiles: [plan] });
    const shown = companyPage.strict().parse((await server.get(`/api/companies/${id}`)).json());
    expect(shown).toMatchObject({
      portfolioItems: ["Till system, 2023"],
      caseStudyUrls: ["https://firm.example/tills"],
      clientTestimonials: ["They finished in time. Saraa"],
      projectFiles: [{ url: plan, name: "Танилцуулга.pdf", type: "application/pdf" }],
    });
    for (const list of ["/api/companies", "/api/partners"])
      expect((await server.get(list)).body).not.toMatch(/projectFiles|Till system|They finished/);
  });

  test.each([
    ["startup", ["startup"]],
    ["small", ["small", "startup"]],
    ["medium", ["medium"]],
    ["large", ["enterprise", "large"]],
  ])("size filter %s", async (option, expected) => {
    for (const size of ["startup", "small", "medium", "large", "enterprise"] as const)
      await addCompany(server.db, { name: size, size });
    expect(await names(`size=${option}`)).toEqual(expected);
  });

  test.each([
    ["software", ["chosen software", "программ"]],
    ["marketing", ["chosen marketing"]],
    ["design", ["chosen design"]],
    ["consulting", ["chosen consulting"]],
    ["finance", ["chosen finance"]],
  ])("industry filter %s", async (option, expected) => {
    for (const industry of ["software", "marketing", "design", "consulting", "finance", "retail"] as const) {
      await addCompany(server.db, { name: `chosen ${industry}`, industry });
    }
    await addCompany(server.db, {
      name: "программ",
      industry: "technology",
      specialties: ["программ хангамжийн салбар"],
    });
    expect(await names(`industry=${option}`)).toEqual(expected);
  });

  test.each([
    ["ulaanbaatar", ["УБ"]],
    ["mongolia", ["Дархан", "УБ"]],
    ["asia", ["Tokyo", "Дархан", "УБ"]],
    ["usa", ["New York"]],
    ["europe", ["London"]],
    ["remote", ["anywhere"]],
  ])("location filter %s reads location, headquarters and branches", async (option, expected) => {
    await addCompany(server.db, { name: "УБ", headquarters: "Улаанбаатар" });
    await addCompany(server.db, { name: "Дархан", branches: ["Дархан хот"] });
    await addCompany(server.db, { name: "Tokyo", location: "Tokyo, Japan" });
    await addCompany(server.db, { name: "New York", location: "New York" });
    await addCompany(server.db, { name: "London", location: "London" });
    await addCompany(server.db, { name: "anywhere", location: "Remote" });
    expect(await names(`location=${option}`)).toEqual(expected);
  });

  test("are not found by an unknown id", async () => {
    expect((await server.get("/api/companies/00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
  });

  test.each(["industry=mining", "size=huge", "location=moon"])("refuse %s", async (query) => {
    const answer = await server.get(`/api/companies?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ parameter: query.split("=")[0] });
  });
});
