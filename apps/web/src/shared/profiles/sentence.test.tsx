// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { createLanguageStore, LanguageContext, type Language } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { needQuote, quotesOf, Sentence, type Quote } from "./sentence.tsx";

leaveNothing();

it("marks the words of a profile in a sentence, the longest first, and only whole words", () => {
  const quotes = [
    { words: "data", language: "en" },
    { words: "sports data", language: "mn" },
  ];
  expect(shown("mn", "Тохирсон ур чадвар: sports data, database, data.", quotes)).toBe(
    'Тохирсон ур чадвар: <span lang="mn">sports data</span>, database, <span lang="en">data</span>.',
  );
});

it("leaves alone what is written in the reader's own language and letters", () => {
  const quotes = quotesOf([{ source: "accounting", target: "нягтлан" }], { source: "en", target: "mn" });
  expect(shown("en", "Fits: accounting, нягтлан.", quotes)).toBe(
    'Fits: accounting, <span lang="mn">нягтлан</span>.',
  );
});

it("finds each of several words in one field, and words with signs in them", () => {
  const quotes = [{ words: "C++, full-time, a/b (c)", language: "en" }];
  expect(shown("mn", "Цаг: full-time – C++, a/b (c)", quotes)).toBe(
    'Цаг: <span lang="en">full-time</span> – <span lang="en">C++</span>, <span lang="en">a/b (c)</span>',
  );
});

it("marks a need only where it has no name in the reader's language", () => {
  const named = needQuote({ need: "bookkeeping", name: "нягтлан бодох бүртгэл", theirs: "" }, "en");
  const typed = needQuote({ need: "shuud damjuulalt", name: "shuud damjuulalt", theirs: "" }, "mn");
  expect(shown("mn", "Дутаж байгаа: нягтлан бодох бүртгэл, shuud damjuulalt.", [named, typed])).toBe(
    'Дутаж байгаа: нягтлан бодох бүртгэл, <span lang="mn">shuud damjuulalt</span>.',
  );
});

function shown(language: Language, text: string, quotes: readonly Quote[]): string {
  const store = createLanguageStore(language);
  return render(
    <LanguageContext value={store}>
      <Sentence text={text} quotes={quotes} />
    </LanguageContext>,
  ).container.innerHTML;
}
