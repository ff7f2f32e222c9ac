import { describe, expect, test } from "vitest";
import { createLanguage } from "../../language.ts";
import { createRandom, typeByChance, typeByStandard } from "../inflection/latin-typing.ts";

const language = createLanguage();
const roleOf = (text: string, concept: string, romanised?: boolean) => {
  const matches = language.findConcepts(text, romanised === undefined ? {} : { romanised });
  const match = matches.find((found) => found.concept === concept);
  return match === undefined ? "not found" : (match.role ?? "nothing");
};

const english = [
  ["We are looking for someone with accounting skills.", "accounting", "need"],
  ["Seeking help with marketing.", "marketing", "need"],
  ["Hiring for sales right now.", "sales", "need"],
  ["We want a person for research.", "research", "need"],
  ["Our team lacks accounting.", "accounting", "need"],
  ["We need accounting, marketing and sales.", "sales", "need"],
  ["I have no code to show. Looking for a mobile developer, somebody for sales.", "sales", "need"],
  ["Looking for a person with experience in accounting.", "accounting", "need"],
  ["I have ten years of accounting behind me.", "accounting", "offer"],
  ["Experienced in accounting and tax.", "tax", "offer"],
  ["Expert in marketing.", "marketing", "offer"],
  ["We did research for mines.", "research", "offer"],
  ["I cannot sell, but my accounting is good.", "accounting", "offer"],
  ["I have no experience in sales.", "sales", "not"],
  ["I am not a designer.", "designer", "not"],
  ["I never did marketing.", "marketing", "not"],
  ["I don't know accounting.", "accounting", "not"],
  ["A company without accounting.", "accounting", "nothing"],
  ["I can't do sales or marketing.", "marketing", "not"],
  ["Neither marketing nor sales is my thing.", "sales", "not"],
  ["We do not need accounting.", "accounting", "not"],
  ["We are not looking for sales.", "sales", "not"],
  ["No marketing, design or sales, please.", "sales", "not"],
  ["Marketing guys no thanks.", "marketing", "not"],
  ["Auditors need not apply.", "audit", "not"],
  ["Sales people please don't write.", "sales", "not"],
  ["No more accounting for me.", "accounting", "not"],
  ["No accounting, marketing only.", "marketing", "nothing"],
  ["Accounting is a no go.", "accounting", "not"],
  ["We hire engineers (sales team is full!).", "sales", "have"],
  ["I'm done with marketing.", "marketing", "not"],
  ["Marketing not my thing.", "marketing", "not"],
  ["A designer would be nice.", "designer", "need"],
  ["It would be great to have a designer.", "designer", "need"],
  ["Our weak side is marketing.", "marketing", "need"],
  ["We are terrible at marketing.", "marketing", "need"],
] as const;

