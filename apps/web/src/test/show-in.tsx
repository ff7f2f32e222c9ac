import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { createLanguageStore, type Language, LanguageContext } from "../lib/language/index.ts";

type Catalogue = Parameters<ReturnType<typeof createLanguageStore>["load"]>[number];

type Shown = RenderResult & { language: ReturnType<typeof createLanguageStore> };

/** Renders a part of a page alone, in a language, which can be changed then, with the words that it needs. */
export async function showIn(
  language: Language,
  catalogues: readonly Catalogue[],
  part: ReactNode,
): Promise<Shown> {
  const store = createLanguageStore(language);
  await store.load(...catalogues);
  const shown = await act(async () => render(<LanguageContext value={store}>{part}</LanguageContext>));
  return { ...shown, language: store };
}
