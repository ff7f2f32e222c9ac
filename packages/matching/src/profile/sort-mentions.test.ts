import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../index.ts";

const matcher = createMatcher({ language: createLanguage() });
const named = (mentions: readonly { parts: readonly { concepts: readonly string[] }[] }[]) =>
  mentions.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts));
const person = (bio: string) => matcher.analyse("cofounder", { id: "person", bio });
const company = (description: string) => matcher.analyse("company", { id: "company", description });
const idea = (description: string, requiredSkills: string[] = []) =>
  matcher.analyse("idea", { id: "idea", description, requiredSkills });

describe("what a text says of others", () => {
  test.each([
    "My clients do accounting on paper. I do sales.",
    "I want to learn accounting. I do sales.",
    "We buy accounting from an agency. I do sales.",
    "Үйлчлүүлэгчид нягтлан бодох бүртгэл хийдэг. Би борлуулалт хийдэг.",
    "Нягтлан бодох бүртгэл сурмаар байна. Би борлуулалт хийдэг.",
    "Nyagtlan bodoh burtgel surmaar baina. Bi borluulalt hiideg, turshlagatai.",
  ])("is a topic of a person and no offer: “%s”", (bio) => {
    const { offers, topics } = person(bio);
    expect(named(topics)).toContain("accounting");
    expect(named(offers)).not.toContain("accounting");
    expect(named(offers)).toContain("sales");
  });
  test.each(["There are artists in need of it. I do law.", "Уран бүтээлчид, зураачид олон. Хуульч хийдэг."])(
    "several people of a trade are not who writes: “%s”",
    (bio) => {
      const { offers, topics } = person(bio);
      expect(named(offers)).toContain("legal");
      expect(named(offers)).not.toContain("artist-role");
      expect(named(topics)).toContain("artist-role");
    },
  );
  test("is less of a topic than what the company does itself", () => {
    const { topics } = company("Our customers do marketing. We do accounting.");
    expect(named(topics)).toContain("marketing");
    expect(Math.max(...topics.map(({ weight }) => weight))).toBeLessThan(0.7);
  });
});

describe("what an idea has already", () => {
  test.each([
    "We need accounting and sales. Accounting is already covered.",
    "We need accounting. We already have an accountant who does accounting.",
    "Нягтлан бодох бүртгэл хэрэгтэй. Нягтлан бодох бүртгэл мэддэг хүн манайд бий.",
  ])("is no need: “%s”", (text) => expect(named(idea(text).needs)).not.toContain("accounting"));
  test("stays one where it is on the list", () =>
    expect(named(idea("Accounting is already covered.", ["accounting"]).needs)).toContain("accounting"));
  test("is hardly what the idea is about, unlike a field that it has to do with", () => {
    const weights = new Map(
      idea("We have a designer. We have customers in mining.").topics.flatMap((mention) =>
        named([mention]).map((concept) => [concept, mention.weight]),
      ),
    );
    expect(weights.get("designer")).toBeLessThan(0.3);
    expect(weights.get("mining")).toBeGreaterThan(0.6);
  });
});
