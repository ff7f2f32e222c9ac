import { describe, expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const words = (query: string) => readQuery(query).map((unit) => unit.words.map(({ text }) => text).join(" "));
const concepts = (query: string) => readQuery(query).flatMap((unit) => unit.concepts);

describe("a query is read", () => {
  test.each([
    ["accountant Ulaanbaatar", ["accountant", "Ulaanbaatar"]],
    ["web developer in Ulaanbaatar", ["web developer", "Ulaanbaatar"]],
    ["нягтлан бодогч хайж байна", ["нягтлан бодогч"]],
    ["манай дэлгүүрт нягтлан бодогч хүн хэрэгтэй", ["дэлгүүрт", "нягтлан бодогч"]],
    ["nyagtlan bodogch heregtei", ["nyagtlan bodogch"]],
    ["I need somebody for the herd", ["herd"]],
    ["find", ["find"]],
    ["a logistics company", ["logistics"]],
    ["co-founder for fintech", ["fintech"]],
    ["тээврийн стартап", ["тээврийн"]],
    ["Япон хэл мэддэг хүн", ["Япон хэл"]],
    ["company registration", ["company registration"]],
    ["startup", ["startup"]],
    ["veb hogjuulegch", ["veb hogjuulegch"]],
    ["the of and", []],
    ["!!! ... %%", []],
    ["", []],
  ])("%s as %j", (query, expected) => {
    expect(words(query)).toEqual(expected);
  });

  test("as the same concepts in either language and script, and despite vowels that sound alike", () => {
    const meant = readQuery("accountant")[0]?.meant;
    expect(meant).toContain("accountant-role");
    for (const query of ["нягтлан бодогч", "nyagtlan bodogch", "НЯГТЛАН БОДОГЧ"])
      expect(readQuery(query)[0]?.meant, query).toEqual(meant);
    expect(concepts("ноолур")).toEqual(expect.arrayContaining(concepts("ноолуур")));
  });

  test("as English where an English word stands, though it could be Mongolian in Latin letters", () => {
    expect(concepts("logistics")).toEqual(expect.arrayContaining(["logistics"]));
    expect(concepts("sales")).toEqual(expect.arrayContaining(["sales"]));
  });

  test("with what stands in capitals as an abbreviation", () => {
    expect(concepts("IT төсөл")).toEqual(["information-technology"]);
    expect(concepts("do it")).toEqual([]);
  });

  test("with its last word as a beginning, in both scripts, of words and of what concepts are called", () => {
    const beginning = (query: string) => readQuery(query).at(-1)?.beginning;
    expect(beginning("accoun")?.keys).toContain("accoun");
    expect(beginning("accoun")?.concepts).toContain("accounting");
    expect(beginning("nyagt")?.keys).toContain("/nagt");
    expect(beginning("nyagt")?.concepts).toContain("accounting");
    expect(beginning("нягт")?.keys).toContain("/nagt");
    expect(beginning("a")).toBeUndefined();
    expect(beginning("accoun.")).toBeUndefined();
    expect(readQuery("accoun", { isTyping: false })[0]?.beginning).toBeUndefined();
    expect(readQuery("accoun herders")[0]?.beginning).toBeUndefined();
  });

  test("no further than sixteen words", () => {
    expect(readQuery("zz ".repeat(60))).toHaveLength(16);
  });
});
