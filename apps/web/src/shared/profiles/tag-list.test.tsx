// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext, type Language } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import type { Worded } from "./reader-word.tsx";
import { TagList } from "./tag-list.tsx";

leaveNothing();

const profile = { names: { "нягтлан бодох бүртгэл": "accounting" }, contentLanguage: "mn" };

it("shows each word by its name in the reader's language, and as it was typed to who asks", async () => {
  await show("en", ["нягтлан бодох бүртгэл", "хөөмий"]);
  const [accounting, throatSinging] = screen.getAllByRole("listitem");
  expect(accounting?.textContent).toBe("accounting (written: нягтлан бодох бүртгэл)");
  expect(accounting?.innerHTML).toMatch(/^<span lang="en" title="нягтлан бодох бүртгэл">/);
  expect(accounting?.innerHTML).toContain('<span lang="mn">нягтлан бодох бүртгэл</span>');
  expect(throatSinging?.innerHTML).toBe('<span lang="mn">хөөмий</span>');
});

it("says so in Mongolian to a reader of Mongolian", async () => {
  const english = { names: { accounting: "нягтлан бодох бүртгэл" }, contentLanguage: "en" };
  await show("mn", ["accounting"], english);
  expect(screen.getByRole("listitem").textContent).toBe("нягтлан бодох бүртгэл (бичсэн нь: accounting)");
  expect(screen.getByText("accounting").getAttribute("lang")).toBe("en");
});

it("shows one meaning once, and counts the rest so", async () => {
  await show("en", ["Accounting", "нягтлан бодох бүртгэл", "SQL", "law"], profile, 2);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Accounting",
    "SQL",
    "+1 more",
  ]);
});

it("shows words that every object of the language has", async () => {
  await show("en", ["__proto__", "constructor"]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "__proto__",
    "constructor",
  ]);
});

async function show(language: Language, items: string[], shown: Worded = profile, limit = 9) {
  const store = createLanguageStore(language);
  await store.load(catalogue("ui"), catalogue("vocabulary"));
  render(
    <LanguageContext value={store}>
      <TagList {...{ items, limit, label: "Skills", profile: shown }} />
    </LanguageContext>,
  );
}
