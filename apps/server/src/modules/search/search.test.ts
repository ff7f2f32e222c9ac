import { describe, expect, test } from "vitest";
import { type MarkedText, type SearchAnswer } from "@khamt/contract";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { server, ask, titles, useSearch } from "./set-up-search.ts";

useSearch();

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

  test.each([
    ["odoo", ["First", "Second"]],
    ["SAP", ["Second", "First"]],
    ["ERP", ["Second", "First"]],
  ])("%s finds who names the product before who has another of its kind", async (q, expected) => {
    const createdAt = new Date("2026-01-01");
    await addCompany(server.db, { name: "First", technologies: ["Odoo"], createdAt });
    await addCompany(server.db, { name: "Second", technologies: ["SAP"] });
    expect(await titles(q)).toEqual(expected);
  });

  test.each(["odoo", "Odoo", "Odoo нэвтрүүлэх"])(
    "%s finds the product, not the Mongolian word that it could be in Latin letters",
    async (q) => {
      await addCompany(server.db, { name: "Product", services: ["Odoo нэвтрүүлэх"] });
      await addCompany(server.db, { name: "Now", description: "Бид одоо шинэ утас нэвтрүүлэх гэж байна." });
      expect(await titles(q)).toEqual(["Product"]);
    },
  );

  test("in Latin letters finds what stands so before the Mongolian word that it could be", async () => {
    const older = new Date("2026-01-01");
    await addIdea(server.db, { title: "Хаан", description: "Хан, хаад" });
    await addIdea(server.db, { title: "Khan", createdAt: older });
    expect(await titles("khan")).toEqual(["Khan", "Хаан"]);
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
    await addIdea(server.db, { title: "A lawyer and his laser, later" });
    for (const [q, meant] of [
      ["acountant", "accountant"],
      ["нягтлн бодогч", "нягтлан бодогч"],
      ["acountnat for herdrs", "accountant for herders"],
      // One letter away are also "laser", "later" and "layer".
      ["lawer", "lawyer"],
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
