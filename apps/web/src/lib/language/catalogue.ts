import type { languages } from "@khamt/contract/vocabulary";
import { use } from "react";
import { useLanguage } from "./store.ts";

export type Language = (typeof languages)[number];

/** The words of one feature: loaded one language at a time, English the type that Mongolian has to satisfy. */
export interface Catalogue<Words> {
  /** Path of the catalogue's files under src, without language: "features/ideas/catalogue". */
  readonly id: string;
  load(language: Language): Promise<Words>;
  /** The words, if they have been loaded in this language. */
  peek(language: Language): Words | undefined;
}

type Loaders<Words> = Record<Language, () => Promise<{ default: Words }>>;

const inUse = new Set<Catalogue<unknown>>();

export function defineCatalogue<Words>(id: string, loaders: Loaders<Words>): Catalogue<Words> {
  const loaded: Partial<Record<Language, Words>> = {};
  const pending: Partial<Record<Language, Promise<Words>>> = {};

  async function fetchWords(language: Language): Promise<Words> {
    const words = (await loaders[language]()).default;
    loaded[language] = words;
    return words;
  }

  const catalogue: Catalogue<Words> = {
    id,
    load(language) {
      inUse.add(catalogue);
      return (pending[language] ??= fetchWords(language).catch((error: unknown) => {
        delete pending[language];
        throw error;
      }));
    },
    peek: (language) => loaded[language],
  };
  return catalogue;
}

/** Before a switch of language: every catalogue that is on the screen, in the language to come. */
export async function loadCataloguesInUse(language: Language): Promise<void> {
  await Promise.all([...inUse].map((catalogue) => catalogue.load(language)));
}

/** The words of a catalogue in the reader's language. Suspends if the route has not loaded them. */
export function useT<Words>(catalogue: Catalogue<Words>): Words {
  const language = useLanguage();
  return catalogue.peek(language) ?? use(catalogue.load(language));
}
