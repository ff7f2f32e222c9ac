import { expect, test } from "vitest";
import { detectLanguage, isRomanisedMongolian } from "./detect.ts";

test("Cyrillic, and Mongolian in Latin letters, are Mongolian", () => {
  expect(detectLanguage("Бид дэлгүүрийн касс хийдэг, React мэддэг хүн хэрэгтэй")).toBe("mn");
  expect(detectLanguage("Bid delguuriin kass hiideg, bas sain borluulagch hereg bna")).toBe("mn");
  expect(detectLanguage("We build cash registers for small shops and need a good seller")).toBe("en");
});

test("English with a Mongolian name or two is no Mongolian", () => {
  expect(
    isRomanisedMongolian("Our office in Ulaanbaatar sells cashmere from Arkhangai to Berlin and the world"),
  ).toBe(false);
  expect(isRomanisedMongolian("")).toBe(false);
});
