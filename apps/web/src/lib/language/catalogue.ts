import type { languages } from "@khamt/contract/vocabulary";
import { use, createContext, type ReactNode, useSyncExternalStore } from "react";
import { whenOnline } from "../lazy-when-online.ts";
import { createListeners } from "../listeners.ts";

export const LanguageContext = createContext<LanguageStore | undefined>(undefined);

export type Language = (typeof languages)[number];

/** The words of one feature: loaded one language at a time, English the type that Mongolian has to satisfy. */
export type Catalogue<Words> = {
  readonly name: string;
  load(language: Language): Promise<Words>;
  /** The same promise each time, for a page that stands: without a connection it waits for one. */
  wait(language: Language): Promise<Words>;
  /** The words, if they have been loaded in this language. */
  peek(language: Language): Words | undefined;
};

type Loaders<Words> = Record<Language, () => Promise<{ default: Words }>>;

const inUse = new Set<Catalogue<unknown>>();

/** @public Called by the loaders that `build/words.ts` makes. */
export function defineCatalogue<Words>(name: string, loaders: Loaders<Words>): Catalogue<Words> {
  const loaded: Partial<Record<Language, Words>> = {};
  const pending: Partial<Record<Language, Promise<Words>>> = {};
  const awaited: Partial<Record<Language, Promise<Words>>> = {};

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

  function fetchOnline(language: Language): Promise<Words> {
    const words: Promise<Words> = whenOnline(() => catalogue.load(language)).then((all) =>
      fulfil(words, all),
    );
    return words;
  }

  const catalogue: Catalogue<Words> = {
    name,
    load(language) {
      inUse.add(catalogue);
      return (pending[language] ??= fetchWords(language));
    },
    wait: (language) =>
      (awaited[language] ??= loaded[language] ? catalogue.load(language) : fetchOnline(language)),
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
  const own = useOwnSite();
  const words = use(catalogue.wait(language));
  return own ? own.say(words, catalogue.name, language) : words;
}

/** What the operator has made their own; undefined: nothing. */
export function useOwnSite(): OwnSite | undefined {
  const store = useLanguageStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.own,
    () => store.own,
  );
}

/** Marks a promise in React's own way, so that `use` reads it at once instead of waiting a turn. */
function fulfil<Value>(promise: Promise<Value>, value: Value): Value {
  void Object.assign(promise, { status: "fulfilled", value });
  return value;
}

/** What stands on a site in the place of the product's. Only a site with something of its own loads what makes it. */
export type OwnSite = {
  /** The words of a catalogue as this site says them. */
  say<Words>(words: Words, name: string, language: Language): Words;
  /** Its logo and name. */
  header: (name: string) => ReactNode;
  /** Who runs it. */
  footer: (words: { line: string; runsOn: (product: string) => string }) => ReactNode;
};

/** The reader's language: one store per browser, one per rendering on the server. */
export type LanguageStore = {
  readonly current: Language;
  /** The language of the server's page: what still comes alive is compared with it, whatever has been chosen since. */
  readonly drawn: Language;
  set(language: Language): void;
  readonly own: OwnSite | undefined;
  show(own: OwnSite | undefined): void;
  subscribe(listener: () => void): () => void;
  /** Loads catalogues in the current language and remembers which ones the page used. */
  load(...catalogues: Catalogue<unknown>[]): Promise<void>;
  /** The words of a catalogue that has been loaded before. */
  words<Words>(catalogue: Catalogue<Words>): Words;
  /** The words, or undefined where a failed loader may not have loaded them. */
  peek<Words>(catalogue: Catalogue<Words>): Words | undefined;
  readonly used: ReadonlySet<string>;
};

export function createLanguageStore(initial: Language): LanguageStore {
  const listeners = createListeners();
  const used = new Set<string>();
  let current = initial;
  let own: OwnSite | undefined;
  const peek: LanguageStore["peek"] = (catalogue) => {
    const words = catalogue.peek(current);
    return words && own ? own.say(words, catalogue.name, current) : words;
  };
  return {
    get current() {
      return current;
    },
    drawn: initial,
    set(language) {
      current = language;
      listeners.tell();
    },
    get own() {
      return own;
    },
    show(shown) {
      own = shown;
      listeners.tell();
    },
    subscribe: listeners.add,
    async load(...catalogues) {
      for (const catalogue of catalogues) used.add(catalogue.name);
      await Promise.all(catalogues.map((catalogue) => catalogue.load(current)));
    },
    words(catalogue) {
      const words = peek(catalogue);
      if (words === undefined) throw new Error(`The catalogue ${catalogue.name} is not loaded.`);
      return words;
    },
    peek,
    used,
  };
}

export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext);
  if (store === undefined) throw new Error("useLanguage needs a LanguageContext around it.");
  return store;
}

export function useLanguage(): Language {
  const store = useLanguageStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.current,
    () => store.drawn,
  );
}
