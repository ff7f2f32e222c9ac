import { expect, test } from "vitest";
import { amountIn } from "./amounts.ts";

test.each([
  ["18 сая төгрөг", "18 million tugriks"],
  ["20-25 сая ₮", "20-25 million tugriks"],
  ["120 сая хүртэл", "up to 120 million"],
  ["40 сая төгрөг орчим", "around 40 million tugriks"],
  ["1 сар", "1 month"],
  ["4-5 сар", "4-5 months"],
  ["10 долоо хоног", "10 weeks"],
  ["40 сая вон + борлуулалтын 5%", "40 сая вон + борлуулалтын 5%"],
  ["$60-80k", "$60-80k"],
])("%s is %s in English", (words, said) => expect(amountIn(words, "en")).toBe(said));

test.each([
  ["12M MNT", "12 сая төгрөг"],
  ["up to 30 million tugriks", "30 сая төгрөг хүртэл"],
  ["3 months", "3 сар"],
  ["6-8 weeks", "6-8 долоо хоног"],
  ["over $150k", "over $150k"],
  ["4 months or so", "4 months or so"],
])("%s is %s in Mongolian", (words, said) => expect(amountIn(words, "mn")).toBe(said));
