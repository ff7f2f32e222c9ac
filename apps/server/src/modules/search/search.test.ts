import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type MarkedText, type SearchAnswer, searchAnswer } from "@khamt/contract";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { startupCofounders, startupIdeas, users } from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterEach(() => server.reset());
afterAll(() => server.close());

async function ask(query: Record<string, string | string[]>): Promise<SearchAnswer> {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value].flat().map((each): [string, string] => [key, each]),
    ),
  );
  const answer = await server.get(`/api/search?${parameters.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return searchAnswer.strict().parse(answer.json());
}

async function titles(q: string): Promise<string[]> {
  return (await ask({ q })).results.map(({ title }) => title.text);
}

const marked = ({ text, marks }: MarkedText) => marks.map(([from, to]) => text.slice(from, to));

describe("the answer", () => {
  test("holds every kind, with its counts, whatever kind is asked for", async () => {
    await addIdea(server.db, { title: "Cashmere passport" });
    await addCofounder(server.db, { title: "Cashmere sorter" });
    await addCompany(server.db, { services: ["cashmere"] });
    await addCompany(server.db, { services: ["ноолуур"] });
    await addProject(server.db, { title: "Find cashmere" });
    const counts = { idea: 1, cofounder: 1, company: 2, project: 1 };
    const all = await ask({ q: "cashmere" });
    expect(all).toMatchObject({ counts, correction: null, partial: false, nextCursor: null });
    expect(all.results.map(({ kind }) => kind).sort()).toEqual([
      "cofounder",
      "company",
      "company",
      "idea",
      "project",
    ]);
    const companies = await ask({ q: "cashmere", kind: "company" });
    expect(companies.counts).toEqual(counts);
    expect(companies.results.map(({ kind }) => kind)).toEqual(["company", "company"]);
  });

  test.each(["", "   ", "%%%", "— ! & | <-> :* ()", "the of and", "юм бол"])(
    "is empty for “%s”",
    async (q) => {
      await addIdea(server.db);
      expect(await ask({ q })).toMatchObject({
        results: [],
        counts: { idea: 0, cofounder: 0, company: 0, project: 0 },
        correction: null,
        partial: false,
      });
    },
  );

  test("tells the names of tags in the reader's language", async () => {
    await addIdea(server.db, { title: "Туслах", tags: ["нягтлан бодогч"], location: "Улаанбаатар" });
    const names = async (lang: string) => (await ask({ q: "туслах", lang })).results[0]?.names;
    expect(await names("en")).toEqual({ "нягтлан бодогч": "accountant", Улаанбаатар: "Ulaanbaatar" });
    expect(await names("mn")).toEqual({});
  });
});

describe("a query", () => {
  test.each([
    ["accountant", "Нягтлан бодогчийн туслах"],
    ["нягтлан бодогч", "Нягтлан бодогчийн туслах"],
    ["nyagtlan bodogch", "Нягтлан бодогчийн туслах"],
    ["НЯГТЛАН", "Нягтлан бодогчийн туслах"],
    ["I need an accountant", "Нягтлан бодогчийн туслах"],
    ["baatarsaikhan", "Баатарсайхан"],
    ["Баатарсайхан", "Баатарсайхан"],
    ["carpenter", "Carpenters wanted"],
    ["ноолуурыг", "Ноолуур"],
    ["ноолур", "Ноолуур"],
  ])("%s finds %s", async (q, expected) => {
    for (const title of ["Нягтлан бодогчийн туслах", "Баатарсайхан", "Carpenters wanted", "Ноолуур"])
      await addIdea(server.db, { title });
    expect(await titles(q)).toEqual([expected]);
  });

  test.each(["нягт", "nyagt", "accoun", "нягтлан бодо", "chief accoun"])(
    "%s finds while it is being typed",
    async (q) => {
      await addIdea(server.db, { title: "Ерөнхий нягтлан бодогч", tags: ["chief accountant"] });
      await addIdea(server.db, { title: "Horse racing" });
      expect(await titles(q)).toEqual(["Ерөнхий нягтлан бодогч"]);
    },
  );

  test("finds names written in the other script", async () => {
    await addCofounder(server.db, { firstName: "Бат", lastName: "Тэмүүлэн" });
    await addCofounder(server.db, { firstName: "Saran", lastName: "Bold" });
    expect(await titles("temuulen")).toEqual(["Бат Тэмүүлэн"]);
    expect(await titles("bat")).toEqual(["Бат Тэмүүлэн"]);
    expect(await titles("Болд")).toEqual(["Saran Bold"]);
  });

  test("finds what is narrower, and not what a text disclaims", async () => {
    await addCofounder(server.db, { firstName: "Near", lastName: "", location: "Ulaanbaatar" });
    await addCofounder(server.db, { firstName: "Far", lastName: "", location: "Berlin" });
    expect(await titles("Монгол")).toEqual(["Near"]);
    expect(await titles("Europe")).toEqual(["Far"]);
    await addIdea(server.db, { title: "Games", description: "No blockchain here" });
    expect((await ask({ q: "блокчэйн" })).counts.idea).toBe(0);
  });

  test("never finds contacts", async () => {
    await addCofounder(server.db, { email: "secret@khamt.test", phoneNumber: "99887766" });
    await addCompany(server.db, { email: "secret@khamt.test", phoneNumber: "99887766", address: "Secret 5" });
    for (const q of ["secret", "khamt", "99887766"]) expect(await titles(q), q).toEqual([]);
  });

  test("with a slip finds what was meant, and says so", async () => {
    await addIdea(server.db, { title: "An accountant for herders" });
    await addIdea(server.db, { title: "Нягтлан бодогчийн туслах" });
    for (const [q, meant] of [
      ["acountant", "accountant"],
      ["нягтлн бодогч", "нягтлан бодогч"],
      ["acountnat for herdrs", "accountant for herders"],
    ] as const) {
      const answer = await ask({ q });
      expect(answer.correction, q).toEqual({ query: meant, applied: true });
      expect(answer.results.length, q).toBeGreaterThan(0);
    }
  });

  test("that hardly anything answers suggests a word that many do", async () => {
    await addIdea(server.db, { title: "Cashmete" });
    const userId = await addUser(server.db);
    for (let each = 0; each < 12; each += 1) await addIdea(server.db, { userId, title: "Cashmere" });
    const answer = await ask({ q: "cashmete" });
    expect(answer.correction).toEqual({ query: "cashmere", applied: false });
    expect(answer.counts.idea).toBe(1);
  });

  test("that nothing answers as a whole is answered in part, which is said", async () => {
    await addIdea(server.db, { title: "Horse racing in summer" });
    await addIdea(server.db, { title: "Cooking school" });
    await addIdea(server.db, { title: "Summer horse cooking" });
    expect((await ask({ q: "horse cooking" })).partial).toBe(false);
    const answer = await ask({ q: "horse racing quantumflux" });
    expect(answer).toMatchObject({ partial: true, correction: null });
    expect(answer.results[0]?.title.text).toBe("Horse racing in summer");
  });
});

describe("the order", () => {
  const older = new Date("2026-01-01");

  test("is: declared by name, declared by what it implies, said, in other words; then from new to old", async () => {
    await addIdea(server.db, { title: "Said", description: "Our accountant is good", createdAt: older });
    await addIdea(server.db, { title: "Tagged", tags: ["нягтлан бодогч"], createdAt: older });
    await addIdea(server.db, { title: "Tagged and new", tags: ["accountant"] });
    await addIdea(server.db, { title: "Related", tags: ["accounting"] });
    expect(await titles("accountant")).toEqual(["Tagged and new", "Tagged", "Related", "Said"]);
    expect(await titles("nyagtlan bodogch")).toEqual(["Tagged and new", "Tagged", "Related", "Said"]);
  });

  test("has a word in the title before one in the text, and a whole word before its beginning", async () => {
    await addIdea(server.db, { title: "Zorblaxia" });
    await addIdea(server.db, { title: "Zorblax", createdAt: older });
    await addIdea(server.db, { title: "Other", description: "A zorblax" });
    expect(await titles("zorblax")).toEqual(["Zorblax", "Zorblaxia", "Other"]);
  });
});

describe("marks", () => {
  test("stand on what answers the query, in any language", async () => {
    await addIdea(server.db, {
      title: "Нягтлан бодогчийн туслах",
      description: "Жижиг дэлгүүрт нягтлан хэрэгтэй. An accountant costs more.",
      tags: ["нягтлан бодох бүртгэл", "дэлгүүр"],
    });
    const [found] = (await ask({ q: "accountant" })).results;
    expect(found && marked(found.title)).toEqual(["Нягтлан бодогчийн"]);
    expect(found && marked(found.snippet)).toEqual(["нягтлан", "accountant"]);
    expect(found?.matchedTags).toEqual(["нягтлан бодох бүртгэл"]);
  });

  test("stand on words that begin as the query does, and on names in the other script", async () => {
    await addCofounder(server.db, { firstName: "Тэмүүлэн", lastName: "Бат", title: "Programmer" });
    const [byName] = (await ask({ q: "temuul" })).results;
    expect(byName && marked(byName.title)).toEqual(["Тэмүүлэн"]);
    const [byTitle] = (await ask({ q: "programm" })).results;
    expect(byTitle?.headline && marked(byTitle.headline)).toEqual(["Programmer"]);
  });

  test("lie in the passage that is shown", async () => {
    const filler = "Энд өөр зүйлийн тухай урт өгүүлэл байна. ".repeat(20);
    await addIdea(server.db, { title: "Long", description: `${filler}Бид ноолуур зардаг. ${filler}` });
    const [found] = (await ask({ q: "cashmere" })).results;
    expect(found?.snippet.text).toMatch(/^… .* …$/);
    expect(found?.snippet.text.length).toBeLessThan(220);
    expect(found && marked(found.snippet)).toEqual(["ноолуур"]);
  });
});

describe("tags", () => {
  test("are all to be answered, in either language, by what an entity declares", async () => {
    await addIdea(server.db, { title: "Both", tags: ["ноолуур", "малчин"] });
    await addIdea(server.db, { title: "One", tags: ["cashmere"] });
    await addIdea(server.db, { title: "Said", description: "cashmere of a herder" });
    const found = async (tag: string | string[], q?: string) =>
      (await ask({ tag, ...(q && { q }) })).results.map(({ title }) => title.text).sort();
    expect(await found("cashmere")).toEqual(["Both", "One"]);
    expect(await found(["cashmere", "herder"])).toEqual(["Both"]);
    expect(await found(["cashmere", "zzzz"])).toEqual([]);
    expect(await found("cashmere", "one")).toEqual(["One"]);
  });

  test("that are no concept are found as they are written", async () => {
    await addIdea(server.db, { title: "Tagged", tags: ["zorblax"] });
    await addIdea(server.db, { title: "Said", description: "zorblax" });
    const answer = await ask({ tag: "Zorblax" });
    expect(answer.results.map(({ title }) => title.text)).toEqual(["Tagged"]);
    expect(answer.results[0]?.matchedTags).toEqual(["zorblax"]);
  });
});

describe("paging", () => {
  test("reaches everything once in one order, across tiers and kinds, while new things come", async () => {
    const userId = await addUser(server.db);
    for (let each = 0; each < 6; each += 1) {
      await addIdea(server.db, { userId, title: `Horse ${each}` });
      await addIdea(server.db, { userId, title: `Idea ${each}`, description: "a horse" });
      await addCofounder(server.db, { title: "Horse trainer" });
    }
    const whole = (await ask({ q: "horse", limit: "50" })).results.map(({ id }) => id);
    expect(new Set(whole).size).toBe(18);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: SearchAnswer = await ask({ q: "horse", limit: "4", ...(cursor && { cursor }) });
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.nextCursor;
      await addIdea(server.db, { userId, title: "Newer horse", createdAt: new Date("2027-01-01") });
    }
    expect(seen).toEqual(whole);
  });

  test.each(["x", "MTIz", "a".repeat(201), "%00"])("refuses the cursor %s", async (cursor) => {
    const answer = await server.get(`/api/search?q=horse&cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ parameter: "cursor" });
  });
});

