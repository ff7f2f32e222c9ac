import { createContext, use, useSyncExternalStore } from "react";
import type { Catalogue, Language } from "./catalogue.ts";

/** The reader's language: one store per browser, one per rendering on the server. */
export interface LanguageStore {
  readonly current: Language;
  set(language: Language): void;
  subscribe(listener: () => void): () => void;
  /** Loads catalogues in the current language and remembers which ones the page used. */
  load(...catalogues: Catalogue<unknown>[]): Promise<void>;
  /** The words of a catalogue that has been loaded before. */
  words<Words>(catalogue: Catalogue<Words>): Words;
  /** The words, or undefined where a failed loader may not have loaded them. */
  peek<Words>(catalogue: Catalogue<Words>): Words | undefined;
  readonly used: ReadonlySet<string>;
}

export function createLanguageStore(initial: Language): LanguageStore {
  const listeners = new Set<() => void>();
  const used = new Set<string>();
  let current = initial;
  return {
    get current() {
      return current;
    },
    set(language) {
      current = language;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(...catalogues) {
      for (const catalogue of catalogues) used.add(catalogue.name);
      await Promise.all(catalogues.map((catalogue) => catalogue.load(current)));
    },
    words(catalogue) {
      const words = catalogue.peek(current);
      if (words === undefined) throw new Error(`The catalogue ${catalogue.name} is not loaded.`);
      return words;
    },
    peek: (catalogue) => catalogue.peek(current),
    used,
  };
}

export const LanguageContext = createContext<LanguageStore | undefined>(undefined);

export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext);
  if (store === undefined) throw new Error("useLanguage needs a LanguageContext around it.");
  return store;
}

export function useLanguage(): Language {
  const store = useLanguageStore();
  const current = () => store.current;
  return useSyncExternalStore(store.subscribe, current, current);
}
