// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext, type Language } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { ProfileQuote } from "./profile-quote.tsx";

leaveNothing();

it.each<[Language, string, string, string | null]>([
  ["mn", "full-time", "Бүтэн цагаар", null],
  ["mn", "logistics", "Тээвэр, ложистик", null],
  ["mn", "remote, mvp", "Зайнаас, Анхны хувилбар (MVP)", null],
  ["mn", "forecasting", "forecasting", "en"],
  ["en", "logistics", "logistics", "en"],
  ["en", "over-100k", "Over $100K", null],
])("in %s “%s” is told as “%s”", async (language, words, told, marked) => {
  const store = createLanguageStore(language);
  await store.load(catalogue("vocabulary"));
  const { container } = render(
    <LanguageContext value={store}>
      <ProfileQuote words={words} language="en" />
    </LanguageContext>,
  );
  const quote = container.querySelector("q");
  expect([quote?.textContent, quote?.getAttribute("lang")]).toEqual([told, marked]);
});
