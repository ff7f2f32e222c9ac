import { expect, test } from "vitest";
import { withoutCourtesy } from "./wish-courtesy.ts";

test.each([
  ["Hi! A cook for our camp, please", "A cook for our camp"],
  ["Hello everyone, web developer", "web developer"],
  ["Looking for: a cook. Thanks in advance!", "a cook"],
  ["urgent: nurse", "nurse"],
  ["Nurse needed asap!", "Nurse needed"],
  ["Сайн байна уу, малын эмч яаралтай", "малын эмч"],
  ["Яаралтай эмч хэрэгтэй. Баярлалаа", "эмч хэрэгтэй"],
  ["герман хэлний багш олж өгөөч", "герман хэлний багш"],
  ["sain bnuu malyn emch yaraltai", "malyn emch"],
  ["german helnii bagsh olj ogooch!", "german helnii bagsh"],
  ["someone with a wide network in mining", "someone with mining"],
  ["contacts among herders", "with herders"],
  ["a PhD in machine learning", "machine learning"],
  ["someone with a master's degree in statistics", "someone with statistics"],
])("of %j %j is meant", (text, meant) => expect(withoutCourtesy(text)).toBe(meant));

test.each([
  "яаралтай тусламжийн эмч",
  "urgent care nurse",
  "highlight videos of matches",
  "people who say please and thanks to guests",
  "thank you cards, printed",
  "Баярлалаа",
  "network engineer",
  "computer networks",
  "yaraltai",
])("%j is meant as it stands", (text) => expect(withoutCourtesy(text)).toBe(text));
