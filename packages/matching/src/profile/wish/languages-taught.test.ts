import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import { conceptsOf } from "../named.ts";

test.each([
  ["English teacher", "english-language"],
  ["герман хэлний багш", "german-language"],
  ["german helnii bagsh", "german-language"],
])(
  "%s: the language is meant with the trade, and of people who are looked for the trade",
  (text, language) => {
    expect(readWish(text, "idea").topics.flatMap(conceptsOf)).toEqual([language]);
    expect(readWish(text, "cofounder").topics).toEqual([]);
  },
);