const mongolian = [
  ["Нягтлан бодох бүртгэл мэддэг хүн хайж байна.", "accounting", "need"],
  ["Маркетинг сайн мэддэг хүн хэрэгтэй байна.", "marketing", "need"],
  ["Борлуулалт дээр туслах хүн байвал сайн байна.", "sales", "need"],
  ["Нягтлан бодогч хайхгүй байна.", "accounting", "not"],
  ["Борлуулалтад хүн шаардлагатай.", "sales", "need"],
  ["Бид маркетинг мэддэг хүн авна.", "marketing", "need"],
  ["Нягтлан бодох бүртгэл хийж чадах хамтрагч олмоор байна.", "accounting", "need"],
  ["Орчуулга хийх хүнтэй хамтрахыг хүсэж байна.", "translation", "need"],
  ["Манай багт борлуулалт дутагдаж байна.", "sales", "need"],
  ["Маркетинг, борлуулалт хийх хүмүүс хайна.", "marketing", "need"],
  ["Судалгаа хийх хүн хэрэг байна.", "research", "need"],
  ["Би маркетинг хийдэг. Борлуулалтад хүн хайж байна.", "sales", "need"],
  ["Би маркетинг хийдэг. Борлуулалтад хүн хайж байна.", "marketing", "offer"],
  ["Маркетингийн туршлагатай.", "marketing", "offer"],
  ["Орчуулга хийж чадна.", "translation", "offer"],
  ["Борлуулалт сайн хийдэг.", "sales", "offer"],
  ["Татвараар мэргэшсэн.", "tax", "offer"],
  ["Судалгааны чиглэлээр ажиллаж байсан.", "research", "offer"],
  ["Нягтлан бодох бүртгэл эзэмшсэн.", "accounting", "offer"],
  ["Нягтлан бодох бүртгэл мэдэхгүй.", "accounting", "not"],
  ["Маркетингийн туршлагагүй.", "marketing", "not"],
  ["Борлуулалт хийж чадахгүй.", "sales", "not"],
  ["Би дизайнер биш.", "designer", "not"],
  ["Орчуулга огт хийдэггүй.", "translation", "not"],

  ["Маркетинг хийж үзээгүй.", "marketing", "not"],
  ["Бидэнд нягтлан бодох бүртгэл хэрэггүй.", "accounting", "not"],
  ["Маркетинг шаардлагагүй.", "marketing", "not"],
  ["Борлуулалт, маркетинг, орчуулга мэдэхгүй.", "sales", "not"],
  ["Борлуулалт хийж чадахгүй, харин маркетинг сайн хийдэг.", "sales", "not"],
  ["Борлуулалт хийж чадахгүй, харин маркетинг сайн хийдэг.", "marketing", "offer"],
  ["Нягтлан бодох бүртгэл мэдэхгүй ч гэсэн маркетинг сайн хийдэг.", "accounting", "not"],
  ["Нягтлан бодох бүртгэл мэдэхгүй ч гэсэн маркетинг сайн хийдэг.", "marketing", "offer"],
  ["Маркетинг хийдэг, гэхдээ борлуулалт хийдэггүй.", "marketing", "offer"],
  ["Маркетинг хийдэг, гэхдээ борлуулалт хийдэггүй.", "sales", "not"],
] as const;

describe("what a sentence says about a concept", () => {
  test.each(english)("“%s”: %s is %s", (text, concept, role) => expect(roleOf(text, concept)).toBe(role));
  test.each(mongolian)("“%s”: %s is %s", (text, concept, role) => {
    const small = text.toLowerCase();
    expect(roleOf(text, concept)).toBe(role);
    // As on phones without ү.
    for (const typed of [small.replaceAll("гүй", "гуй"), small.replaceAll("гүй", "гyй")])
      expect(roleOf(typed, concept), typed).toBe(role);
    expect(roleOf(typeByStandard(small), concept, true), typeByStandard(small)).toBe(role);
    for (const seed of [1, 2, 3]) {
      const typed = typeByChance(small, createRandom(seed));
      expect(roleOf(typed, concept, true), typed).toBe(role);
    }
  });
});

test("a word that ends in -гуй by itself denies nothing", () => {
  const role = roleOf("Унадаг дугуй түрээслүүлдэг.", "bicycles-scooters");
  expect(role).toBe(roleOf("Унадаг скүүтер түрээслүүлдэг.", "bicycles-scooters"));
  expect(role).not.toBe("not");
});

describe("what is told of others denies where they are the subject", () => {
  test.each([
    ["They do not know accounting.", "accounting"],
    ["This person doesn't do research.", "research"],
    ["They have no experience with sales.", "sales"],
  ])("“%s”", (text, concept) => {
    const roleIn = (isOfThem: boolean) =>
      language.findConcepts(text, { isOfThem }).find((found) => found.concept === concept)?.role;
    expect([roleIn(true), roleIn(false)]).toEqual(["not", "aside"]);
  });
});

describe("what denies nothing", () => {
  test.each([
    ["I cannot code but I know accounting well", "accounting"],
    ["I cannot code, however my accounting is strong", "accounting"],
    ["I do not only accounting but also tax.", "accounting"],
    ["Надад судалгаа хийснээс өөр юм алга.", "research"],
    ["Маркетингаас өөр юм мэдэхгүй.", "marketing"],
  ])("“%s”", (text, concept) => expect(roleOf(text, concept)).not.toBe("not"));
});
