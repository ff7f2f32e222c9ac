import { listPartners, searchPartners } from "@khamt/contract/calls";
import { expect, it } from "vitest";
import { isSearch, partnerSearchQuery } from "./queries.ts";
import { readPartnerSearch } from "./search-views.ts";

it("reads of an address what its page offers, and nothing else", () => {
  const address = { skills: "technical", industry: "fintech", location: "austin", availability: "weekends" };
  expect(readPartnerSearch("project", { ...address, searchTerm: "  yak wool " })).toEqual({
    skills: "technical",
    industry: "fintech",
    location: "austin",
    searchTerm: "yak wool",
  });
  expect(readPartnerSearch("business", address)).toEqual({ location: "austin", availability: "weekends" });
  expect(readPartnerSearch("all", address)).toEqual({ availability: "weekends" });
});

it("keeps the searches for business and project partners apart, though they ask the same", () => {
  const search = { location: "berlin" } as const;
  const call = [searchPartners, { query: search }];
  expect(partnerSearchQuery("all", search).queryKey).toEqual(call);
  expect(partnerSearchQuery("business", search).queryKey).toEqual([...call, "business"]);
  expect(partnerSearchQuery("project", search).queryKey).toEqual([...call, "project"]);
});

it("asks for everybody until something is searched for", () => {
  expect(partnerSearchQuery("business", { limit: 48 }).queryKey[0]).toBe(listPartners);
  expect(isSearch("business", { type: "company" })).toBe(true);
  expect(isSearch("all", { type: "company" })).toBe(false);
});
