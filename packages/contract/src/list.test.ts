import { expect, it } from "vitest";
import { filterOption } from "./list.ts";
import { browseExpertise, budgetBands, fundingBands, searchLocations, timelineBands } from "./vocabulary.ts";

it.each([
  [browseExpertise, "AI/ML", "ai-ml"],
  [browseExpertise, "Web3/Blockchain", "web3-blockchain"],
  [searchLocations, "San Francisco", "san-francisco"],
  [fundingBands, "200k ", "200k+"],
] as const)("of %j %j is %j", (options, written, option) => {
  expect(filterOption<string>(options).parse(written)).toBe(option);
});

it.each([[fundingBands], [budgetBands], [timelineBands], [searchLocations]] as const)(
  "takes each of %j as itself",
  (options) => {
    const filter = filterOption<string>(options);
    expect(options.map((option) => filter.parse(option))).toEqual(options);
  },
);

it("takes no option as none, and refuses what is none", () => {
  const filter = filterOption(fundingBands);
  expect(filter.parse(undefined)).toBeUndefined();
  expect(filter.safeParse("300k+").success).toBe(false);
  expect(filter.safeParse("").success).toBe(false);
});
