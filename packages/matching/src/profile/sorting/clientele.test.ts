import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { conceptsOf } from "../named.ts";

const matcher = createMatcher({ language: createLanguage() });

describe("what customers are is what a company is about, and no offer of it", () => {
  test.each([
    [
      "We build accounting software for schools, clinics and small hotels.",
      "school-life",
      "hospitality-industry",
    ],
    ["We sell uniforms to restaurants and hotels.", "restaurant-industry", "hospitality-industry"],
    ["We train kindergarten teachers.", "kindergarten-teacher"],
    ["Accounting for small firms & NGOs.", "non-profit"],
    ["Most of our clients are construction firms and NGOs.", "construction", "non-profit"],
    ["Сургууль, эмнэлэг, уурхайд хувцас нийлүүлдэг.", "school-life", "healthcare", "mining"],
    ["Манай харилцагчид: эмийн сан, уурхай.", "pharmacy", "mining"],
    ["Захиалагчид маань голдуу айл өрх, жижиг дэлгүүр.", "family-life", "small-shops"],
    ["Манай харилцагчдын тоонд 3 банк, 1 их сургууль бий.", "banking", "education-industry"],
    ["Labels for dairy and beverage producers.", "meat-dairy-industry"],
    ["Former clients include a brewery and a hospital.", "beverage-industry", "healthcare"],
    ["My last clients were a dental clinic and a gym.", "dental-industry", "fitness"],
    ["200 гаруй харилцагчтай: кафе, эмийн сан.", "restaurant-industry", "pharmacy"],
    ["Хамтарч байсан брэндүүд: кофе шоп, фитнесс.", "restaurant-industry", "fitness"],
    ["Кофе шоп, онлайн дэлгүүрүүд манай үйлчлүүлэгч.", "restaurant-industry", "ecommerce"],
    ["Зочид буудал бол манай байнгын захиалагч.", "hospitality-industry"],
    ["Яам, эмнэлэг 140 байгууллага манай системийг хэрэглэдэг.", "government", "healthcare"],
    ["Сургуулиудад зориулсан програм хөгжүүлдэг.", "school-life"],
  ])("“%s”", (description, ...fields) => {
    const { offers, topics } = matcher.analyse("company", { id: "company", description });
    for (const field of fields) {
      expect(offers.flatMap(conceptsOf)).not.toContain(field);
      expect(topics.flatMap(conceptsOf)).toContain(field);
    }
  });
  test.each([
    ["We run three schools.", "school-life"],
    ["I worked for hotels.", "hospitality-industry"],
    ["A photographer for weddings.", "events-industry"],
    ["Сургуульд багшилж байсан.", "school-life"],
  ])("but not “%s”", (bio, field) =>
    expect(matcher.analyse("cofounder", { id: "person", bio }).offers.flatMap(conceptsOf)).toContain(field),
  );
});

describe("who uses a thing is not who is looked for", () => {
  const needsOf = (description: string) =>
    matcher.analyse("idea", { id: "idea", description }).needs.flatMap(conceptsOf);
  test("“a report for the accountant”", () =>
    expect(needsOf("We need a developer and a report for the accountant.")).not.toContain("accountant-role"));
  test("but whoever is looked for is", () => {
    expect(needsOf("We are looking for a carpenter.")).toContain("carpenter");
    expect(needsOf("We have room for a carpenter.")).toContain("carpenter");
    expect(needsOf("We need someone for the laundry side.")).toContain("laundry");
    expect(needsOf("We look for drillers, and for a bookkeeper.")).toContain("accountant-role");
    expect(needsOf("Programmist, SMS hurgeh system hiideg hun heregtei.")).toContain("developer");
  });
  test("nor what somebody is needed for: “a lawyer for our contracts”", () =>
    expect(needsOf("We need a lawyer for our contracts and a cook.")).not.toContain("contracts-agreements"));
  test("nor where it is put: «музейд»", () =>
    expect(needsOf("Музейд гэрэлтүүлэг хийлгэнэ.")).not.toContain("museum-work"));
  test("nor who has the thing made that a title names", () => {
    const { needs } = matcher.analyse("project", { id: "project", title: "A logo for a plumber" });
    expect(needs.flatMap(conceptsOf)).toContain("branding-design");
    expect(needs.flatMap(conceptsOf)).not.toContain("plumber-role");
  });
});
