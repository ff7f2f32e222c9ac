import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";

const matcher = createMatcher({ language: createLanguage() });
const refusedBy = (description: string) => [
  ...matcher.analyse("company", { id: "company", description }).denied.keys(),
];

describe("what a product does without", () => {
  test.each([
    "RouteFree is a van-pool app for offices. No tracking, no route planning: colleagues just share seats.",
    "We built a small device for herders. No subscriptions, no accounting, no ads.",
    "Ажилтнуудыг тээвэрлэх апп. Байршил хянахгүй, зар сурталчилгаа хийхгүй, зүгээр л суудал хуваалцана.",
  ])("is refused by nobody: “%s”", (text) => expect(refusedBy(text)).toEqual([]));
  test.each([
    ["We sew uniforms on our own machine. No accounting, no translation.", "accounting"],
    ["It is a small app. No accounting, no translation please.", "accounting"],
    ["Энэ бол апп. Орчуулга хийхгүй, маркетинг хийхгүй.", "translation"],
  ])("but what a company does not do is: “%s”", (text, concept) =>
    expect(refusedBy(text)).toContain(concept),
  );
});
