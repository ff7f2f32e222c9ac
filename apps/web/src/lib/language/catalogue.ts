import type { languages } from "@khamt/contract/vocabulary";
import { use } from "react";
import { useLanguage } from "./store.ts";

export type Language = (typeof languages)[number];

/** The words of one feature: loaded one language at a time, English the type that Mongolian has to satisfy. */
export interface Catalogue<Words> {
  readonly name: string;
  load(language: Language): Promise<Words>;
  /** The words, if they have been loaded in this language. */
  peek(language: Language): Words | undefined;
}

type Loaders<Words> = Record<Language, () => Promise<{ default: Words }>>;

const inUse = new Set<Catalogue<unknown>>();

/** @public Called by the loaders that `build/words.ts` makes. */
export function defineCatalogue<Words>(name: string, loaders: Loaders<Words>): Catalogue<Words> {
  const loaded: Partial<Record<Language, Words>> = {};
  const pending: Partial<Record<Language, Promise<Words>>> = {};

  function fetchWords(language: Language): Promise<Words> {
    const words: Promise<Words> = loaders[language]().then(
      (module) => {
        loaded[language] = module.default;
        return fulfil(words, module.default);
      },
      (error: unknown) => {
        delete pending[language];
        throw error;
      },
    );
    return words;
  }

  const catalogue: Catalogue<Words> = {
    name,
    load(language) {
      inUse.add(catalogue);
      return (pending[language] ??= fetchWords(language));
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
  return use(catalogue.load(language));
}

/** Marks a promise in React's own way, so that `use` reads it at once instead of waiting a turn. */
function fulfil<Value>(promise: Promise<Value>, value: Value): Value {
  void Object.assign(promise, { status: "fulfilled", value });
  return value;
}
