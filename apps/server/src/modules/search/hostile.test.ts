import { describe, expect, test } from "vitest";
import { addIdea } from "../../../test/rows.ts";
import { server, ask, useSearch } from "./set-up-search.ts";

useSearch();

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