describe("what is hidden or gone", () => {
  const isFound = async () => {
    const { results, counts } = await ask({ q: "secret" });
    return { results: results.length, count: Object.values(counts).reduce((sum, each) => sum + each, 0) };
  };

  test("is neither found nor counted, however it was hidden, and comes back when it is shown again", async () => {
    const idea = await addIdea(server.db, { title: "Secret" });
    const person = await addCofounder(server.db, { title: "Secret" });
    expect(await isFound()).toEqual({ results: 2, count: 2 });
    await server.db.update(startupIdeas).set({ isActive: false }).where(eq(startupIdeas.id, idea));
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect(await isFound()).toEqual({ results: 0, count: 0 });
    expect((await server.get("/api/ideas?q=secret")).headers["x-total-count"]).toBe("0");

    await fileEntities(server.db, { kind: "cofounder", ids: [person] });
    expect(await isFound()).toEqual({ results: 0, count: 0 });
    await server.db.update(startupIdeas).set({ isActive: true });
    await fileEntities(server.db, { kind: "idea", ids: [idea] });
    expect(await isFound()).toEqual({ results: 1, count: 1 });
  });

  test("leaves with its owner", async () => {
    const userId = await addUser(server.db);
    await addIdea(server.db, { userId, title: "Secret" });
    await addProject(server.db, { companyId: await addCompany(server.db, { userId }), title: "Secret" });
    expect(await isFound()).toEqual({ results: 2, count: 2 });
    await server.db.delete(users).where(eq(users.id, userId));
    expect(await isFound()).toEqual({ results: 0, count: 0 });
  });

  test("is never suggested", async () => {
    await addIdea(server.db, { title: "Zorblaxian", isActive: false });
    const id = await addIdea(server.db, { title: "Quuxification" });
    await server.db.update(startupIdeas).set({ isActive: false }).where(eq(startupIdeas.id, id));
    expect((await ask({ q: "zorblaxan" })).correction).toBeNull();
    expect((await ask({ q: "quuxificaton" })).correction).toBeNull();
  });

  test("is found by its new words only, once it is changed", async () => {
    const id = await addIdea(server.db, { title: "Secret" });
    await server.db.transaction(async (tx) => {
      await tx.update(startupIdeas).set({ title: "Open" });
      await fileEntities(tx, { kind: "idea", ids: [id] });
    });
    expect(await titles("secret")).toEqual([]);
    expect(await titles("open")).toEqual(["Open"]);
  });
});

