import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const namedIn = (text: string) => language.findConcepts(text).map(({ concept }) => concept);

test.each([
  ["хөдөө аж ахуйн менежер", "agriculture", "facility-management"],
  ["нисэх буудлын захирал", "aviation-industry", "hotel-manager"],
  ["программ хангамжийн менежер", "software-development", "supply-chain"],
  ["хяналтын самбар хийх", "business-intelligence", "signage-design"],
])("a word is read with what it belongs to: “%s” is %s, no %s", (text, right, wrong) => {
  expect(namedIn(text)).toContain(right);
  expect(namedIn(text)).not.toContain(wrong);
});

test.each([
  ["аж ахуйн менежер", "facility-management"],
  ["сүлжээний инженер", "networking"],
  ["хүнсний дэлгүүрийн худалдагч", "shop-assistant"],
])("but alone it keeps its own meaning: “%s” is %s", (text, concept) =>
  expect(namedIn(text)).toContain(concept),
);

test.each([
  ["эмийн сангийн менежер", "venture-capitalist"],
  ["боловсролын газрын мэргэжилтэн", "surveyor-role"],
  ["гэрээний менежер", "fractional-coo"],
  ["олон нийтийн сүлжээний мэргэжилтэн", "networking"],
  ["хөдөлмөрийн аюулгүй байдлын инженер", "security-engineer"],
])("“%s” is no %s", (text, concept) => expect(namedIn(text)).not.toContain(concept));
