import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type ConceptSuggestion, conceptSuggestion } from "@khamt/contract";
import { testServer } from "../../../test/test-server.ts";

const server = testServer();

async function suggest(parameters: Record<string, string>): Promise<ConceptSuggestion[]> {
  const answer = await server.get(`/api/concepts?${new URLSearchParams(parameters).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return z.array(conceptSuggestion.strict()).parse(answer.json());
}

describe("a sum being typed", () => {
  const read = async (parameters: Record<string, string>) =>
    (await server.get(`/api/sums?${new URLSearchParams(parameters).toString()}`)).json();

  test.each([
    [{ q: "$4k" }, "USD", { min: 4000, max: 4000 }],
    [{ q: "5-10M", beside: "20 сая ₮" }, "MNT", { min: 1428.57, max: 2857.14 }],
    [{ q: "200 мян" }, "MNT", { min: 57.14, max: 57.14 }],
    [{ q: "€900" }, null, { min: 1000, max: 1000 }],
  ])("%o is read in its currency and in dollars", async (query, currency, usd) => {
    expect(await read(query)).toMatchObject({ sum: { currency, usd, per: null } });
  });

  test("is told to be none where it can't be read", async () => {
    for (const q of ["$-5", "negotiable", "2 BTC"]) expect(await read({ q })).toEqual({ sum: null });
  });
});

describe("suggestions for a tag", () => {
  test.each([
    "accountant",
    "нягтлан бодогч",
    "nyagtlan bodogch",
    "accountan",
    "нягт",
    "nyagt",
    "acountant",
    "нягтлн бодогч",
  ])("%s means an accountant first, named in the reader's language", async (q) => {
    const [first] = await suggest({ q, kind: "role" });
    expect(first).toEqual({
      id: "accountant-role",
      kind: "role",
      label: "accountant",
      otherLabel: "нягтлан бодогч",
    });
    expect((await suggest({ q, kind: "role", lang: "mn" }))[0]).toMatchObject({
      label: "нягтлан бодогч",
      otherLabel: "accountant",
    });
  });

  test("have an exact name first, then the beginning of a name, then a later word of one", async () => {
    const labels = (await suggest({ q: "design", limit: "20" })).map(({ label }) => label);
    expect(labels[0]).toBe("design");
    const begins = labels.map((label) => label.startsWith("design"));
    expect(begins.indexOf(false)).toBeGreaterThan(begins.indexOf(true));
    expect((await suggest({ q: "developer", limit: "20" })).length).toBeGreaterThan(5);
  });

  test("never repeat a name, and are as many as were asked for", async () => {
    const found = await suggest({ q: "cashmere", limit: "20" });
    const names = found.map(({ label, otherLabel }) => `${label} ${otherLabel}`);
    expect(new Set(names).size).toBe(names.length);
    expect(await suggest({ q: "a", limit: "3" })).toHaveLength(3);
  });

  test("are of one kind where one is asked for", async () => {
    const found = await suggest({ q: "ulaan", kind: "place" });
    expect(found.map(({ label }) => label)).toContain("Ulaanbaatar");
    expect(found.every(({ kind }) => kind === "place")).toBe(true);
  });

  test("begin with what is spelt as typed, and are no places where work is asked for", async () => {
    const found = await suggest({ q: "hool", kind: "work", lang: "mn", limit: "6" });
    const labels = found.map(({ label }) => label);
    expect(labels.slice(0, 3).sort()).toEqual(["хоол зүй", "хоол зүйч", "хоол хийх"]);
    expect(found.map(({ kind }) => kind)).not.toContain("place");
    expect((await suggest({ q: "ulaan", lang: "mn" })).map(({ kind }) => kind)).toContain("place");
  });

  test("are none for signs, and refused without a text or with an unknown kind", async () => {
    expect(await suggest({ q: "%%%" })).toEqual([]);
    for (const query of ["", "q=", "q=%20", "q=x&kind=colour", "q=x&limit=21", `q=${"x".repeat(201)}`])
      expect((await server.get(`/api/concepts?${query}`)).statusCode, query).toBe(400);
  });
});
