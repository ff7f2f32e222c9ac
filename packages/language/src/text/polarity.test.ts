import { describe, expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const roleOf = (text: string, concept: string) =>
  language.findConcepts(text).find((match) => match.concept === concept)?.role;

describe("what a sentence says about a concept", () => {
  test("English: the cue comes first", () => {
    expect(roleOf("We are looking for an accountant.", "accounting")).toBe("need");
    expect(roleOf("I am not a designer and I have no experience in accounting.", "accounting")).toBe("not");
    expect(
      roleOf("I never did marketing. Looking for a mobile developer, somebody for sales.", "sales"),
    ).toBe("need");
    expect(roleOf("We do not need a designer.", "designer")).toBe("not");
    expect(roleOf("No marketing, design or sales, please.", "sales")).toBe("not");
  });
  test("English: a contrast ends the denial", () => {
    expect(roleOf("I cannot code but I know accounting well", "accounting")).not.toBe("not");
    expect(roleOf("I cannot code, however my accounting is strong", "accounting")).not.toBe("not");
  });
  test("Mongolian: the cue comes last", () => {
    expect(roleOf("Нягтлан бодох бүртгэл мэддэг хүн хайж байна.", "accounting")).toBe("need");
    expect(roleOf("Нягтлан бодох бүртгэл мэдэхгүй, харин маркетинг сайн хийдэг.", "accounting")).toBe("not");
    expect(roleOf("Нягтлан бодох бүртгэл мэдэхгүй, харин маркетинг сайн хийдэг.", "marketing")).toBe("offer");
    expect(roleOf("Би программист биш.", "software-development")).toBe("not");
  });
  test("Mongolian in Latin letters goes the same way", () => {
    expect(roleOf("Nyagtlan bodoh burtgel medehgui, harin marketing sain hiideg.", "accounting")).toBe("not");
    expect(roleOf("Manai bag deer nyagtlan bodogch hereg bna.", "accounting")).toBe("need");
  });
  test("“nothing else than” affirms", () =>
    expect(roleOf("Надад судалгаа хийснээс өөр юм алга.", "research")).not.toBe("not"));
});