describe("many at once", () => {
  test("writers of the same words do not wait for each other in a circle, and readers see whole entries", async () => {
    const userId = await addUser(server.db);
    const words = ["alpha", "bravo", "charlie", "delta", "echo"];
    const writers = Array.from({ length: 12 }, (_, each) =>
      addIdea(server.db, {
        userId,
        title: [...words.slice(each % 5), ...words.slice(0, each % 5)].join(" "),
      }),
    );
    const readers = Array.from({ length: 12 }, () => ask({ q: "alpha echo" }));
    await Promise.all([...writers, ...readers]);
    expect((await ask({ q: "alpha echo" })).counts.idea).toBe(12);
  });
});

describe("hostile input", () => {
  const hostile = [
    "%".repeat(200),
    "_".repeat(200),
    "'".repeat(200),
    `"`.repeat(200),
    "\\".repeat(200),
    "! & | <-> :* ()",
    "a:* & !b | (c <-> d)",
    "'; drop table users; --",
    "a'b\\c:*d",
    "x".repeat(200),
    "я".repeat(200),
    "a ".repeat(100),
    "😀".repeat(50),
    "é̀̂".repeat(20),
    "-".repeat(199),
    "1 2 3 4 5 6 7 8 9 0 11 12 13 14 15 16 17 18 19 20",
    "constructor __proto__ toString",
    "\u200b\u00ad\ufeff",
  ];

  test.each(hostile)("%j is answered", async (q) => {
    await addIdea(server.db, { title: `${q} x`, description: q, tags: [q] });
    await ask({ q });
    await ask({ tag: q, q: "x" });
    for (const path of ["/api/ideas?q=", "/api/partners/search?searchTerm=", "/api/concepts?q="])
      expect((await server.get(path + encodeURIComponent(q))).statusCode, path).toBeLessThan(500);
  });

  test.each(["x".repeat(10_000), "%".repeat(10_000), "word ".repeat(200)])(
    "more than 200 letters are refused",
    async (q) => {
      const answer = await server.get(`/api/search?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "q" });
    },
  );

  test.each(["%00", "a%00b", "%ED%A0%80", "%FF", "q=a&q=b"])("%s is never an error of ours", async (q) => {
    const { statusCode } = await server.get(`/api/search?q=${q}`);
    expect(statusCode).toBeLessThan(500);
  });

  test("more than ten tags are refused", async () => {
    const tags = Array.from({ length: 11 }, (_, each) => `tag=${each}`).join("&");
    expect((await server.get(`/api/search?${tags}`)).statusCode).toBe(400);
  });
});
