import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../lib/search-params.ts";
import { longestInAddress } from "../../shared/matches/match-address.ts";
import { addressOf, askedBy, readResultsSearch, wholeWish } from "./results-address.ts";

const idea = { kind: "idea", id: "0190a6f4-9d1c-4c1e-8f6e-0d5b2c7a1e11", name: "Yak wool" } as const;

function throughTheAddress(target: Parameters<typeof addressOf>[0]) {
  return readResultsSearch(parseSearch(stringifySearch(addressOf(target))));
}

it("brings a wish back with what is looked for and what no longer counts", () => {
  const text = "Санхүүгийн хамтрагч хэрэгтэй, 100 % & more?";
  const search = throughTheAddress({
    type: "company",
    source: { kind: "text", text },
    without: ["place", "stage"],
  });
  expect(askedBy(search)).toEqual({ type: "company", text, without: ["place", "stage"] });
});

it("brings a profile back, for what such a profile can look for only", () => {
  expect(askedBy(throughTheAddress({ type: "cofounder", source: idea }))).toEqual({
    type: "cofounder",
    source: { kind: "idea", id: idea.id },
  });
  expect(askedBy(throughTheAddress({ type: "startup-idea", source: idea }))).toBeUndefined();
});

it("cuts a long wish between two words, and has the whole of it from the browser's history", () => {
  const text = "хөгжүүлэгч ".repeat(200).trim();
  const search = throughTheAddress({ type: "cofounder", source: { kind: "text", text } });
  expect(search.wish?.length).toBeLessThanOrEqual(longestInAddress);
  expect(search.wish).toMatch(/хөгжүүлэгч$/);
  expect(stringifySearch(search).length).toBeLessThan(7000);
  expect(askedBy(search, text)).toMatchObject({ text });
});

it("believes no history that says something else than the address", () => {
  expect(wholeWish("a nurse", "a nurse, part-time")).toBe("a nurse, part-time");
  expect(wholeWish("a nurse", "a welder")).toBe("a nurse");
  expect(wholeWish("a nurse", { text: "a nurse" })).toBe("a nurse");
});

it("looks for people where the address does not say what, and for nothing where it says no wish", () => {
  expect(askedBy(readResultsSearch({ wish: " a nurse " }))).toEqual({
    type: "cofounder",
    text: "a nurse",
    without: [],
  });
  expect(askedBy(readResultsSearch({ for: "company", wish: "  " }))).toBeUndefined();
});

it("lets the words say what they look for where the address does not, as the first page sends them without scripts", () => {
  const wish = "I am a nurse looking for a healthcare idea";
  expect(askedBy(readResultsSearch({ wish }))).toMatchObject({ type: "startup-idea" });
  expect(askedBy(readResultsSearch({ for: "cofounder", wish }))).toMatchObject({ type: "cofounder" });
});

it("takes nothing that is no option of its own", () => {
  const search = readResultsSearch({
    for: "everything",
    wish: "x",
    source: "idea:17",
    without: ["place", "luck"],
    only: "demo",
    at: 7,
  });
  expect(search).toEqual({
    for: undefined,
    wish: "x",
    source: undefined,
    without: ["place"],
    only: undefined,
    at: undefined,
  });
});
